import type { Piece } from '../score.ts';

/** A train beat in A, though what goes here goes on legs: verse, chorus, a guitar break, chorus. */
export const twoHundredMules: Piece = {
  id: 'two-hundred-mules',
  title: 'Two Hundred Mules',
  credit: 'A walking song of the mule trains over Highmanger. The mules are not on the recording.',
  beatsPerBar: 4,
  tempo: 212,
  swing: 0.52,
  band: { bass: 'train', guitar: 'boom', kit: 'train', organ: 'none' },
  sections: {
    intro: {
      chords: 'A | A | E7 | A',
      tune: 'A3 E3 F#3 G3 | A3 E3 F#3 G3 | G#3 F#3 E3 B3 | A3:2 -:2',
    },
    verse: {
      chords: 'A | A | D | A | A | A | E7 | E7 | A | A7 | D | A | F#m | E7 | A | A',
      tune: 'E4!:2 C#4 E4 | A4:3 - | F#4!:2 D4 F#4 | E4:3 - | E4!:2 C#4 E4 | A4:2 B4 C#5 | B4:4 | ~:2 -:2 | E4!:2 C#4 E4 | A4:2 G4:2 | F#4!:2 A4 F#4 | E4:2 C#4:2 | C#4!:2 F#4 A4 | G#4:2 E4:2 | A4:4 | ~:2 -:2',
    },
    chorus: {
      chords: 'D | D | A | A | E7 | E7 | A | A7 | D | D | A | F#m | B7 | E7 | A | A',
      tune: 'F#5!:3 E5 | D5:2 A4:2 | E5!:3 C#5 | A4:3 - | B4!:2 C#5:2 | D5:2 B4:2 | /C#5:4 | ~:2 C#5 E5 | F#5!:3 E5 | D5:2 A4:2 | E5!:3 C#5 | A4:2 C#5:2 | D#5:2 F#5:2 | E5:2 D5 B4 | A4:4 | ~:2 -:2',
      second:
        'D4:2 F#4:2 | A4:2 F#4:2 | C#4:2 E4:2 | A4 E4 C#4 E4 | G#4:2 B4:2 | B4:2 G#4:2 | E4 A4 E4 C#4 | G4 A4 G4 E4 | D4:2 F#4:2 | A4:2 F#4:2 | C#4:2 E4:2 | F#4:2 A4:2 | F#4:2 B4:2 | G#4:2 B4 G#4 | E4 C#4 E4 F#4 | A4:2 -:2',
    },
    break: {
      chords: 'A | A | D | A | E7 | E7 | A | A',
      tune: 'A4:.5 B4:.5 C#5:.5 E5:.5 F#5:.5 E5:.5 C#5:.5 B4:.5 | A4:.5 C#5:.5 B4:.5 A4:.5 F#4:.5 E4:.5 F#4:.5 A4:.5 | F#4:.5 A4:.5 D5:.5 F#5:.5 E5:.5 D5:.5 B4:.5 A4:.5 | C#5:.5 B4:.5 A4:.5 F#4:.5 E4:2 | B4:.5 C#5:.5 D5:.5 E5:.5 G#5:.5 F#5:.5 E5:.5 D5:.5 | C#5:.5 D5:.5 C#5:.5 B4:.5 G#4:.5 A4:.5 B4:.5 D5:.5 | C#5:.5 E5:.5 C#5:.5 A4:.5 F#4:.5 A4:.5 E4 | A4:2 -:2',
    },
    ending: {
      chords: 'B7 | E7 | A | A',
      tune: 'D#5:2 F#5:2 | E5:2 D5 B4 | A4 E4 F#4 G#4 | A4!:4',
      second: 'F#4:2 B4:2 | G#4:2 B4 G#4 | E4:2 D4:2 | C#4:4',
    },
  },
  form: [
    { section: 'intro', lead: 'twang', band: { guitar: 'none' } },
    { section: 'verse', lead: 'twang' },
    { section: 'chorus', lead: 'steel', second: 'twang' },
    { section: 'break', lead: 'guitar' },
    { section: 'chorus', lead: 'steel', second: 'twang' },
    { section: 'ending', lead: 'steel', second: 'twang' },
  ],
  slowing: 1,
  room: 0.2,
  balance: { second: -3 },
};
