/** The table as elements of the page: what is asked, the hand, the caravans, the controls, the score. */
import { CARAVANS, type CaravanName, type Observation, SEATS, type Seat } from '../engine/index.ts';
import type { Place } from '../input/index.ts';
import { refusalLine } from '../text/index.ts';
import {
  caravanName,
  caravansOf,
  handCardName,
  handOf,
  MIRROR_WORDS,
  pairStands,
  rowName,
  sideStands,
  spoken,
} from '../text/mirror.ts';
import { inDrays, TABLE_WORDS } from '../text/screens.ts';
import { mirrorItem } from './mirror-item.ts';
import { described, listOf, type MirrorPart, paragraphs, part, sectionOf, words } from './mirror-part.ts';
import type { TableModel } from './model.ts';
import { previewMove, refusalFrom } from './preview.ts';

/** So many of the newest lines stand beside the table; the log of the game has all. */
const LOG_LINES = 30;

export function mirrorTable(model: TableModel): MirrorPart[] {
  const { seen, names, question } = model;
  const across: Seat = seen.seat === 'A' ? 'B' : 'A';
  const reach = reachOf(model);
  const controls = part('items', 'ul', model.items.map(mirrorItem), { attributes: { role: 'list' } });
  const body = part(
    'table',
    'section',
    [
      words('head', 'h2', MIRROR_WORDS.table(model.rulesTitle), { attributes: { id: 'm-head' } }),
      sectionOf('now', MIRROR_WORDS.now, paragraphs('line', nowLines(model).map(spoken))),
      sectionOf('hand', handOf(names[seen.seat]), [
        part(
          'cards',
          'ol',
          seen.hand.map((_, i) => mirrorHandCard(model, i)),
          { attributes: { role: 'list' } },
        ),
      ]),
      ...[seen.seat, across].map((seat) =>
        sectionOf(`caravans-${seat}`, caravansOf(names[seat]), [
          part(
            'list',
            'ul',
            CARAVANS.filter((name) => name.startsWith(seat)).map((name) => mirrorCaravan(model, name, reach)),
            { attributes: { role: 'list' } },
          ),
        ]),
      ),
      ...(question === null ? [sectionOf('deeds', MIRROR_WORDS.deeds, [controls, ...promptsOf(model)])] : []),
      sectionOf('score', MIRROR_WORDS.score, [listOf('lines', 'ul', scoreLines(model))]),
    ],
    // While a question waits only its answers can be reached, as with any other device.
    { attributes: { 'aria-labelledby': 'm-head', ...(question !== null && { inert: '' }) } },
  );
  if (question === null) return [body];
  const asking = part(
    'question',
    'div',
    [
      words('text', 'p', question, { attributes: { id: 'm-question' } }),
      ...(model.preview
        ? [words('outcome', 'p', spoken(model.preview.text), { attributes: { id: 'm-outcome' } })]
        : []),
      controls,
    ],
    {
      attributes: {
        role: 'alertdialog',
        'aria-modal': 'true',
        'aria-labelledby': 'm-question',
        ...(model.preview && { 'aria-describedby': 'm-outcome' }),
      },
    },
  );
  return [body, asking];
}

/** The newest lines, and the way to all of them. */
export const mirrorLog = ({ log }: TableModel): MirrorPart[] => [
  words('head', 'h2', MIRROR_WORDS.log),
  listOf(
    'lines',
    'ol',
    log.slice(-LOG_LINES).map(({ text }) => spoken(text)),
  ),
  words('all', 'button', MIRROR_WORDS.wholeLog, {
    attributes: { type: 'button' },
    press: [{ type: 'command', command: 'log' }],
  }),
];

/** What is asked, why a try was refused, and what has just happened. */
const nowLines = ({ asked, notice, refusal, lastMove, said, names, seen }: TableModel): string[] => [
  ...(notice === null ? [] : [notice]),
  ...(refusal ? [refusal.text] : []),
  asked,
  ...(lastMove ? [lastMove.text] : []),
  ...(said ? [MIRROR_WORDS.says(names[seen.seat === 'A' ? 'B' : 'A'], said)] : []),
];

const scoreLines = ({ soldPairs, open, seen, names, purse, stake }: TableModel): string[] => [
  ...([1, 2, 3] as const).map((pair) => pairStands(pair, seen, names)),
  `${soldPairs}.`,
  ...(open === '' ? [] : [open]),
  ...SEATS.map((seat) => sideStands(seat, seen, names)),
  ...(purse ? SEATS.map((seat) => `${names[seat]}: ${inDrays(purse[seat])}.`) : []),
  ...(stake === undefined ? [] : [`${TABLE_WORDS.stake(inDrays(stake))}.`]),
];

