import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bootstrap } from './bootstrap.mjs';
import { listFiles } from './check/sources.mjs';
import { inRoot, root } from './root.mjs';
import { runBin } from './run.mjs';
import { refuse, say } from './say.mjs';

const usage = 'npm run -s explore -- [--rounds 3] [--seed 7] [file…]';
const drawsByChance = /from 'fast-check'|HANPAN_TEST_SEED/;

/** `--rounds` and `--seed`, each followed by its value, and the files to keep to. */
function readOptions() {
  const options = /** @type {const} */ ({
    rounds: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
  });
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [rounds = Number.NaN, seed = Number.NaN] = [values.rounds, values.seed].map(Number);
    if (![rounds, seed].every((value) => Number.isSafeInteger(value) && value >= 0)) return refuse(usage);
    return { rounds, seed, files: positionals };
  } catch {
    return refuse(usage);
  }
}

/** Every test that draws by chance. */
function testFiles() {
  const tests = ['apps', 'packages', 'tools']
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => /\.test\.tsx?$/.test(file));
  return tests.filter((file) => drawsByChance.test(readFileSync(inRoot(file), 'utf8')));
}

/** Tests by chance with other seeds than that of `npm test`; what fails names its seed and can be had again with it. */
const { rounds, seed, files } = readOptions();
process.chdir(root);
await bootstrap(say).catch((error) => refuse(error.message));
const failed = [];
for (let round = 0; round < rounds; round += 1) {
  const own = String(seed + round);
  say(`Round ${round + 1} of ${rounds}: --seed ${own}`);
  const args = ['run', '--reporter=dot', ...(files.length > 0 ? files : testFiles())];
  const env = { ...process.env, HANPAN_TEST_SEED: own };
  const { code } = await runBin('vitest', 'vitest.mjs', args, { env, show: true });
  if (code !== 0) failed.push(own);
}
say(
  failed.length === 0 ? `${rounds} rounds passed.` : `Failed with --seed ${failed.join(', ')}, --rounds 1.`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
