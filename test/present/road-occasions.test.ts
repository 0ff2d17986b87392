/** When somebody has something to say, occasion by occasion, from positions of the engine. */
import { expect, test } from 'vitest';
import { presetOptions } from '../../src/content/index.ts';
import {
  compileRules,
  fromPosition,
  observe,
  parseMove,
  parsePosition,
  play,
} from '../../src/engine/index.ts';
import { occasionsIn } from '../../src/present/road-occasions.ts';

const rules = compileRules(presetOptions('standard'));

function after(turn: 'A' | 'B', position: object, text: string) {
  const parsed = parsePosition({
    deckA: Array(20).fill('2S'),
    deckB: Array(20).fill('2S'),
    handA: ['TH', 'JS', 'KD', 'X', '2C'],
    handB: ['TD', 'JH', 'KC', 'X', '2D'],
    discardA: [],
    discardB: [],
    phase: 'main',
    turn,
    ...position,
  });
  if ('fault' in parsed) throw new Error(parsed.fault);
  const state = fromPosition(rules, parsed.layout);
  const step = play(state, parseMove(text)!);
  return occasionsIn(step.events, observe(step.state, 'A'), observe(state, 'A'));
}

const LOW = { A: ['5S', '5H', '5D'], B: ['6S', '6H', '6D'] };

test.each([
  ['an ordinary move', 'A', LOW, 'TH>A1', []],
  ['their sale', 'B', { ...LOW, B: ['6S 8S', '6H', '6D'] }, 'TD>B1', ['sale']],
  ['your sale', 'A', { ...LOW, A: ['5S 7S', '5H', '5D'] }, 'TH>A1', ['praise']],
  ['they outbid', 'B', { A: ['5S 7S 9S', '5H', '5D'], B: ['6S 8S', '6H', '6D'] }, 'TD>B1', ['outbid']],
  ['you outbid', 'A', { A: ['5S 8S', '5H', '5D'], B: ['6S 7S 9S', '6H', '6D'] }, 'TH>A1', ['outbidden']],
  ['a tie', 'B', { A: ['7S 8S 9S', '5H', '5D'], B: ['6S 8S', '6H', '6D'] }, 'TD>B1', ['tie']],
  ['they sell one of yours', 'B', { ...LOW, A: ['5S 9S', '5H', '5D'] }, 'KC>A1.2', []],
  ['you overload your own', 'A', { ...LOW, A: ['5S 8S 9S', '5H', '5D'] }, 'TH>A1', ['yourBurst']],
  ['they overload their own', 'B', { ...LOW, B: ['6S 8S 9S', '6H', '6D'] }, 'TD>B1', ['ownBurst']],
  ['their King overloads yours', 'B', { ...LOW, A: ['5S 8S 9H', '5H', '5D'] }, 'KC>A1.3', ['king']],
  ['your King overloads theirs', 'A', { ...LOW, B: ['6S 8S 5S', '6H', '6D'] }, 'KD>B1.2', ['yourKing']],
  [
    'a King turns the pair over, which is no bid',
    'B',
    { A: ['5S 8S 9H', '5H', '5D'], B: ['6S 7S 8S', '6H', '6D'] },
    'KC>A1.3',
    ['king', 'sale'],
  ],
  [
    'a Jack turns the pair over, which is no bid',
    'A',
    { A: ['5S 7S 9S', '5H', '5D'], B: ['6S 7S 9H', '6H', '6D'] },
    'JS>B1.3',
    ['praise', 'yourJack'],
  ],
  ['their Joker', 'B', LOW, 'X>A1.1', ['joker']],
  ['your Joker', 'A', LOW, 'X>B1.1', ['yourJoker']],
  ['your Joker that leaves them alone', 'A', LOW, 'X>A1.1', []],
  ['their Jack', 'B', { ...LOW, A: ['5S 7S', '5H', '5D'] }, 'JH>A1.2', ['jack']],
  ['your Jack', 'A', { ...LOW, B: ['6S 7S', '6H', '6D'] }, 'JS>B1.2', ['yourJack']],
  ['they disband', 'B', { ...LOW, B: ['6S 7S', '6H', '6D'] }, 'disband B1', ['disband']],
  ['you disband', 'A', { ...LOW, A: ['5S 7S', '5H', '5D'] }, 'disband A1', []],
  [
    'one sale from their win',
    'B',
    { A: ['5S', '5H', '5D'], B: ['6S 7S 9S', '6H 8H', '6D'] },
    'TD>B2',
    ['nearlyWon', 'sale'],
  ],
  [
    'one sale from yours',
    'A',
    { A: ['5S 7S 9S', '5H 7H', '5D'], B: LOW.B },
    'TH>A2',
    ['nearlyLost', 'praise'],
  ],
  ['their win', 'B', { A: ['5S', '5H', '5D'], B: ['6S 7S 9S', '6H 7H 9H', '6D 8D'] }, 'TD>B3', ['win']],
  ['out of cards, which is no clean loss', 'A', { ...LOW, handB: [], deckB: [] }, 'TH>A1', ['loss']],
  ['a clean loss', 'A', { A: ['5S 7S 9S', '5H 7H 9H', '5D 7D'], B: LOW.B }, 'TH>A3', ['cleanLoss']],
] as const)('%s', (_, turn, position, move, occasions) => {
  expect(after(turn, position, move)).toEqual(occasions);
});
