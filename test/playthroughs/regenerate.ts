/** `npm run golden`: writes the playthroughs anew. Read the difference before you commit it. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { GAMES } from './games.ts';
import { playthrough } from './playthrough.ts';

const folder = new URL('./', import.meta.url);
for (const file of readdirSync(folder)) if (file.endsWith('.txt')) rmSync(new URL(file, folder));
for (const game of GAMES) writeFileSync(new URL(`${game.name}.txt`, folder), playthrough(game));
console.log(`${GAMES.length} playthroughs written`);
