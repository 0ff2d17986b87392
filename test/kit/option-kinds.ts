/** What options of commands may name of the game: rule sets and bots. */
import type { Kind } from '../../.ci/options.mjs';
import { OPPONENTS } from '../../src/ai/index.ts';
import { LEVELS, STYLES } from '../../src/ai/persona.ts';
import { HOUSE_RULES, PRESET_IDS, parsePresetName } from '../../src/content/index.ts';

const RULE_CHOICES = `${PRESET_IDS.join(', ')}; with +${HOUSE_RULES.join(' or +')} where wanted`;

export const RULES: Kind<string> = {
  placeholder: 'rules',
  choices: RULE_CHOICES,
  expected: `one of ${RULE_CHOICES}`,
  read: (text) => (parsePresetName(text) ? text : undefined),
};

const BOT_IDS = OPPONENTS.map(({ id }) => id);

const BOT_CHOICES = `${BOT_IDS.join(', ')}; a level in a style where wanted (trader+saboteur)`;

/** As `botLoader` takes it. */
export const BOT: Kind<string> = {
  placeholder: 'bot',
  choices: BOT_CHOICES,
  expected: `one of ${BOT_CHOICES}`,
  read: (text) => {
    const [id = '', style, ...rest] = text.split('+');
    const inStyle = LEVELS.some((level) => level.id === id) && Object.hasOwn(STYLES, style ?? '');
    return BOT_IDS.includes(id) && (style === undefined || inStyle) && rest.length === 0 ? text : undefined;
  },
};
