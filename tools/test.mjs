import { bootstrap } from './bootstrap.mjs';
import { ensureChromium } from './chromium.mjs';
import { root } from './root.mjs';
import { refuse, say } from './say.mjs';
import { failedLines } from './test/failed.mjs';
import { slowestLines } from './test/slowest.mjs';
import { summaryLines } from './test/tally.mjs';

const STAGES = ['check', 'unit', 'db', 'web', 'soak', 'kill', 'browser'];

/**
 * `--only=unit,db` runs a part; everything otherwise.
 *
 * @param {string[]} args
 */
function readStages(args) {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  if (args.length > 0 && only === undefined)
    refuse(`I know only --only=<${STAGES.join('|')}>, not "${args.join(' ')}".`);
  const stages = only?.split(',') ?? STAGES;
  const unknown = stages.find((stage) => !STAGES.includes(stage));
  if (unknown !== undefined) refuse(`There is no part "${unknown}". The parts are ${STAGES.join(', ')}.`);
  return stages;
}

/**
 * @param {string[]} stages
 */
async function runStages(stages) {
  await bootstrap(say);
  const browser = stages.includes('browser');
  const chromePath = browser ? await ensureChromium(say) : undefined;
  // Not before the bootstrap: these need the dependencies.
  const { runCheckStage, runKillStage, runPlaywrightStage, runSoakStage, runVitestStage } = await import(
    './test/runners.mjs'
  );
  const projects = ['unit', 'db', 'web'].filter((name) => stages.includes(name));
  const results = [];
  if (stages.includes('check')) results.push(await runCheckStage(say));
  if (projects.length > 0) results.push(await runVitestStage(projects));
  // Each of them waits half of its time for what it has killed: the other works meanwhile.
  const killing = [
    ...(stages.includes('soak') ? [runSoakStage()] : []),
    ...(stages.includes('kill') ? [runKillStage()] : []),
  ];
  results.push(...(await Promise.all(killing)));
  if (browser) results.push(await runPlaywrightStage(chromePath));
  return results;
}

try {
  const results = await runStages(readStages(process.argv.slice(2)));
  say('');
  const tests = results.flatMap((result) => result.tests ?? []);
  for (const line of [...slowestLines(tests, root), ...failedLines(tests, root), ...summaryLines(results)])
    say(line);
  process.exitCode = results.some(({ failed }) => failed > 0) || results.length === 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`\n${error.message}\n`);
  say('0 passed, 1 failed');
  process.exitCode = 1;
}
