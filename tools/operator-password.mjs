import { parseArgs } from 'node:util';
import { bootstrapBesideSite } from './bootstrap.mjs';
import { readEnvironment } from './launch/environment.mjs';
import { requireInstallation } from './launch/installation-database.mjs';
import { workInInstallation } from './launch/terminal-work.mjs';
import { root } from './root.mjs';
import { refuse, say } from './say.mjs';

const USAGE = 'npm run operator:password -- ID [--site KEY]';
const tell = (line) => process.stderr.write(`${line}\n`);

function readOperator() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { site: { type: 'string' } },
  });
  const [operatorId, ...more] = positionals;
  if (operatorId === undefined || more.length > 0) throw new Error(USAGE);
  return { operatorId, siteKey: values.site ?? null };
}

/** Gives an operator a new password, and starts nothing. */
async function give() {
  const operator = readOperator();
  const settings = readEnvironment(process.env, root);
  requireInstallation(settings);
  await bootstrapBesideSite(tell);
  const password = await workInInstallation(settings, tell, (terminal, env) =>
    terminal.givePasswordFrom(env, operator),
  );
  say(
    `The new password of ${operator.operatorId} is ${password} (shown this once; change it after logging in).`,
  );
}

try {
  await give();
} catch (error) {
  refuse(error.message);
}
