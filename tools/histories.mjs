import { randomInt } from 'node:crypto';
import { bootstrap } from './bootstrap.mjs';
import { runBin } from './run.mjs';
import { refuse, say } from './say.mjs';

/** Random histories of wallet callbacks against an independent model: `npm run -s histories -- [100000] [seed]`. */
const [count = '100000', seed = String(randomInt(1_000_000_000))] = process.argv.slice(2);
if (!/^\d{1,8}$/.test(count) || !/^\d{1,9}$/.test(seed)) refuse('npm run -s histories -- [100000] [seed]');
await bootstrap(say).catch((error) => refuse(error.message));
const env = { ...process.env, HISTORIES: count, HISTORIES_SEED: seed };
const file = 'apps/api/src/modules/vendor/seamless/histories.test.ts';
const { code } = await runBin('vitest', 'vitest.mjs', ['run', '--project', 'db', file], { env, show: true });
process.exitCode = code;
