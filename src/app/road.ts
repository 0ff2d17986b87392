/**
 * The road: its pages, the tables one sits down at, and what a match there changes. It brings everybody and all they say
 * along, so that it is fetched when somebody first goes there.
 */
import {
  ADVANCE,
  type Campaign,
  callOff,
  earnAchievements,
  endGame,
  factsOf,
  freightTo,
  type Host,
  isAtTheEnd,
  isEased,
  leaveTable,
  levelOf,
  mayHaveAdvance,
  purseOf,
  type Road,
  recordMatch,
  sitDown,
  takeAdvance,
  totalsOf,
  walkAgain,
  withRecord,
} from '../campaign/index.ts';
import {
  botOf,
  deckBrought,
  HOUSE_RULES,
  type HouseRule,
  OWN_SET,
  rulesOf,
  STOPS,
  type TableSetup,
} from '../content/index.ts';
import type { Opponent } from '../content/opponent.ts';
import { OPPONENTS } from '../content/opponents/index.ts';
import { PEOPLE } from '../content/people.ts';
import { type MatchRecord, standardDeck, startRecord } from '../engine/index.ts';
import {
  leaveMenu,
  mapMenu,
  personMenu,
  type RoadResultSight,
  roadResultMenu,
  sittingMenu,
  stopMenu,
  walkMenu,
} from '../present/road-menus.ts';
import { MARK_WORDS, MONEY_WORDS, SIT_FAULT_WORDS, TROUBLE_WORDS } from '../text/campaign.ts';
import { ROAD_RESULT, ROAD_WORDS } from '../text/road.ts';
import type { BranchWorld, Page, RoadBook, RoadSeat, Turn } from './branch.ts';
import { ownCards, ownDeckFault, withChosenDeck } from './own-deck.ts';
import { newsLines, noteMatch, recordsPage } from './records.ts';
import {
  type Chosen,
  hostOf,
  houseSight,
  mapSight,
  personSight,
  setupOf,
  stakesOf,
  stopSight,
} from './road-sights.ts';
import { hear, newVoice, say } from './road-voice.ts';
import { decksPage } from './workshop.ts';

const STAY: Turn = {};
const withRoad = (campaign: Campaign, road: Road): Pick<Turn, 'campaign'> => ({
  campaign: { ...campaign, road },
});

/** The tally's name of a table's rules. */
const rulesKey = (host: Opponent, road: Pick<Road, 'house'>): string => {
  const { preset, house } = setupOf(road, host);
  return [preset, ...house].join('+');
};

const mapPage: Page = {
  key: 'map',
  menu: ({ campaign }) => mapMenu(mapSight(campaign)),
  chosen: (item, { campaign }) => {
    const { road } = campaign;
    if (item === 'back') return { deed: { type: 'home' } };
    if (item === 'sitting') return { page: sittingPage };
    if (item === 'advance') return advanced(campaign);
    if (item === 'walk') return isAtTheEnd(road, OPPONENTS) ? { page: walkPage([]) } : STAY;
    if (item === 'records') return { page: recordsPage(mapPage) };
    if (item === 'decks') return { page: decksPage(mapPage) };
    const stop = STOPS.find(({ id }) => item === `stop-${id}`);
    return stop ? { page: stopPage(stop.id) } : STAY;
  },
};

function advanced(campaign: Campaign): Turn {
  if (!mayHaveAdvance(campaign.road)) return STAY;
  return { ...withRoad(campaign, takeAdvance(campaign.road)), notice: MONEY_WORDS.advance(ADVANCE) };
}

const stopPage = (id: Host['stop']): Page => ({
  key: `stop-${id}`,
  menu: ({ campaign }) => stopMenu(stopSight(campaign, id)),
  chosen: (item) => {
    if (item === 'back') return { page: mapPage };
    const host = hostOf(item.replace(/^person-/, ''));
    return host ? { page: personPage(host, { put: null }) } : STAY;
  },
});

/** @param once more: they are asked for another match right after one */
function personPage(host: Opponent, chosen: Chosen, once = false): Page {
  const again = (more: Partial<Chosen>): Turn => ({ page: personPage(host, { ...chosen, ...more }, once) });
  return {
    key: `person-${host.id}`,
    setup: setupOf({ house: [] }, host),
    menu: ({ campaign }) => personMenu(personSight(campaign, host, chosen)),
    changed: (item, value, { campaign }) => {
      if (item === 'stake') return again({ put: Number(value) });
      return item === 'deck' ? { campaign: withChosenDeck(campaign, value) } : STAY;
    },
    chosen: (item, world) => {
      const { campaign } = world;
      switch (item) {
        case 'back':
          return { page: stopPage(host.stop) };
        case 'rules':
          return {
            page: { ...personPage(host, chosen, once), setup: setupOf(campaign.road, host) },
            deed: { type: 'rules' },
          };
        case 'advance':
          return advanced(campaign);
        case 'decks':
          return { page: decksPage(personPage(host, chosen, once)) };
        case 'sit':
          return sit(world, host, chosen, once);
        default:
          return STAY;
      }
    },
  };
}

