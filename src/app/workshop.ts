/**
 * The deck workshop: its pages. Every change is kept at once; what was before can be had back while one stays with a
 * deck.
 */
import {
  bringDeck,
  type Campaign,
  cleanName,
  DECK_PLANS,
  type DeckOdds,
  facesIn,
  facesOf,
  facesOwned,
  filledUp,
  forth,
  freeName,
  MOST_DECKS,
  type NamedDeck,
  NO_REWIND,
  noted,
  type OwnCard,
  oddsOf,
  pictureOf,
  type Rewind,
  readDeck,
  readOwnCard,
  type Suggestion,
  sortDeck,
  back as stepBack,
  strengthOf,
  suggestChanges,
  suggestDecks,
  withCount,
  withRank,
  writeDeck,
} from '../campaign/index.ts';
import { OWN_SET, PRESET_IDS, PRESETS, type PresetId, presetOptions } from '../content/index.ts';
import { OPPONENTS } from '../content/opponents/index.ts';
import { type CardName, type DeckRule, deckRefusal } from '../engine/index.ts';
import {
  benchMenu,
  deckMoreMenu,
  decksMenu,
  deleteMenu,
  ideasMenu,
  type Lane,
  nameMenu,
  plansMenu,
} from '../present/deck-menus.ts';
import type { Chart, MenuOption } from '../present/index.ts';
import { DECK_PLAN_WORDS, DECK_TEXT_FAULT_WORDS, ODDS_WORDS, suggestionNote } from '../text/campaign.ts';
import { DECK_WORDS, NAME_WORDS } from '../text/decks.ts';
import { cardInWords } from '../text/index.ts';
import type { BranchWorld, Page, Turn } from './branch.ts';
import { deckFaultWords } from './own-deck.ts';

const STAY: Turn = {};
const RANKS = [...'A23456789TJQKX'];
const CHANCES = ['open', 'sellInThree', 'jack'] as const;
/** What is kept of a deck has this many cards at most. */
const MOST_CARDS = 200;

/** The rule sets that take a deck of one's own. */
const OWN_RULES: readonly PresetId[] = PRESET_IDS.filter(
  (id) => presetOptions(id, []).deck.kind !== 'standard54',
);
const ruleOf = (id: PresetId): DeckRule => presetOptions(id, []).deck;

const setNames = ({ road }: Campaign): string[] =>
  road.sets.map((set) =>
    set === OWN_SET.number
      ? DECK_WORDS.ownSet
      : (OPPONENTS.find((one) => one.set.number === set)?.set.name ?? `${set}`),
  );

/** Which rule sets take a deck, and why the others do not: those with one reason together. */
function fitness({ road }: Campaign, cards: readonly OwnCard[]) {
  const fits: string[] = [];
  const unfit = new Map<string, string[]>();
  for (const id of OWN_RULES) {
    const why = deckFaultWords(cards, road.sets, ruleOf(id));
    if (why === null) fits.push(PRESETS[id].title);
    else unfit.set(why, [...(unfit.get(why) ?? []), PRESETS[id].title]);
  }
  const line =
    fits.length === OWN_RULES.length
      ? DECK_WORDS.fitsAll
      : fits.length === 0
        ? DECK_WORDS.fitsNone
        : DECK_WORDS.fits(fits);
  const reasons = [...unfit].map(([why, titles]) =>
    titles.length === OWN_RULES.length ? why : DECK_WORDS.unfit(titles, why),
  );
  return { line, reasons };
}

/** Chances are asked for again with every look at a screen, and reckoned once. */
const reckoned = new WeakMap<readonly OwnCard[], DeckOdds | null>();
function oddsFor(cards: readonly OwnCard[]): DeckOdds | null {
  const known = reckoned.get(cards);
  if (known !== undefined) return known;
  const brought = bringDeck(cards);
  const odds =
    typeof brought === 'string' || cards.length === 0
      ? null
      : oddsOf(brought.cards, presetOptions(OWN_RULES[0]!, []));
  reckoned.set(cards, odds);
  return odds;
}

