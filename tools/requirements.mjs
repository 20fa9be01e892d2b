import { readFileSync } from 'node:fs';
import { prepare } from './bootstrap.mjs';
import { joinCoverage } from './requirements/coverage.mjs';
import { readRequirements, readWaiting } from './requirements/ids.mjs';
import { inRoot, root } from './root.mjs';
import { refuse, say } from './say.mjs';
import { readReport, testsOfPlaywright, testsOfVitest } from './test/reports.mjs';

/** The tests of the checkout as { file, name }. */
async function readTests() {
  const { readSources } = await import('./check/sources.mjs');
  const { testsOf } = await import('./requirements/test-names.mjs');
  return testsOf(readSources(root));
}

/** What the last run of `npm test` recorded; undefined when it recorded nothing. */
function readResults() {
  const vitest = readReport(inRoot('.cache/test-results/vitest.json'));
  const playwright = readReport(inRoot('.cache/test-results/playwright.json'));
  if (!vitest && !playwright) return undefined;
  return [...testsOfVitest(vitest), ...testsOfPlaywright(playwright)];
}

await prepare(say).catch((error) => refuse(error.message));
const requirements = readRequirements(readFileSync(inRoot('docs/requirements.tsv'), 'utf8'));
const results = readResults();
const waiting = readWaiting(readFileSync(inRoot('docs/requirements-waiting.tsv'), 'utf8'));
const { rows, covered, waits, unknown, arrived } = joinCoverage(
  requirements,
  await readTests(),
  results,
  waiting,
);
for (const { id, state, tests } of rows) {
  say(`${id}  ${state}`);
  for (const { file, name } of tests) say(`       ${file}: ${name}`);
}
for (const id of unknown) say(`${id}  is carried by a test, but docs/requirements.tsv does not have it`);
for (const id of arrived) say(`${id}  has a test: docs/requirements-waiting.tsv need not name it any more`);
say('');
say(
  results === undefined
    ? 'no run is recorded (npm test): counted are the requirements that have a test'
    : 'counted are the requirements whose tests passed in the last recorded run',
);
if (waits > 0)
  say(`${waits} wait for a part of the product that is not built yet (docs/requirements-waiting.tsv)`);
say(`${covered}/${requirements.length}`);
process.exitCode = unknown.length + arrived.length > 0 ? 1 : 0;
