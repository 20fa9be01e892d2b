import { prepare } from './bootstrap.mjs';
import { root } from './root.mjs';
import { refuse, say } from './say.mjs';

/** `npm run standards`: what the standards of docs/standards ask, and what shows that it is met. `npm run standards -- open` */
const [only] = process.argv.slice(2);

// Not before the dependencies are there: the parser comes with them.
await prepare(say).catch((error) => refuse(error.message));
const { readSources } = await import('./check/sources.mjs');
const { standardsOf } = await import('./standards/read.mjs');

const { rows, problems } = standardsOf(root, readSources(root));
for (const { id, asks, state, where, tests } of rows) {
  if (only !== undefined && state !== only) continue;
  say(`${id}  ${state}: ${asks}`);
  if (where !== '') say(`       ${where}`);
  for (const { file, name } of tests) say(`       ${file}: ${name}`);
}
for (const problem of problems) say(problem);
say('');
const counts = new Map();
for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1);
say([...counts].map(([state, count]) => `${count} ${state}`).join(', '));
process.exitCode = problems.length > 0 ? 1 : 0;