const ideasKnown = new WeakMap<readonly OwnCard[], Map<string, Suggestion[]>>();
function ideasFor(cards: readonly OwnCard[], owned: readonly number[], id: PresetId): Suggestion[] {
  const known = ideasKnown.get(cards) ?? new Map<string, Suggestion[]>();
  ideasKnown.set(cards, known);
  const key = `${id} ${owned.join(' ')}`;
  const ideas = known.get(key) ?? suggestChanges(cards, owned, presetOptions(id, []));
  known.set(key, ideas);
  return ideas;
}

/** How strong a deck is under a rule set that takes it, as far as that was measured. */
function strengthLines(cards: readonly OwnCard[], rules: PresetId): string[] {
  const brought = bringDeck(cards);
  if (typeof brought === 'string' || deckRefusal(ruleOf(rules), brought.cards) !== null) return [];
  const known = strengthOf(brought.cards, rules);
  const { title } = PRESETS[rules];
  return [
    known
      ? DECK_WORDS.strength(title, known.share, known.games, known.apart)
      : DECK_WORDS.strengthUnknown(title),
  ];
}

/** The least and the most strength of a suggested deck under the rule sets it was measured under. */
function planStrength(cards: readonly OwnCard[]): string[] {
  const brought = bringDeck(cards);
  if (typeof brought === 'string') return [];
  const shares = OWN_RULES.flatMap((id) => {
    const known = strengthOf(brought.cards, id);
    return known && known.games > 0 ? [known.share] : [];
  });
  return shares.length > 0 ? [DECK_WORDS.planStrength(Math.min(...shares), Math.max(...shares))] : [];
}

const withDecks = (campaign: Campaign, decks: readonly NamedDeck[]): Campaign => ({ ...campaign, decks });

/** The progress with a deck in another state; who had chosen it for a table still has. */
function withDeck(campaign: Campaign, at: number, deck: NamedDeck): Campaign {
  const before = campaign.decks[at];
  return {
    ...withDecks(
      campaign,
      campaign.decks.map((one, i) => (i === at ? deck : one)),
    ),
    deck: before && campaign.deck === before.name ? deck.name : campaign.deck,
  };
}

/** The progress with one deck more, at its end; its cards in their order. */
function withNew(campaign: Campaign, { name, cards }: NamedDeck): Campaign {
  const deck = { name: freeName(campaign.decks, name || DECK_WORDS.newName), cards: sortDeck(cards) };
  return withDecks(campaign, [...campaign.decks, deck]);
}

const hasRoom = ({ decks }: Campaign): boolean => decks.length < MOST_DECKS;

/** @param back where one came from; null for what lies outside the branch */
export const decksPage = (back: Page | null): Page => ({
  key: 'decks',
  menu: ({ campaign }) => {
    const { decks, road } = campaign;
    const owned = [...facesOwned(road.sets).values()].reduce((sum, count) => sum + count, 0);
    return decksMenu({
      lines: [
        DECK_WORDS.owned(owned, setNames(campaign)),
        DECK_WORDS.where,
        ...(decks.length === 0 ? [DECK_WORDS.none] : []),
        ...(hasRoom(campaign) ? [] : [DECK_WORDS.full(MOST_DECKS)]),
      ],
      decks: decks.map(({ name, cards }) => ({
        name,
        detail: DECK_WORDS.deck(cards.length, fitness(campaign, cards).line),
      })),
      room: hasRoom(campaign),
    });
  },
  chosen: (item, { campaign }) => {
    const at = /^deck-(\d+)$/.exec(item)?.[1];
    if (at !== undefined) return campaign.decks[Number(at)] ? { page: benchPage(Number(at), back) } : STAY;
    switch (item) {
      case 'back':
        return back ? { page: back } : { deed: { type: 'home' } };
      case 'plans':
        return { page: plansPage(back) };
      case 'take':
        return { deed: { type: 'ask', title: DECK_WORDS.takeTitle, text: '' } };
      case 'new':
        return begun(campaign, { name: DECK_WORDS.newName, cards: [] }, back);
      default:
        return STAY;
    }
  },
  answered: (text, { campaign }) => {
    if (!hasRoom(campaign)) return STAY;
    const reading = readDeck(text, campaign.road.sets);
    if ('fault' in reading) {
      const { kind, word, place } = reading.fault;
      return { refused: DECK_TEXT_FAULT_WORDS[kind](word, place) };
    }
    const next = withNew(campaign, reading.deck);
    const { name, cards } = next.decks.at(-1)!;
    const strange = cards.some((card) => !campaign.road.sets.includes(readOwnCard(card)?.set ?? 0));
    return {
      campaign: next,
      page: benchPage(next.decks.length - 1, back),
      notice: [DECK_WORDS.taken(name, cards.length), ...(strange ? [DECK_WORDS.notYours] : [])].join(' '),
    };
  },
});

