import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig, type Plugin } from 'vitest/config';
import { language } from './.ci/language.ts';

/** For the page and for the worker; see there. */
const inLanguage = (): Plugin => language(process.env['CARAVAN_LANGUAGE'], import.meta.dirname);

/** The development server adds inline styles and reloads over a socket, which the page's policy forbids. */
const withoutPolicyWhileDeveloping: Plugin = {
  name: 'without-policy-while-developing',
  apply: 'serve',
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ''),
};

/** What `src/view/phaser.ts` names and what its objects are made with, from Phaser's own sources. */
const PHASER_PARTS = `
import 'phaser/src/renderer/index.js'; // first: its parts refer to one another in a circle
import constants from 'phaser/src/const.js';
import Game from 'phaser/src/core/Game.js';
import Scene from 'phaser/src/scene/Scene.js';
import Scenes from 'phaser/src/scene/index.js';
import Scale from 'phaser/src/scale/index.js';
import IntegerToColor from 'phaser/src/display/color/IntegerToColor.js';
import Controller from 'phaser/src/filters/Controller.js';
import RendererEvents from 'phaser/src/renderer/events/index.js';
import BaseFilterShader from 'phaser/src/renderer/webgl/renderNodes/filters/BaseFilterShader.js';
import 'phaser/src/cameras/2d/index.js';
import 'phaser/src/events/EventEmitter.js';
import 'phaser/src/gameobjects/DisplayList.js';
import 'phaser/src/gameobjects/GameObjectCreator.js';
import 'phaser/src/gameobjects/GameObjectFactory.js';
import 'phaser/src/scene/ScenePlugin.js';
import 'phaser/src/gameobjects/UpdateList.js';
import 'phaser/src/gameobjects/bitmaptext/static/BitmapTextFactory.js';
import 'phaser/src/gameobjects/graphics/GraphicsFactory.js';
import 'phaser/src/gameobjects/image/ImageFactory.js';
export default {
  ...constants, Game, Scene, Scenes, Scale,
  Display: { Color: { IntegerToColor } },
  Filters: { Controller },
  Renderer: { Events: RendererEvents, WebGL: { RenderNodes: { BaseFilterShader } } },
};`;

/** Flags of Phaser's own build: both renderers, no debugger, no sound, no other extras. */
const PHASER_FLAGS = /typeof\s+(WEBGL_RENDERER|CANVAS_RENDERER|WEBGL_DEBUG|FEATURE_SOUND|PLUGIN_\w+)/g;

/** Ships the parts of Phaser that are used: its package offers only the whole, which is twice as much. */
const phaserInParts: Plugin = {
  name: 'phaser-in-parts',
  apply: 'build',
  enforce: 'pre',
  resolveId(id) {
    if (id === 'phaser') return '\0phaser';
    if (id.startsWith('phaser/src/')) return realpathSync(new URL(`node_modules/${id}`, import.meta.url));
    return null;
  },
  load: (id) => (id === '\0phaser' ? PHASER_PARTS : null),
  transform: (code, id) =>
    /node_modules[\\/]phaser[\\/]src/.test(id)
      ? code.replace(PHASER_FLAGS, (_, flag: string) => String(flag.endsWith('_RENDERER')))
      : null,
};

/** The web manifest and its icons, under names of their own: a manifest's addresses are not rewritten. */
const withManifest: Plugin = {
  name: 'with-manifest',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' }, injectTo: 'head' },
  ],
  generateBundle() {
    const icons = [
      { src: 'icon-192.png', sizes: '192x192' },
      { src: 'icon-512.png', sizes: '512x512' },
      { src: 'icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ].map((icon) => ({ ...icon, type: 'image/png' }));
    for (const { src } of icons)
      this.emitFile({ type: 'asset', fileName: src, source: readFileSync(`assets/art/${src}`) });
    const manifest = {
      name: 'Caravan',
      short_name: 'Caravan',
      start_url: './',
      display: 'fullscreen',
      background_color: '#041208',
      theme_color: '#041208',
      icons,
    };
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: JSON.stringify(manifest) });
  },
};

/** Other people's work that the build holds: every package a module comes from, and what brings no modules. */
const WITHOUT_MODULES = [
  '@fontsource/atkinson-hyperlegible-mono',
  '@fontsource/ibm-plex-mono',
  '@fontsource/vt323',
  'workbox-build', // the service worker
];

/** `licences.txt` beside the game: name, version, licence and its text of each of them. */
const withLicences: Plugin = {
  name: 'with-licences',
  apply: 'build',
  generateBundle() {
    const modules = [...this.getModuleIds()].map(
      (id) => /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1],
    );
    const packages = new Set([...modules, ...WITHOUT_MODULES].filter((name) => name !== undefined));
    const parts = [...packages].sort().map((name) => {
      const folder = `node_modules/${name}`;
      const { version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
      const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
      if (typeof license !== 'string' || !file) throw new Error(`${name} names no licence`);
      return `${name} ${version}\nLicence: ${license}\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}`;
    });
    const game = `Caravan\nLicence: MIT\n\n${readFileSync('LICENSE', 'utf8').trim()}`;
    const source = `${[game, ...parts].join(`\n\n${'-'.repeat(78)}\n\n`)}\n`;
    this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
  },
};

/**
 * Plays without a network after the first visit: everything the game may need is fetched once, in the background. A new
 * version is fetched beside the running one and waits until the person takes it (src/platform/update.ts). Of the two
 * encodings of each sound the widely played one is fetched; a browser that plays the other keeps what it has played.
 */
const playsOffline = VitePWA({
  registerType: 'prompt',
  injectRegister: false, // its script would stand in the page, which the policy forbids
  manifest: false, // its own, above
  workbox: {
    globPatterns: ['**/*.{html,js,css,wasm,net,json,png,svg,webp,woff2,webm,webmanifest}'],
    maximumFileSizeToCacheInBytes: 4_000_000,
    cleanupOutdatedCaches: true,
    navigateFallback: 'index.html',
    runtimeCaching: [{ urlPattern: /\.mp3$/, handler: 'CacheFirst', options: { cacheName: 'sounds' } }],
    sourcemap: false,
  },
});

export default defineConfig({
  base: './', // relative addresses: any folder of any static host serves the game
  plugins: [
    inLanguage(),
    withoutPolicyWhileDeveloping,
    phaserInParts,
    withManifest,
    withLicences,
    playsOffline,
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // the policy blocks a small wasm file that is inlined as a `data:` address
    chunkSizeWarningLimit: 1600, // Phaser alone
    rolldownOptions: {
      output: {
        // Phaser changes seldom, the game often: a browser keeps the big piece.
        codeSplitting: { groups: [{ name: 'phaser', test: /node_modules[\\/]phaser[\\/]|^\0phaser$/ }] },
      },
    },
  },
  worker: { format: 'es', plugins: () => [inLanguage()] },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'test/fixtures/**'],
    environment: 'node',
    testTimeout: 120_000, // for a hung test: a busy machine takes its time
    maxWorkers: '100%', // unless told it leaves a core idle, which is half of a small machine
    coverage: { provider: 'v8', include: ['src/**'] },
  },
});
