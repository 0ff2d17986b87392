/** `npm run golden`: writes the heard match anew. Read the difference before you commit it. */
import { writeFileSync } from 'node:fs';
import { heardMatch } from './whole-match.ts';

const { lines } = await heardMatch();
writeFileSync(new URL('whole-match.txt', import.meta.url), `${lines.join('\n')}\n`);
console.log('the heard match written');
