import type { Piece } from '../score.ts';

/** Twelve bars of slow blues in E with a way round through C sharp; twice, first the guitar, then the steel. */
export const oneWarmKiln: Piece = {
  id: 'one-warm-kiln',
  title: 'One Warm Kiln',
  credit: 'By the hot wall of the Warm Hand, Cold Kiln, on a night without customers.',
  beatsPerBar: 4,
  tempo: 96,
  swing: 0.66,
  band: { bass: 'walk', guitar: 'shuffle', kit: 'shuffle', organ: 'pad' },
  sections: {
    intro: {
      chords: 'E7 C#7 | F#7 B7',
      tune: 'E4 G#4 F4 G#4 | F#4 E4 D#4 B3',
    },
    first: {
      chords: 'E7 | A7 | E7 | E7 | A7 | A7 | E7 | C#7 | F#7 | B7 | E7 C#7 | F#7 B7',
      tune: '- G4:.5 G#4:.5 B4 E5! | C#5:1.5 A4:.5 G4:2 | - E4:.5 G4:.5 G#4 E4 | B3:.5 D4:.5 E4:2 - | - G4:.5 A4:.5 C#5 E5! | D5:.5 C#5:.5 A4 G4:2 | - G4:.5 G#4:.5 B4 G#4 | B4:1.5 G#4:.5 F4:2 | E5!:1.5 C#5:.5 A#4 F#4 | A4:1.5 F#4:.5 D#4:2 | E4 G#4 F4 G#4 | F#4 E4 D#4 B3',
      second:
        '-:4 | -:2 - /E4 | -:4 | -:3 /G#4 | -:4 | -:2 - /C#5 | -:4 | -:2 - /G#4 | -:4 | -:2 D#4:.5 F#4:.5 A4 | -:4 | -:4',
    },
    last: {
      chords: 'E7 | A7 | E7 | E7 | A7 | A7 | E7 | C#7 | F#7 | B7 | E7 A7 | E7 B7',
      tune: '/E5!:1.5 D5:.5 B4 G#4 | /C#5:3 - | /E5!:1.5 D5:.5 B4 D5 | /E5:3 - | G5!:1.5 E5:.5 C#5 E5 | G5 E5:.5 C#5:.5 A4:2 | G#4:.5 A4:.5 B4 E5 D5 | B4 G#4 F4:2 | C#5 A#4 F#4 A#4 | /D#5:1.5 C#5:.5 A4 F#4 | G#4 E4 A4:.5 G4:.5 E4 | E4:2 D#4:2',
      second:
        '-:4 | - E4:.5 G4:.5 A4 G4 | -:4 | - G4:.5 G#4:.5 B4 G#4 | -:4 | -:3 E4:.5 G4:.5 | -:4 | -:3 F4:.5 G#4:.5 | -:4 | -:4 | -:4 | - A4:.5 G#4:.5 F#4 D#4',
    },
    ending: {
      chords: 'B7 | E6',
      tune: 'A4:.5 F#4:.5 D#4 F#4 B3 | /E4!:4',
      second: '-:4 | B3:4',
    },
  },
  form: [
    { section: 'intro', lead: 'guitar', loud: -4, band: { kit: 'none', organ: 'none', bass: 'two' } },
    { section: 'first', lead: 'guitar', second: 'steel', loud: -3, band: { kit: 'light', organ: 'none' } },
    { section: 'last', lead: 'steel', second: 'guitar' },
    { section: 'ending', lead: 'steel', second: 'guitar', loud: -3, band: { kit: 'light' } },
  ],
  slowing: 1,
  room: 0.35,
  balance: { organ: -4, guitar: -1 },
};