function begun(campaign: Campaign, deck: NamedDeck, back: Page | null): Turn {
  if (!hasRoom(campaign)) return { refused: DECK_WORDS.full(MOST_DECKS) };
  const next = withNew(campaign, deck);
  return { campaign: next, page: benchPage(next.decks.length - 1, back) };
}

const plansPage = (back: Page | null): Page => ({
  key: 'deck-plans',
  menu: ({ campaign }) =>
    plansMenu(
      plansIn(campaign).map(({ plan, cards }) => ({
        id: plan,
        name: DECK_PLAN_WORDS[plan].name,
        note: [
          DECK_PLAN_WORDS[plan].note,
          ...planStrength(cards),
          // Where a deck fits every table there is nothing to say of it.
          ...(fitness(campaign, cards).reasons.length > 0
            ? [DECK_WORDS.deck(cards.length, fitness(campaign, cards).line)]
            : []),
        ].join(' '),
      })),
    ),
  chosen: (item, { campaign }) => {
    const plan = plansIn(campaign).find((one) => item === `plan-${one.plan}`);
    return plan
      ? begun(campaign, { name: DECK_PLAN_WORDS[plan.plan].name, cards: plan.cards }, back)
      : { page: decksPage(back) };
  },
});

/** What some table takes; the first rule set that takes it decides which cards it is of. */
const plansIn = ({ road }: Campaign) =>
  DECK_PLANS.flatMap(
    (plan) =>
      OWN_RULES.flatMap((id) => suggestDecks(road.sets, ruleOf(id)).filter((one) => one.plan === plan))[0] ??
      [],
  );

interface Bench {
  readonly rewind: Rewind;
  /** Pressing takes out instead of adding. */
  readonly taking: boolean;
  /** The rules that hints are for. */
  readonly rules: PresetId;
}
const NEW_BENCH: Bench = { rewind: NO_REWIND, taking: false, rules: OWN_RULES[0]! };