/** Both stakes go into the pot. */
function sit({ campaign, seed }: BranchWorld, host: Opponent, chosen: Chosen, again: boolean): Turn {
  const { road } = campaign;
  const stakes = stakesOf(road, host);
  const put = chosen.put !== null && stakes.includes(chosen.put) ? chosen.put : stakes[0]!;
  const setup = setupOf(road, host);
  const refused = ownDeckFault(campaign, setup);
  if (refused !== null) return { refused };
  const brought = ownCards(campaign, setup);
  const sat = sitDown(road, OPPONENTS, host, {
    put,
    level: levelOf(road, host),
    sets: brought?.sets ?? [OWN_SET.number],
  });
  if ('fault' in sat) return { refused: SIT_FAULT_WORDS[sat.fault] };
  // Dealt at once, so that a tab closed now is a match to go on with.
  const record = dealt(setup, host, brought?.cards ?? standardDeck(), seed);
  return {
    ...withRoad(campaign, withRecord(sat.road, record)),
    deed: { type: 'sit', again },
    page: sittingPage,
  };
}

function dealt(setup: TableSetup, host: Opponent, cards: readonly number[], seed: number): MatchRecord {
  const rules = rulesOf(setup);
  return startRecord(rules, seed, cards, deckBrought(host, rules.deck).cards, null);
}

const sittingPage: Page = {
  key: 'sitting',
  menu: ({ campaign: { road } }) => {
    const { sitting } = road;
    const host = hostOf(sitting?.opponent);
    if (!sitting || !host) return mapMenu(mapSight({ road } as Campaign));
    return sittingMenu(host.id, host.name, [
      ROAD_WORDS.sitting(host.name, sitting.record?.moves.length ?? 0),
      ...(host.table.bestOf > 1 ? [ROAD_WORDS.between(sitting.games.won, sitting.games.lost)] : []),
      sitting.stake === 0 ? MONEY_WORDS.friendly(host.name) : MONEY_WORDS.pot(2 * sitting.stake),
    ]);
  },
  chosen: (item, { campaign }) => {
    const { road } = campaign;
    // Somebody who is not on this road, as in a save of another game: nobody could ever get up from there.
    if (road.sitting && !hostOf(road.sitting.opponent))
      return {
        page: mapPage,
        ...withRoad(campaign, callOff(road, OPPONENTS)),
        notice: TROUBLE_WORDS['road-match-lost'],
      };
    if (item === 'back' || !road.sitting) return { page: mapPage };
    if (item === 'go-on') return { deed: { type: 'sit' } };
    return item === 'leave-table' ? { page: leavePage(sittingPage) } : STAY;
  },
};

const leavePage = (back: Page): Page => ({
  key: 'leave',
  menu: ({ campaign }) => leaveMenu(campaign.road.sitting?.stake ?? 0),
  chosen: (item, { campaign }) =>
    item === 'yes'
      ? { page: mapPage, ...withRoad(campaign, leaveTable(campaign.road, OPPONENTS)) }
      : { page: back },
});

const walkPage = (house: readonly HouseRule[]): Page => ({
  key: 'walk',
  menu: () => walkMenu({ house: HOUSE_RULES.map((id) => houseSight(id, house.includes(id))) }),
  changed: (item, value) => {
    const rule = HOUSE_RULES.find((id) => item === `walk-${id}`);
    if (!rule) return STAY;
    const others = house.filter((one) => one !== rule);
    return { page: walkPage(value === 'true' ? [...others, rule] : others) };
  },
  chosen: (item, { campaign }) => {
    if (item !== 'walk-go') return { page: mapPage };
    const road = walkAgain(campaign.road, OPPONENTS, house);
    return road ? { page: mapPage, ...withRoad(campaign, road) } : { page: mapPage };
  },
});

const resultPage = (host: Opponent, sight: RoadResultSight): Page => ({
  key: 'result',
  menu: ({ behind }) => roadResultMenu(sight, behind),
  chosen: (item) => {
    switch (item) {
      case 'next-game':
        return { deed: { type: 'sit' } };
      case 'rematch':
        return { page: personPage(host, { put: null }, true) };
      case 'leave-table':
        return { page: leavePage(resultPage(host, sight)) };
      case 'to-road':
        return { page: mapPage };
      case 'back':
        return { deed: { type: 'home' } };
      default:
        return STAY;
    }
  },
});