const promptsOf = ({ prompts }: TableModel): MirrorPart[] =>
  prompts.length === 0
    ? []
    : [
        listOf(
          'prompts',
          'ul',
          prompts.map(({ key, label }) => spoken(`${key}: ${label}`)),
        ),
      ];

interface Reached {
  readonly legal: boolean;
  /** What would come of it, or why it may not be. */
  readonly text: string;
}
type Reach = ReadonlyMap<Place, Reached>;

let lastReach: { readonly key: readonly unknown[]; readonly reach: Reach } | null = null;

/** For every place the held card could be meant for: what it would do there, or why it may not go there. */
function reachOf(model: TableModel): Reach {
  const { seen, heldCard, targets, untold } = model;
  const key = [seen, heldCard, untold, targets.join()];
  if (lastReach?.key.every((each, i) => each === key[i])) return lastReach.reach;
  const reach = new Map<Place, Reached>();
  for (const place of heldCard ? placesFor(seen, /^[JQKX]/.test(heldCard)) : []) {
    const face = heldCard!.replace(/\[.*/, '');
    const [caravan, row] = place.split('.') as [CaravanName, string | undefined];
    const move = `${face}>${/^[JQKX]/.test(face) ? `${caravan}.${row ?? 1}` : caravan}`;
    if (targets.includes(place) || targets.includes(`${caravan}.${row ?? 1}` as Place)) {
      const text = untold ? null : previewMove(seen, move)?.text;
      reach.set(place, { legal: true, text: text ?? MIRROR_WORDS.mayGoHere });
    } else {
      const reason = refusalFrom(seen, move);
      reach.set(place, {
        legal: false,
        text: reason ? refusalLine(reason, { move, seen }) : MIRROR_WORDS.notNow,
      });
    }
  }
  lastReach = { key, reach };
  return reach;
}

/** A number card is meant for a caravan; a face card for a card in one, or an empty caravan in vain. */
const placesFor = ({ caravans }: Observation, face: boolean): Place[] =>
  CARAVANS.flatMap((name): Place[] => {
    const { rows } = caravans[name];
    return face && rows.length > 0 ? rows.map((_, i): Place => `${name}.${i + 1}` as Place) : [name];
  });

function mirrorHandCard({ seen, held, heldCard, targets, thinking }: TableModel, at: number): MirrorPart {
  const place: Place = `hand.${at}`;
  const useless = heldCard === null && !thinking && seen.next !== null && !targets.includes(place);
  const card = words('it', 'button', handCardName(seen.hand[at]!), {
    attributes: { type: 'button', 'aria-pressed': `${held === at}` },
    place,
    press: [{ type: 'press', place }],
  });
  return part(place, 'li', described(card, `m-${place}`, useless ? [MIRROR_WORDS.goesNowhere] : []));
}

function placeButton(place: Place, name: string, reach: Reach): MirrorPart[] {
  const reached = reach.get(place);
  const button = words('it', 'button', name, {
    attributes: { type: 'button', ...(reached && !reached.legal && { 'aria-disabled': 'true' }) },
    place,
    // A refused one can be pressed as well: the game then says why not.
    press: [{ type: 'press', place }],
  });
  return described(button, `m-${place}`, reached ? [spoken(reached.text)] : []);
}

function mirrorCaravan(model: TableModel, name: CaravanName, reach: Reach): MirrorPart {
  const { seen, names, heldCard, targets } = model;
  const { rows } = seen.caravans[name];
  // With nothing held, what may be disbanded is a target.
  const disbands = heldCard === null && targets.includes(name);
  return part(name, 'li', [
    ...placeButton(name, caravanName(name, seen, names), reach),
    ...(rows.length === 0
      ? []
      : [
          part(
            'rows',
            'ol',
            rows.map((_, i) => {
              const place = `${name}.${i + 1}` as Place;
              return part(place, 'li', placeButton(place, rowName(name, i + 1, seen), reach));
            }),
            { attributes: { role: 'list' } },
          ),
        ]),
    ...(disbands
      ? [
          words('disband', 'button', MIRROR_WORDS.disband(name), {
            attributes: { type: 'button' },
            press: [
              { type: 'point', place: name },
              { type: 'command', command: 'disband' },
            ],
          }),
        ]
      : []),
  ]);
}
