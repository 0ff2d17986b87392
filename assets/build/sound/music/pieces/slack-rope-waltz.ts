import type { Piece } from '../score.ts';

/** A ferry waltz in D: A A B A, then the bridge and the tune again with everybody. */
export const slackRopeWaltz: Piece = {
  id: 'slack-rope-waltz',
  title: 'The Slack Rope Waltz',
  credit: 'Recorded in the ticket shed at Sallow Ferry, while the river did not allow it.',
  beatsPerBar: 3,
  tempo: 138,
  swing: 0.5,
  band: { bass: 'waltz', guitar: 'waltz', kit: 'waltz', organ: 'none' },
  sections: {
    intro: {
      chords: 'D | G | A7 | D',
      tune: 'A4 D5 F#5 | E5 D5 B4 | C#5 B4 A4 | D5:2 -',
    },
    A: {
      chords: 'D | D | G | D | Bm | Em | A7 | A7',
      tune: 'F#4 A4 D5 | F#5:2 E5 | D5 B4 G4 | A4:2 - | F#4 B4 D5 | E5:2 D5 | C#5:2 B4 | A4:2 -',
    },
    A2: {
      chords: 'D | D | G | D | Bm | Em | A7 | D',
      tune: 'F#4 A4 D5 | F#5:2 E5 | D5 B4 G4 | A4:2 - | F#4 B4 D5 | E5:2 D5 | C#5:1.5 D5:.5 E5 | D5:2 -',
      second: 'D4:3 | A4:3 | B4:3 | F#4:3 | D4 F#4 B4 | G4:3 | E4:2 G4 | F#4:2 -',
    },
    B: {
      chords: 'G | G | D | D | E7 | E7 | A7 | A7',
      tune: 'B4 D5 G5 | G5:2 F#5 | F#5:2 E5 | D5 A4:2 | B4 E5 G#5 | G#5:2 E5 | A5:2 G5 | E5 C#5 A4',
      second: 'D4:3 | B4:3 | A4:3 | F#4:3 | G#4:3 | B4:3 | C#5:3 | A4 G4 E4',
    },
    ending: {
      chords: 'Bm | Em A7 A7 | D | D',
      tune: 'F#4 B4 D5 | E5 D5 C#5 | D5 A4 F#4 | D5:3',
      second: 'D4 F#4 B4 | G4 B4 A4 | F#4:3 | /F#4:3',
    },
  },
  form: [
    { section: 'intro', lead: 'mandolin', band: { kit: 'none' } },
    { section: 'A', lead: 'mandolin' },
    { section: 'A2', lead: 'mandolin' },
    { section: 'B', lead: 'whistle', second: 'mandolin' },
    { section: 'A2', lead: 'whistle' },
    { section: 'B', lead: 'steel', second: 'mandolin' },
    { section: 'A2', lead: 'mandolin', second: 'steel' },
    { section: 'ending', lead: 'mandolin', second: 'steel' },
  ],
  slowing: 3,
  room: 0.35,
};
