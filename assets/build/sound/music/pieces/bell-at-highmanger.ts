import type { Piece } from '../score.ts';

/** A hymn for the late road in D over a drone: the bell, a verse for the organ, a verse for everybody. */
export const bellAtHighmanger: Piece = {
  id: 'bell-at-highmanger',
  title: 'Ring Them In',
  credit: 'The warden’s hymn at Highmanger, sung until everybody can see their own feet.',
  beatsPerBar: 4,
  tempo: 72,
  swing: 0.5,
  band: { bass: 'pedal', guitar: 'arpeggio', kit: 'none', organ: 'hymn' },
  sections: {
    drone: { chords: 'D5 | D5', tune: '-:2 A3 D4 | E4 F#4 E4 A3' },
    verse: {
      chords: 'D | G D | Em A | D | Bm F#m | G D | Em A7 | D',
      tune: 'F#4:2 G4 A4 | B4:2 A4:2 | G4 F#4 E4:2 | F#4:3 A4 | D5:2 C#5 A4 | B4:2 A4 F#4 | G4:1.5 F#4:.5 E4:2 | D4:4',
      second: 'A4:4 | D5:4 | B4:2 C#5:2 | D5:4 | F#5:2 E5:2 | D5:4 | B4:2 C#5:2 | /D5:4',
    },
    amen: { chords: 'G | D', tune: 'D4:2 G4:2 | F#4:4', second: 'B4:2 D5:2 | A4:4' },
  },
  form: [
    { section: 'drone', lead: 'twang', loud: -5, band: { bass: 'none', guitar: 'none', organ: 'drone' } },
    { section: 'verse', lead: 'organ', loud: -4, band: { bass: 'none', guitar: 'none' } },
    { section: 'verse', lead: 'twang', second: 'steel' },
    { section: 'amen', lead: 'organ', second: 'steel', loud: -2, band: { guitar: 'roll' } },
  ],
  slowing: 2,
  room: 0.7,
  balance: { organ: 4, bell: -2, bass: -2 },
  bell: { note: 'D4', beats: [0, 8, 40, 72] },
};
