/**
 * The parts of Phaser that the view takes values from, and the only file that does: the build ships these and what they
 * need (`PHASER_PARTS` in vite.config.ts), which is half of Phaser. Types may be taken from `phaser` anywhere.
 */
import Phaser from 'phaser';

export const { AUTO, Game, Scene, WEBGL } = Phaser;
export const { CREATE } = Phaser.Scenes.Events;
export const { RESTORE_WEBGL } = Phaser.Renderer.Events;
export const { IntegerToColor } = Phaser.Display.Color;
export const FilterController = Phaser.Filters.Controller;
export const { BaseFilterShader } = Phaser.Renderer.WebGL.RenderNodes;
export const SCALE_NONE = Phaser.Scale.NONE;