function benchPage(at: number, back: Page | null, bench: Bench = NEW_BENCH): Page {
  const here = (more: Partial<Bench>): Page => benchPage(at, back, { ...bench, ...more });
  const wound = (world: BranchWorld, step: typeof stepBack): Turn => {
    const deck = world.campaign.decks[at];
    const wind = deck && step(bench.rewind, deck.cards);
    return wind
      ? {
          page: here({ rewind: wind.rewind }),
          campaign: withDeck(world.campaign, at, { ...deck, cards: wind.cards }),
        }
      : STAY;
  };
  return {
    key: `deck-${at}`,
    menu: ({ campaign }) => {
      const { name, cards } = campaign.decks[at] ?? { name: '', cards: [] };
      const { line, reasons } = fitness(campaign, cards);
      const { numbers, faces } = pictureIn(cards);
      return benchMenu({
        name,
        lines: [
          DECK_WORDS.size(cards.length, numbers, faces),
          line,
          ...strengthLines(cards, bench.rules),
          ...reasons,
        ],
        lanes: lanesOf(cards, campaign.road.sets),
        charts: chartsOf(cards),
        taking: bench.taking,
        undo: bench.rewind.past.length > 0,
        redo: bench.rewind.future.length > 0,
      });
    },
    changed: (item, value, { campaign }) => {
      if (item === 'hand') return { page: here({ taking: value === 'takes' }) };
      const deck = campaign.decks[at];
      const cards = deck && changedBy(deck.cards, item, value, bench.taking, campaign.road.sets);
      return cards ? laidDown(campaign, at, cards, here, bench) : STAY;
    },
    chosen: (item, world) => {
      switch (item) {
        case 'undo':
          return wound(world, stepBack);
        case 'redo':
          return wound(world, forth);
        case 'ideas':
          return { page: ideasPage(at, back, bench) };
        case 'more':
          return { page: morePage(at, back, bench) };
        case 'back':
          return { page: decksPage(back) };
        default:
          return STAY;
      }
    },
  };
}

/** A deck with other cards, what was before it remembered. */
function laidDown(
  campaign: Campaign,
  at: number,
  cards: readonly OwnCard[],
  page: (more: Partial<Bench>) => Page,
  { rewind }: Bench,
): Turn {
  const deck = campaign.decks[at]!;
  if (cards.length > MOST_CARDS) return { refused: DECK_WORDS.tooMany(MOST_CARDS) };
  if (cards.join() === deck.cards.join()) return STAY;
  return {
    page: page({ rewind: noted(rewind, deck.cards) }),
    campaign: withDeck(campaign, at, { ...deck, cards }),
  };
}

/** The cards after a cell was asked for one more, one less or so many; null where it was no cell. */
function changedBy(
  cards: readonly OwnCard[],
  item: string,
  value: string,
  taking: boolean,
  owned: readonly number[],
): OwnCard[] | null {
  const less = value === '-' || (value === '+' && taking);
  const rank = /^rank-(.)$/.exec(item)?.[1];
  const face = /^card-(.+)$/.exec(item)?.[1];
  if (rank) {
    if (less) return withRank(cards, rank, -1, owned);
    if (value === '+') return withRank(cards, rank, 1, owned);
    return facesOf(rank).reduce<OwnCard[]>(
      (all, one) => withCount(all, one, Number(value), owned),
      [...cards],
    );
  }
  if (!face) return null;
  const has = facesIn(cards).get(face) ?? 0;
  const most = Math.max(has, facesOwned(owned).get(face) ?? 0);
  if (less) return withCount(cards, face, has - 1, owned);
  // Past the last of them one begins anew, so that one control is enough.
  if (value === '+') return withCount(cards, face, has >= most ? 0 : has + 1, owned);
  return withCount(cards, face, Number(value), owned);
}

function lanesOf(cards: readonly OwnCard[], owned: readonly number[]): Lane[] {
  const has = facesIn(cards);
  const most = facesOwned(owned);
  return RANKS.map((rank) => {
    const cells = facesOf(rank).map((face) => ({
      card: face as CardName,
      value: has.get(face) ?? 0,
      most: Math.max(has.get(face) ?? 0, most.get(face) ?? 0),
    }));
    const sum = (of: 'value' | 'most'): number => cells.reduce((all, cell) => all + cell[of], 0);
    return { rank, cells, value: sum('value'), most: sum('most') };
  });
}

const EMPTY = pictureOf([]);
function pictureIn(cards: readonly OwnCard[]) {
  const brought = bringDeck(cards);
  return typeof brought === 'string' ? EMPTY : pictureOf(brought.cards);
}

