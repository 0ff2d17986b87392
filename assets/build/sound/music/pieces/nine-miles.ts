import type { Piece } from '../score.ts';

/** Western swing in G: thirty-two bars, A A B A, and the bridge once more for the guitar. */
export const nineMiles: Piece = {
  id: 'nine-miles',
  title: 'Nine Miles Owing',
  credit: 'Played by the Four Middles, house band of every inn in Half.',
  beatsPerBar: 4,
  tempo: 184,
  swing: 0.63,
  band: { bass: 'walk', guitar: 'chop', kit: 'swing', organ: 'none' },
  sections: {
    intro: {
      chords: 'G | E7 | A7 D7 | G',
      tune: '- D4:.5 E4:.5 G4 B4 | /D5:2 B4:2 | C#5 E5 C5 A4 | G4:2 -:2',
    },
    A: {
      chords: 'G | E7 | A7 | D7 | G | E7 | A7 D7 | G D7',
      tune: 'D5! B4 G4:.5 A4:.5 B4 | G#4:.5 A4:.5 B4 D5 B4 | C#5 E5 C#5 A4 | C5:2 A4 - | D5! B4 G4:.5 A4:.5 B4 | G#4:.5 A4:.5 B4 D5 E5 | C#5:.5 B4:.5 A4 C5:.5 B4:.5 A4 | G4:3 -',
      second: '-:4 | -:4 | -:4 | - F#4:.5 A4:.5 D5:2 | -:4 | -:4 | -:4 | - B4:.5 D5:.5 C5 A4',
    },
    B: {
      chords: 'C | C#dim | G | E7 | A7 | A7 | D7 | D7',
      tune: 'E5!:1.5 E5:.5 E5 D5 | E5 G5 E5 C#5 | /D5:2 B4:2 | B4 D5 G#4:2 | A4:1.5 B4:.5 C#5 E5 | G5:1.5 F#5:.5 E5 C#5 | D5:.5 C5:.5 A4 F#4 A4 | C5 B4 A4 -',
      second: 'G4:4 | A#4:4 | B4:4 | G#4:4 | E4:2 G4:2 | C#5:4 | F#4:2 A4:2 | D4:2 F#4:2',
    },
    solo: {
      chords: 'C | C#dim | G | E7 | A7 | A7 | D7 | D7',
      tune: 'E4:.5 G4:.5 C5:.5 D5:.5 E5:.5 D5:.5 C5:.5 G4:.5 | A#4:.5 C#5:.5 E5:.5 C#5:.5 A#4:.5 G4:.5 E4 | G4:.5 B4:.5 D5:.5 B4:.5 G4:.5 A4:.5 B4 | G#4:.5 B4:.5 D5:.5 E5:.5 D5:.5 B4:.5 G#4 | A4:.5 C#5:.5 E5:.5 G5:.5 F#5:.5 E5:.5 C#5:.5 A4:.5 | G4:.5 A4:.5 C#5:.5 E5:.5 C#5 A4 | F#4:.5 A4:.5 C5:.5 D5:.5 E5:.5 D5:.5 C5:.5 A4:.5 | F#4:.5 G4:.5 A4:.5 C5:.5 B4 A4',
    },
    ending: {
      chords: 'A7 D7 | A7 D7 | G C | G6',
      tune: 'C#5:.5 B4:.5 A4 C5:.5 B4:.5 A4 | C#5:.5 B4:.5 A4 F#4 A4 | G4 B4 D5 E5 | /G5!:4',
      second: '-:4 | -:4 | D4 G4 A4 C5 | /D5:4',
    },
  },
  form: [
    { section: 'intro', lead: 'steel', band: { kit: 'light', bass: 'two' } },
    { section: 'A', lead: 'steel' },
    { section: 'A', lead: 'steel', second: 'guitar' },
    { section: 'B', lead: 'steel', second: 'organ' },
    { section: 'A', lead: 'steel', second: 'guitar' },
    { section: 'solo', lead: 'guitar' },
    { section: 'A', lead: 'steel', second: 'guitar' },
    { section: 'ending', lead: 'steel', second: 'guitar' },
  ],
  slowing: 1,
  room: 0.25,
  balance: { second: -2 },
};
