/** `npm run golden`: writes the golden games and the heard match anew. Read the difference before you commit it. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readOptions } from '../.ci/options.mjs';
import { GAMES } from './playthroughs/games.ts';
import { playthrough } from './playthroughs/playthrough.ts';
import { heardMatch } from './speech/whole-match.ts';

readOptions('npm run golden', {
  does: 'Writes the golden games of test/playthroughs and the heard match of test/speech anew.',
});
const games = new URL('./playthroughs/', import.meta.url);
const texts = new Map(GAMES.map((game) => [`${game.name}.txt`, playthrough(game)]));
const { lines } = await heardMatch();
for (const file of readdirSync(games)) if (file.endsWith('.txt')) rmSync(new URL(file, games));
for (const [file, text] of texts) writeFileSync(new URL(file, games), text);
writeFileSync(new URL('./speech/whole-match.txt', import.meta.url), `${lines.join('\n')}\n`);
console.log(`${GAMES.length} playthroughs and the heard match written`);
