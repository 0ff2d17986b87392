/** The backs that cards may show, each with the number of its set: the Office's own, those of people, and those that are won. */
export const CARD_BACKS = {
  'office-issue': 1,
  'ferry-ticket': 2,
  smokehouse: 3,
  'header-bond': 4,
  'pickle-label': 5,
  'true-yard': 6,
  'seed-sack': 7,
  'full-sail': 8,
  'salt-pan': 9,
  'load-plate': 10,
  'rope-and-rain': 11,
  'mule-track': 12,
  'bell-rope': 13,
  'lamp-room': 14,
  'mile-stone': 15,
  'loose-wheel': 16,
  waybill: 17,
  'nine-miles': 18,
  wayledger: 19,
} as const;
export type CardBack = keyof typeof CARD_BACKS;
export const CARD_BACK_IDS = Object.keys(CARD_BACKS) as CardBack[];
