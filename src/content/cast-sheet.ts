/** The cast and the road on one sheet, for whoever draws them. */
import { type Opponent, STYLE_NOTES } from './opponent.ts';
import { OPPONENTS } from './opponents/index.ts';
import { PRESETS, parsePresetName } from './presets.ts';
import { CURRENCY, FREIGHT_COMPANY, OWN_SET, ROAD, STOPS, type Stop, TERMINAL } from './world.ts';

/** Markdown: the world in short, then each stop with the people who sit there. */
export function castSheet(): string {
  return `${[
    '# The cast and the road',
    `${FREIGHT_COMPANY.title}. “${FREIGHT_COMPANY.motto}” ${FREIGHT_COMPANY.about}`,
    `${TERMINAL.model}, by the ${TERMINAL.maker}. ${TERMINAL.about}`,
    CURRENCY.counted,
    ROAD.about,
    `Set ${OWN_SET.number}, ${OWN_SET.name}, the player’s own. ${OWN_SET.back}`,
    ...STOPS.flatMap((stop) => [
      stopSection(stop),
      ...OPPONENTS.filter((opponent) => opponent.stop === stop.id).map(personSection),
    ]),
  ].join('\n\n')}\n`;
}

function stopSection({ name, mile, carriage, description, trade, picture }: Stop): string {
  return [
    `## ${name}, mile ${mile}`,
    description,
    list({ Trade: trade.join(', '), 'Onward by': carriage, Picture: picture }),
  ].join('\n\n');
}

function personSection(opponent: Opponent): string {
  const { name, epithet, trade, age, pronoun, looks, temper, speech, story, style, level, set, dare } =
    opponent;
  return [
    `### ${name}, ${epithet}`,
    `${capital(trade)}. ${age}, ${pronoun}. ${story}`,
    list({
      Silhouette: looks.silhouette,
      Head: looks.head,
      Body: looks.body,
      Holds: looks.tool,
      Posture: looks.posture,
      'Light from': `the ${looks.light}`,
      'Do not draw': looks.avoid,
      Temper: temper,
      Speech: speech,
      Plays: `${level}, ${style}. ${STYLE_NOTES[style]}`,
      Table: tableWords(opponent),
      Deck: opponent.deckIdea,
      Set: `${set.number}, ${set.name}. ${set.back}`,
      Purse: `${opponent.purse} ${CURRENCY.symbol}, opens with ${Math.round(opponent.stakeShare * 100)} % of it`,
      Dares: dare.words,
    }),
    `> ${opponent.lines.greeting[0]}`,
  ].join('\n\n');
}

function tableWords({ table }: Opponent): string {
  const preset = parsePresetName(table.rules)?.id;
  const mark = preset !== undefined && PRESETS[preset].reconstruction ? ', a reconstruction' : '';
  return `${table.rules}${mark}. ${table.words}`;
}

const list = (entries: Record<string, string>): string =>
  Object.entries(entries)
    .map(([name, words]) => `- ${name}: ${words}`)
    .join('\n');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
