/** The radio: one piece after the other in shuffled order, the next one begun before the last has died away. */
import type { LoadedReel, Reel, Voice } from './sound-stage.ts';

export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly reel: Reel;
}

export interface Radio {
  /** Plays, from where it was. */
  on(): void;
  /** Holds its breath. */
  off(): void;
  turn(by: 1 | -1): void;
  /** Only these pieces are played from now on; the one that plays goes on. All of them until this is called. */
  tune(ids: readonly string[]): void;
  /** The piece that plays; null while it is off or nothing has been fetched. */
  title(): string | null;
}

export interface RadioNeeds {
  readonly pieces: readonly Piece[];
  load(reel: Reel): Promise<LoadedReel | null>;
  /** 0 to 1, the radio's own. */
  random(): number;
  /** Calls after some milliseconds; returns how to call it off. */
  later(ms: number, call: () => void): () => void;
  onPiece(title: string | null): void;
}

/** The next piece begins this long before the end of the last, so that a busy page makes no gap. In seconds. */
export const LEAD = 0.2;
const FADE_MS = 400;
/** After a piece that could not be had. */
const RETRY_MS = 20_000;
/** Silence between turning the radio and the next piece is not wanted; a pause between two turns is. */
const CHECK_MS = 1000;

export function createRadio({ pieces, load, random, later, onPiece }: RadioNeeds): Radio {
  const fetched = new Map<Piece, Promise<LoadedReel | null>>();
  let tuned = pieces;
  let order: Piece[] = [];
  let at = 0;
  let isOn = false;
  /** What came later makes an earlier fetch void. */
  let round = 0;
  let voice: Voice | null = null;
  let current: Piece | null = null;
  let callOff = (): void => {};

  /** All pieces in a new order; the one just heard does not come first. */
  function shuffled(): Piece[] {
    const left = [...tuned];
    const result: Piece[] = [];
    while (left.length > 0) result.push(...left.splice(Math.floor(random() * left.length), 1));
    if (result.length > 1 && result[0] === order.at(-1)) result.push(result.shift()!);
    return result;
  }
  /** The piece some places on from here. */
  function pieceAt(place: number): Piece {
    while (place >= order.length) order = [...order, ...shuffled()];
    return order[place]!;
  }
  function fetchPiece(piece: Piece): Promise<LoadedReel | null> {
    const known = fetched.get(piece) ?? load(piece.reel);
    fetched.set(piece, known);
    return known;
  }
  /** A decoded piece takes 30 MB: only this one and the next are kept. */
  function forgetOthers(): void {
    const kept = [pieceAt(at), pieceAt(at + 1)];
    for (const [piece, reel] of fetched) {
      if (kept.includes(piece) || piece === current) continue;
      fetched.delete(piece);
      void reel.then((one) => one?.unload());
    }
  }

  function watch(): void {
    callOff();
    if (!isOn || !voice) return;
    const left = voice.left();
    if (left <= LEAD) {
      at++;
      void begin();
      return;
    }
    callOff = later(Math.max(20, Math.min((left - LEAD) * 1000, CHECK_MS)), watch);
  }

  async function begin(): Promise<void> {
    callOff();
    const mine = ++round;
    const piece = pieceAt(at);
    const reel = await fetchPiece(piece);
    if (mine !== round || !isOn) return;
    const next = reel?.play(piece.name, { gain: 1 }) ?? null;
    if (!next) {
      if (!reel) {
        fetched.delete(piece);
        at++;
      }
      voice = null;
      callOff = later(RETRY_MS, () => void begin());
      return;
    }
    voice = next;
    current = piece;
    onPiece(piece.title);
    watch();
    // The piece before is still dying away.
    later((LEAD + 1) * 1000, () => {
      if (mine !== round) return;
      forgetOthers();
      void fetchPiece(pieceAt(at + 1));
    });
  }

  return {
    on() {
      if (isOn || tuned.length === 0) return;
      isOn = true;
      if (voice && voice.left() > LEAD) {
        voice.resume();
        onPiece(current!.title);
        watch();
      } else void begin();
    },
    off() {
      if (!isOn) return;
      isOn = false;
      round++;
      callOff();
      voice?.pause();
      onPiece(null);
    },
    turn(by) {
      if (!isOn) return;
      at = Math.max(0, at + by);
      voice?.stop(FADE_MS);
      voice = null;
      void begin();
    },
    tune(ids) {
      const next = pieces.filter(({ id }) => ids.includes(id));
      if (next.length === 0 || next.map(({ id }) => id).join() === tuned.map(({ id }) => id).join()) return;
      tuned = next;
      // What would have come next is drawn anew.
      order = order.slice(0, voice ? at + 1 : at);
    },
    title: () => (isOn && voice ? (current?.title ?? null) : null),
  };
}