/** How the table of the match under way is laid. */
function seatOf(campaign: Campaign, host: Opponent, again: boolean): RoadSeat {
  const { road, records } = campaign;
  const sitting = road.sitting!;
  const met = totalsOf(records, host.id);
  const silent: RoadSeat = {
    bot: botOf({ level: sitting.level, style: host.style }),
    purse: { A: road.money, B: purseOf(road, host) },
    stake: sitting.stake,
    sets: { A: sitting.sets[0] ?? OWN_SET.number, B: host.set.number },
    voice: newVoice(host.id, met),
    said: null,
  };
  const strange = met.won + met.lost + met.drawn === 0;
  return say(silent, host, again ? 'rematch' : strange ? 'greeting' : 'welcomeBack', 0);
}

/** A game has been played to its end: what it changes, and the page that tells of it. */
function ended(campaign: Campaign, record: MatchRecord, today: number, said: string | null) {
  const { road, records } = campaign;
  const { sitting } = road;
  const host = hostOf(sitting?.opponent);
  const facts = factsOf(record);
  const end = facts && endGame(road, OPPONENTS, facts);
  if (!sitting || !host || !facts || !end) return { campaign, page: mapPage };
  const played = { facts, opponent: host.id, rules: rulesKey(host, road), level: sitting.level, day: today };
  const after = { ...campaign, road: end.road, records: recordMatch(records, played) };
  const { campaign: last } = earnAchievements({ campaign: after, facts, hosts: OPPONENTS }, today);
  const isLast = host === OPPONENTS.at(-1) && end.marks.includes('beaten');
  const lines = [
    ...(said === null ? [] : [ROAD_RESULT.said(host.name, said)]),
    ...(end.end === null
      ? [ROAD_WORDS.between(end.road.sitting!.games.won, end.road.sitting!.games.lost)]
      : [ROAD_RESULT.pot[end.end](sitting.stake)]),
    ...(end.end === 'won' && end.road.debt < road.debt
      ? [MONEY_WORDS.paidBack(road.debt - end.road.debt)]
      : []),
    ...end.marks.map((mark) =>
      ROAD_RESULT.mark(mark === 'dare' ? ROAD_WORDS.dared(host.dare.words) : MARK_WORDS[mark]),
    ),
    ...(end.set === null ? [] : [ROAD_RESULT.set(host.set.name)]),
    ...(end.opened === null
      ? []
      : [
          ROAD_RESULT.opened(STOPS.find(({ id }) => id === end.opened)!.name),
          ROAD_RESULT.freight(freightTo(end.opened)),
        ]),
    ...(isLast ? [ROAD_RESULT.end] : []),
    ...(end.end === 'lost' && isEased(end.road, host) ? [ROAD_RESULT.eased(host.name)] : []),
    ...newsLines(campaign, last),
    ...(end.end === null ? [] : [ROAD_WORDS.money(end.road.money)]),
  ].filter((line) => line !== '');
  const sight: RoadResultSight = {
    heading: end.end === null ? ROAD_RESULT.gameHeading[facts.result] : ROAD_RESULT.heading[end.end],
    lines,
    next: end.end === null ? 'game' : 'rematch',
  };
  return { campaign: last, page: resultPage(host, sight) };
}

export const ROAD_BOOK: RoadBook = {
  people: PEOPLE,
  open: (branch, { campaign }) => {
    switch (branch) {
      case 'records':
        return recordsPage(null);
      case 'decks':
        return decksPage(null);
      case 'road':
        return campaign.road.sitting ? sittingPage : mapPage;
    }
  },
  note: noteMatch,
  news: newsLines,
  seating: (campaign, seed, again) => {
    const { sitting } = campaign.road;
    const host = hostOf(sitting?.opponent);
    if (!sitting || !host) return null;
    const setup = setupOf(campaign.road, host);
    // Between the games of a series there is nothing on the table.
    const record = sitting.record ?? dealt(setup, host, standardDeck(), seed);
    const kept = { ...campaign, road: withRecord(campaign.road, record) };
    return { seating: { setup, record, seat: seatOf(campaign, host, again) }, campaign: kept };
  },
  hear: (seat, events, after, before) => {
    const host = hostOf(seat.voice.opponent);
    return host ? hear(seat, host, events, after, before) : seat;
  },
  waited: (seat, moves) => {
    const host = hostOf(seat.voice.opponent);
    return host ? say(seat, host, 'waiting', moves) : seat;
  },
  ended,
};