function chartsOf(cards: readonly OwnCard[]): Chart[] {
  const { suits, jokers } = pictureIn(cards);
  const odds = oddsFor(cards);
  const bySuit = [
    ...(['S', 'H', 'D', 'C'] as const).map((suit) => [SUIT_LABELS[suit], suits[suit]] as const),
    [DECK_WORDS.jokers, jokers] as const,
  ];
  return [
    {
      title: DECK_WORDS.odds,
      kind: 'rows',
      most: 1,
      values: CHANCES.map((chance) => ({
        label: DECK_WORDS.oddsShort[chance],
        value: odds?.[chance] ?? 0,
        shown: odds ? DECK_WORDS.percent(odds[chance]) : '–',
      })),
    },
    {
      title: DECK_WORDS.suits,
      kind: 'bars',
      most: Math.max(1, ...bySuit.map(([, count]) => count)),
      values: bySuit.map(([label, value]) => ({ label, value, shown: `${value}` })),
    },
  ];
}
const SUIT_LABELS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const;

const ownCardWords = (card: OwnCard | null): string | null =>
  card === null ? null : cardInWords((readOwnCard(card)?.face ?? card) as CardName);

function ideasPage(at: number, back: Page | null, bench: Bench): Page {
  const here = (more: Partial<Bench>): Page => ideasPage(at, back, { ...bench, ...more });
  const cardsIn = ({ campaign }: BranchWorld): readonly OwnCard[] => campaign.decks[at]?.cards ?? [];
  const changed = (world: BranchWorld, cards: readonly OwnCard[]): Turn => {
    const turn = laidDown(world.campaign, at, cards, here, bench);
    return turn.campaign ? { ...turn, notice: DECK_WORDS.changed } : turn;
  };
  return {
    key: `deck-ideas-${at}`,
    menu: (world) => {
      const { campaign } = world;
      const { sets } = campaign.road;
      const cards = cardsIn(world);
      const rule = ruleOf(bench.rules);
      const why = deckFaultWords(cards, sets, rule);
      const odds = oddsFor(cards);
      const ideas = why === null ? ideasFor(cards, sets, bench.rules) : [];
      return ideasMenu({
        name: campaign.decks[at]?.name ?? '',
        lines: [
          ...(odds
            ? [
                CHANCES.map((chance) =>
                  DECK_WORDS.oddsLine(ODDS_WORDS[chance], DECK_WORDS.percent(odds[chance])),
                ).join('\n'),
              ]
            : []),
          ...(why !== null
            ? [DECK_WORDS.unfitFirst(why)]
            : ideas.length === 0
              ? [DECK_WORDS.nothingToBetter]
              : []),
          ...strengthLines(cards, bench.rules),
          `${DECK_WORDS.source} ${DECK_WORDS.strengthSource}`,
        ],
        rules: {
          value: bench.rules,
          options: OWN_RULES.map(
            (id): MenuOption => ({ value: id, label: PRESETS[id].title, note: PRESETS[id].summary }),
          ),
        },
        ideas: ideas.map((idea) => {
          const add = ownCardWords(idea.add);
          const remove = ownCardWords(idea.remove);
          return {
            label:
              add !== null && remove !== null
                ? DECK_WORDS.swap(capital(add), remove)
                : add !== null
                  ? DECK_WORDS.addOne(add)
                  : DECK_WORDS.removeOne(remove ?? ''),
            detail: suggestionNote({ ...idea, add, remove }),
          };
        }),
        fill: rule.min !== null && cards.length < rule.min ? rule.min : null,
      });
    },
    changed: (item, value) => {
      const rules = OWN_RULES.find((id) => id === value);
      return item === 'for' && rules ? { page: here({ rules }) } : STAY;
    },
    chosen: (item, world) => {
      const { sets } = world.campaign.road;
      const cards = cardsIn(world);
      if (item === 'fill') return changed(world, filledUp(cards, sets, ruleOf(bench.rules)));
      const idea = /^idea-(\d+)$/.exec(item)?.[1];
      const wanted = idea === undefined ? null : ideasFor(cards, sets, bench.rules)[Number(idea)];
      if (!wanted) return item === 'back' ? { page: benchPage(at, back, bench) } : STAY;
      const count = (card: OwnCard, by: number, of: readonly OwnCard[]): OwnCard[] => {
        const face = readOwnCard(card)?.face ?? card;
        return withCount(of, face, (facesIn(of).get(face) ?? 0) + by, sets);
      };
      const without = wanted.remove === null ? cards : count(wanted.remove, -1, cards);
      return changed(world, wanted.add === null ? without : count(wanted.add, 1, without));
    },
  };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const morePage = (at: number, back: Page | null, bench: Bench): Page => ({
  key: `deck-more-${at}`,
  menu: ({ campaign }) => {
    const deck = campaign.decks[at];
    return deckMoreMenu(deck?.name ?? '', deck ? writeDeck(deck) : '', hasRoom(campaign));
  },
  chosen: (item, { campaign }) => {
    const deck = campaign.decks[at];
    if (item === 'back' || !deck) return { page: deck ? benchPage(at, back, bench) : decksPage(back) };
    switch (item) {
      case 'rename':
        return {
          page: namePage(at, back, bench, { first: NAME_WORDS.first[0], second: NAME_WORDS.second[0] }, null),
        };
      case 'copy': {
        if (!hasRoom(campaign)) return { refused: DECK_WORDS.full(MOST_DECKS) };
        const next = withNew(campaign, deck);
        const copied = next.decks.length - 1;
        return {
          campaign: next,
          page: benchPage(copied, back),
          notice: DECK_WORDS.copied(next.decks[copied]!.name),
        };
      }
      case 'text':
        return { deed: { type: 'tell', title: DECK_WORDS.textTitle, text: writeDeck(deck) } };
      case 'delete':
        return { page: deletePage(at, back, bench) };
      default:
        return STAY;
    }
  },
});

const deletePage = (at: number, back: Page | null, bench: Bench): Page => ({
  key: `deck-delete-${at}`,
  menu: ({ campaign }) => deleteMenu(campaign.decks[at]?.name ?? ''),
  chosen: (item, { campaign }) => {
    const deck = campaign.decks[at];
    if (item !== 'yes' || !deck) return { page: morePage(at, back, bench) };
    return {
      campaign: {
        ...withDecks(
          campaign,
          campaign.decks.filter((_, i) => i !== at),
        ),
        deck: campaign.deck === deck.name ? null : campaign.deck,
      },
      page: decksPage(back),
      notice: DECK_WORDS.deleted(deck.name),
    };
  },
});

/** @param chosen whether the words have been turned to; null while the deck has its old name */
function namePage(
  at: number,
  back: Page | null,
  bench: Bench,
  words: { readonly first: string; readonly second: string },
  chosen: string | null,
): Page {
  const named = (campaign: Campaign, name: string): Turn => {
    const deck = campaign.decks[at];
    const clean = cleanName(name);
    if (!deck || clean === '') return { refused: DECK_WORDS.noName };
    return {
      campaign: withDeck(campaign, at, { ...deck, name: freeName(campaign.decks, clean, at) }),
      page: morePage(at, back, bench),
    };
  };
  return {
    key: `deck-name-${at}`,
    menu: ({ campaign }) => nameMenu(chosen ?? campaign.decks[at]?.name ?? '', words),
    changed: (item, value) => {
      if (item !== 'first' && item !== 'second') return STAY;
      const next = { ...words, [item]: value };
      return { page: namePage(at, back, bench, next, `${next.first} ${next.second}`) };
    },
    chosen: (item, { campaign }) => {
      switch (item) {
        case 'typed':
          return {
            deed: {
              type: 'ask',
              title: DECK_WORDS.nameTitle,
              text: chosen ?? campaign.decks[at]?.name ?? '',
            },
          };
        case 'name':
          return named(campaign, chosen ?? campaign.decks[at]?.name ?? '');
        case 'back':
          return { page: morePage(at, back, bench) };
        default:
          return STAY;
      }
    },
    answered: (text, { campaign }) => named(campaign, text),
  };
}
