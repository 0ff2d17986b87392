/** Puts the player together from Howler and the files: what is fetched once there is a picture. */
import howler from 'howler';
import { EFFECTS, PIECES, RECORDED, ROOM } from './sound-files.ts';
import { createPlayer, type Player, type PlayerNeeds } from './sound-player.ts';
import { createStage } from './sound-stage.ts';

/** @returns null where this browser has no audio */
export function openPlayer(needs: Pick<PlayerNeeds, 'onPiece' | 'onStuck'>): Player | null {
  const stage = createStage(howler);
  return (
    stage &&
    createPlayer({
      ...needs,
      stage,
      effects: EFFECTS,
      room: ROOM,
      pieces: PIECES,
      recorded: RECORDED,
      random: Math.random,
      now: () => performance.now(),
      later: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    })
  );
}
