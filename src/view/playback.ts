/**
 * Plays beats one after the other. It can be finished at any moment, and it never waits for a page nobody sees:
 * the end of a beat is a timer's, not a frame's, and a hidden page finishes at once.
 */
import type { Beat } from '../present/index.ts';

export class Playback {
  private hurry = false;
  private wake: (() => void) | null = null;
  private playing = 0;

  get running(): boolean {
    return this.playing > 0;
  }

  /** @param show sets off a beat that is to take so many milliseconds */
  async play(
    beats: readonly Beat[],
    duration: (beat: Beat) => number,
    show: (beat: Beat, ms: number) => void,
  ): Promise<void> {
    this.hurry = document.hidden;
    const skipWhenHidden = (): void => {
      if (document.hidden) this.skip();
    };
    document.addEventListener('visibilitychange', skipWhenHidden);
    this.playing++;
    try {
      for (const beat of beats) {
        const ms = this.hurry ? 0 : duration(beat);
        show(beat, ms);
        if (ms > 0) await this.wait(ms);
      }
    } finally {
      this.playing--;
      document.removeEventListener('visibilitychange', skipWhenHidden);
    }
  }

  skip(): void {
    this.hurry = true;
    this.wake?.();
  }

  private wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      const self = this;
      function done(): void {
        clearTimeout(timer);
        self.wake = null;
        resolve();
      }
      this.wake = done;
    });
  }
}
