/** Card names and caravans as text: what is read and what is not. */
import { describe, expect, test } from 'vitest';
import { cardName, ownField, parseCaravan, parseCard, parseCards } from '../../src/engine/index.ts';

test.each(['AS', '9D', 'TC', 'JH', 'QS', 'KD', 'X', 'AS[2]', 'TC[9]', 'X[3]'])('%s is a card', (name) => {
  expect(cardName(parseCard(name)!)).toBe(name);
});

test('the first set may be named too', () => {
  expect(parseCard('AS[1]')).toBe(parseCard('AS'));
});

test.each([
  '',
  ' AS',
  'AS ',
  'AAS',
  'zX',
  'XX',
  '10S',
  '1S',
  '0S',
  'as',
  'AX',
  'A',
  'S',
  'AS[0]',
  'AS[10]',
  'AS[1',
  'AS[]',
  'AS[1]S',
  '[1]AS',
])('"%s" is no card', (name) => {
  expect(parseCard(name)).toBeNull();
  expect(parseCards(['2S', name])).toBeNull();
});

test.each([
  ['2S  3S', '"" is no card'],
  ['2S.0D', '"0D" is no card'],
  [`2S ${'Z'.repeat(20)}`, `"${'Z'.repeat(20)}" is no card`],
  [`2S ${'Z'.repeat(21)}`, `"${'Z'.repeat(20)}" is no card`],
  ['KS[2]', 'KS[2] cannot begin a row'],
  ['JD', 'JD cannot begin a row'],
  ['2S.3S', '3S cannot be attached'],
  ['2S.KS.JD[2]', 'a Jack is never attached'],
])('the caravan %s: %s', (text, fault) => {
  expect(parseCaravan(text)).toEqual({ fault });
});

describe('a member of an object from elsewhere', () => {
  test.each<[string, unknown, string, unknown]>([
    ['its own', { a: 1 }, 'a', 1],
    ['its own, of no value', { a: null }, 'a', null],
    ['one it has not', { a: 1 }, 'b', undefined],
    ['one every object is born with', { a: 1 }, 'constructor', undefined],
    ['of a list', ['x'], 'length', undefined],
    ['of a text', 'text', 'length', undefined],
    ['of nothing', null, 'a', undefined],
    ['of what is not there', undefined, 'a', undefined],
  ])('%s', (_, value, name, member) => {
    expect(ownField(value, name)).toBe(member);
  });
});
