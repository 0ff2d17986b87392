import type { Piece } from '../score.ts';

/** A ballad of the salt pans in A minor, three and three and two under a whistle: A A B A. */
export const saltInAnyDirection: Piece = {
  id: 'salt-in-any-direction',
  title: 'Salt in Any Direction',
  credit: 'Windlass, before the wind. Whistled by a sailmaker with one hand flat on the table.',
  beatsPerBar: 4,
  tempo: 116,
  swing: 0.5,
  band: { bass: 'slow', guitar: 'arpeggio', kit: 'desert', organ: 'none' },
  sections: {
    intro: { chords: 'Am | E7', tune: 'A3 C4 E4 C4 | B3 D4 E4:2' },
    A: {
      chords: 'Am | G | F | E7 | Am | Dm | E7 | Am',
      tune: 'A4:1.5 B4:.5 C5 E5 | D5:3 B4 | C5:1.5 D5:.5 C5 A4 | G#4:3 E4 | A4:1.5 B4:.5 C5 E5 | F5:2 D5 F5 | E5 D5 B4 G#4 | A4:3 -',
      second: 'E4:4 | G4:4 | A4:2 F4:2 | E4:2 G#4:2 | C4:2 E4:2 | A4:4 | G#4:2 E4 D4 | C4:2 E4:2',
    },
    B: {
      chords: 'C | G | Dm | Am | F | Dm | E7 | E7',
      tune: 'G5!:2 E5 G5 | D5:2 B4 D5 | F5:2 D5 F5 | E5:3 C5 | A5!:2 G5 F5 | F5 E5 D5 F5 | E5:3 - | - E5 D5:.5 C5:.5 B4',
      second: 'E4:4 | G4:4 | A4:4 | C5:4 | C5:4 | A4:4 | G#4:2 B4:2 | E4:4',
    },
    ending: {
      chords: 'F | E7 | Am | Am',
      tune: 'C5 D5 C5 A4 | G#4:2 B4:2 | A4:4 | ~:4',
      second: 'F4:4 | E4:2 D4:2 | C4 E4 A4 B4 | /C5:4',
    },
  },
  form: [
    { section: 'intro', lead: 'twang', band: { kit: 'none', bass: 'pedal' } },
    { section: 'A', lead: 'whistle', band: { kit: 'none' } },
    { section: 'A', lead: 'whistle', second: 'steel' },
    { section: 'B', lead: 'steel', second: 'whistle' },
    { section: 'A', lead: 'whistle', second: 'steel' },
    { section: 'ending', lead: 'whistle', second: 'steel' },
  ],
  slowing: 2,
  room: 0.55,
  balance: { second: -2, kit: 1 },
};
