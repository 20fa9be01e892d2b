import { writeFileSync } from 'node:fs';
import { guideFacts } from './guide-facts.ts';

/** Writes down what the guides of the member site say of these games: node dist/games/publish-guide.js, then npm run format. */
const file = new URL('../../../web/src/features/guides/games/vendor-facts.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(guideFacts(), null, 2)}\n`);
