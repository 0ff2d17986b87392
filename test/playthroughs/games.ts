/** Which games are told: seeds chosen for what happens in them. */
import type { Game } from './playthrough.ts';

const SMALL = '2S 5H 8C TD 3D 6H 9S AS KS QH JD X';
const MANY_FACES =
  'AS 2S 3S 4S 5S 6S 7S 8S 9S TS AH 2H 3H 4H 5H 6H JS QS KS KH[2] QH[2] JH[2] X X[2] KD QD JD KC QC JC';

export const GAMES: readonly Game[] = [
  { name: 'standard', rules: 'standard', seed: 1 },
  { name: 'standard-out-of-cards', rules: 'standard', seed: 1, deckA: SMALL, deckB: SMALL },
  { name: 'standard-polite-tournament', rules: 'standard+polite+tournament', seed: 4 },
  { name: 'polite', rules: 'polite', seed: 1 },
  { name: 'tournament', rules: 'tournament', seed: 1 },
  { name: 'mifflin-redeal', rules: 'mifflin', seed: 1407 },
  { name: 'mifflin-out-of-cards', rules: 'mifflin', seed: 1, deckA: SMALL, deckB: SMALL },
  { name: 'new-vegas', rules: 'new-vegas', seed: 9 },
  {
    name: 'new-vegas-thirty-turns',
    rules: 'new-vegas',
    options: { maxTurns: 30 },
    seed: 2,
    deckA: `${SMALL} 4H 7H TC 9D KD QD JS`,
    deckB: `${SMALL} 4H 7H TC 9D KD QD JS`,
  },
  { name: 'wiki', rules: 'wiki', seed: 1 },
  { name: 'wiki-polite-own-decks', rules: 'wiki+polite', seed: 6, deckA: MANY_FACES, deckB: MANY_FACES },
  { name: 'league-own-decks', rules: 'league', seed: 42, deckA: MANY_FACES, deckB: MANY_FACES },
  { name: 'league-idle', rules: 'league', seed: 1, deckA: SMALL, deckB: SMALL },
  { name: 'league-polite', rules: 'league+polite', seed: 1 },
  { name: 'tabletop', rules: 'tabletop', seed: 1 },
  { name: 'nevins', rules: 'nevins', seed: 1 },
  { name: 'foxon', rules: 'foxon', seed: 1 },
  { name: 'foxon-tournament', rules: 'foxon+tournament', seed: 1 },
  { name: 'foxon-reshuffles', rules: 'foxon', seed: 7, deckA: SMALL, deckB: SMALL },
];
