/** What the pages of the road show, from how far one has come. */
import {
  ADVANCE,
  type Campaign,
  type Host,
  isAtTheEnd,
  isEased,
  levelOf,
  MARKS,
  marksAt,
  marksMissing,
  marksOf,
  mayHaveAdvance,
  offerOf,
  openStops,
  purseOf,
  type Road,
  stopsOf,
  totalsOf,
} from '../campaign/index.ts';
import {
  differencesFromStandard,
  houseRuleAdds,
  PRESETS,
  parsePresetName,
  rulesOf,
  STOPS,
  type TableSetup,
} from '../content/index.ts';
import type { Opponent } from '../content/opponent.ts';
import { OPPONENTS } from '../content/opponents/index.ts';
import { type MapSight, markLines, type PersonSight, type StopSight } from '../present/road-menus.ts';
import { MONEY_WORDS, SIT_FAULT_WORDS } from '../text/campaign.ts';
import { optionLines, sentence, styleLine } from '../text/index.ts';
import { ROAD_WORDS } from '../text/road.ts';
import { deckChoice, ownDeckFault } from './own-deck.ts';
import { rulesTitleOf } from './table.ts';

export const hostOf = (id: string | undefined): Opponent | undefined =>
  OPPONENTS.find((one) => one.id === id);
const stopOf = (id: Host['stop']) => STOPS.find((one) => one.id === id)!;
const AT = (stop: Host['stop']): Opponent[] => OPPONENTS.filter((one) => one.stop === stop);

/** The table somebody keeps, with the house rules of this walk laid over it. */
export function setupOf(road: Pick<Road, 'house'>, host: Opponent): TableSetup {
  const named = parsePresetName(host.table.rules)!;
  const house = [...new Set([...named.house, ...road.house])].filter((one) => houseRuleAdds(named.id, one));
  return { preset: named.id, house, set: {}, opponent: host.id, you: null, seed: null, first: null };
}

/** The stop one would go on from: the last that is open. */
const hereOn = (road: Road): Host['stop'] => openStops(road, OPPONENTS).at(-1)!;

const allMarks = (stop: Host['stop']): number => AT(stop).length * MARKS.length;

/** Why a stop is shut, or what is missing there to go on. */
function stopWords(road: Road, id: Host['stop']): string {
  const stops = stopsOf(OPPONENTS);
  const at = stops.indexOf(id);
  const open = openStops(road, OPPONENTS);
  if (!open.includes(id)) {
    const before = stops[at - 1]!;
    return open.includes(before)
      ? ROAD_WORDS.stopShut(marksMissing(road, OPPONENTS, before), stopOf(before).name)
      : ROAD_WORDS.stopShutFar(stopOf(before).name);
  }
  const next = stops[at + 1];
  return next ? ROAD_WORDS.goesOn(marksMissing(road, OPPONENTS, id), stopOf(next).name) : ROAD_WORDS.lastStop;
}

const advanceOf = (road: Road): number | null => (mayHaveAdvance(road) ? ADVANCE : null);

export function mapSight({ road }: Campaign): MapSight {
  const open = openStops(road, OPPONENTS);
  return {
    stops: stopsOf(OPPONENTS).map((id) => {
      const has = marksAt(road, OPPONENTS, id);
      return {
        id,
        name: stopOf(id).name,
        state: !open.includes(id) ? 'shut' : has === allMarks(id) ? 'done' : 'open',
        marks: `${has}/${allMarks(id)}`,
        sits: AT(id).map(({ name }) => name),
        words: stopWords(road, id),
      };
    }),
    here: hereOn(road),
    money: road.money,
    debt: road.debt,
    round: road.round,
    advance: advanceOf(road),
    atEnd: isAtTheEnd(road, OPPONENTS),
    sitting: hostOf(road.sitting?.opponent)?.name ?? null,
  };
}

export function stopSight({ road }: Campaign, id: Host['stop']): StopSight {
  const open = openStops(road, OPPONENTS).includes(id);
  return {
    id,
    name: stopOf(id).name,
    description: stopOf(id).description,
    words: stopWords(road, id),
    people: AT(id).map((host) => ({
      id: host.id,
      name: host.name,
      epithet: host.epithet,
      marks: ROAD_WORDS.stopMarks(marksOf(road, host.id).length, MARKS.length),
      rules: rulesTitleOf(setupOf(road, host)),
      open,
    })),
  };
}

/** What one has chosen on a person's page. */
export interface Chosen {
  /** In drays; null for what they ask. */
  readonly put: number | null;
}

/** What can be laid down: what they open with, half-way and the limit, as far as one's money goes. */
export function stakesOf(road: Road, host: Opponent): number[] {
  const { least, most } = offerOf(road, host);
  return [...new Set([least, Math.floor((least + most) / 2), most])];
}

/** Why one cannot sit down, in words. */
function faultWords(campaign: Campaign, host: Opponent): string | null {
  const { road } = campaign;
  if (road.sitting) return ROAD_WORDS.sitElsewhere(hostOf(road.sitting.opponent)?.name ?? '');
  if (!openStops(road, OPPONENTS).includes(host.stop)) return ROAD_WORDS.shutPerson;
  if (offerOf(road, host).opens > 0 && road.money === 0) return SIT_FAULT_WORDS['no-money'];
  return ownDeckFault(campaign, setupOf(road, host));
}

export function personSight(campaign: Campaign, host: Opponent, chosen: Chosen): PersonSight {
  const { road } = campaign;
  const setup = setupOf(road, host);
  const options = rulesOf(setup);
  const { opens, limit } = offerOf(road, host);
  const stakes = stakesOf(road, host);
  const met = totalsOf(campaign.records, host.id);
  const differs = optionLines(differencesFromStandard(options), options);
  return {
    id: host.id,
    name: host.name,
    lines: [
      ROAD_WORDS.person(host.name, host.epithet, host.trade),
      ...(opens > 0
        ? [
            MONEY_WORDS.opens(host.name, opens, limit, purseOf(road, host)),
            ...(road.money > 0 && road.money < opens ? [MONEY_WORDS.short(road.money)] : []),
          ]
        : [MONEY_WORDS.friendly(host.name)]),
      markLines(marksOf(road, host.id), host.dare.words).join('\n'),
      ...(isEased(road, host) ? [MONEY_WORDS.eased(host.name)] : []),
      `${ROAD_WORDS.rulesAre(rulesTitleOf(setup), host.table.words)}${host.table.bestOf > 1 ? ` ${ROAD_WORDS.bestOf}` : ''}`,
      ...(differs.length > 0 ? [[ROAD_WORDS.differs, ...differs.map((line) => `· ${line}`)].join('\n')] : []),
      ROAD_WORDS.level(levelOf(road, host), styleLine(host.style)),
      ...(met.won + met.lost > 0 ? [ROAD_WORDS.met(met.won, met.lost)] : []),
      ROAD_WORDS.set(host.set.name, road.sets.includes(host.set.number)),
      host.story,
    ],
    stakes,
    stake: chosen.put !== null && stakes.includes(chosen.put) ? chosen.put : stakes[0]!,
    deck: deckChoice(campaign, setup),
    fault: faultWords(campaign, host),
    advance: advanceOf(road),
  };
}

/** A house rule as it is offered for another walk. */
export const houseSight = (id: 'polite' | 'tournament', on: boolean) => ({
  id: `walk-${id}`,
  label: PRESETS[id].title,
  note: sentence(PRESETS[id].summary.replace(/\.$/, '')),
  on,
});
