import { randomInt } from 'node:crypto';
import { bootstrap } from './bootstrap.mjs';
import { runBin } from './run.mjs';
import { refuse, say } from './say.mjs';

const usage = 'npm run -s fuzz -- [--per-call 500] [--seed 7] [--only /api/cash/in]';

/**
 * `--per-call`, `--seed` and `--only`, each followed by its value.
 *
 * @param {string[]} args
 */
function readOptions(args) {
  const options = new Map();
  for (let at = 0; at < args.length; at += 2) options.set(args[at], args[at + 1]);
  const known = ['--per-call', '--seed', '--only'];
  const isNumber = (name) => !options.has(name) || /^\d{1,10}$/.test(options.get(name) ?? '');
  const isKnown = [...options].every(([name, value]) => known.includes(name) && value !== undefined);
  if (!isKnown || !isNumber('--per-call') || !isNumber('--seed')) refuse(usage);
  return options;
}

/** Requests of every kind to every call over a database of its own, as the tests do it, and more of them. */
const options = readOptions(process.argv.slice(2));
await bootstrap(say).catch((error) => refuse(error.message));
const env = {
  ...process.env,
  FUZZ_PER_CALL: options.get('--per-call') ?? '500',
  FUZZ_SEED: options.get('--seed') ?? String(randomInt(2 ** 31)),
};
const only = options.has('--only') ? ['-t', `${options.get('--only')}: `] : [];
const args = ['run', '--project', 'db', 'apps/api/src/testing/fuzz/fuzz.test.ts', '--reporter=dot', ...only];
const { code } = await runBin('vitest', 'vitest.mjs', args, { env, show: true });
process.exitCode = code;
