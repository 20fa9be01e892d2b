import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrapBesideSite } from './bootstrap.mjs';
import { readEnvironment } from './launch/environment.mjs';
import { requireInstallation } from './launch/installation-database.mjs';
import { makeSecret, secretFile, secretVariable } from './launch/keys.mjs';
import { workInInstallation } from './launch/terminal-work.mjs';
import { root } from './root.mjs';
import { refuse, say } from './say.mjs';

const USAGE = 'npm run rotate-secret -- app|witness [new|seal|retire]';
const tell = (line) => process.stderr.write(`${line}\n`);

function readRequest() {
  const [name, step, ...more] = process.argv.slice(2);
  const isStep = step === undefined || ['new', 'seal', 'retire'].includes(step);
  if ((name !== 'app' && name !== 'witness') || !isStep || more.length > 0) throw new Error(USAGE);
  return { name, step };
}

const settings = readEnvironment(process.env, root);
const keysFolder = join(settings.dataFolder, 'keys');
const work = (does) => workInInstallation(settings, tell, does);
const stateOf = (name) => work((terminal, env) => terminal.secretStateFrom(env, name));
const command = (name, step) => `npm run rotate-secret -- ${name} ${step}`;

/** How far it has come, and the next step. */
async function show(name) {
  const { seals, newest, former, outdated, hashes, without, elsewhere } = await stateOf(name);
  say(`${name}-secret: number ${seals} seals.`);
  for (const { place, rows } of outdated) say(`  sealed under a former one: ${place}, ${rows}`);
  if (hashes > 0)
    say(`  under the pepper of a former one until they are entered again: ${hashes} passwords and PINs`);
  for (const file of elsewhere) say(`  made for another server and not here: copy keys/${file} from there`);
  if (newest > seals) {
    if (without.length > 0)
      say(`Number ${newest} is not known yet to: ${without.join(', ')}. Start the site again.`);
    say(`Next: ${command(name, 'seal')}`);
  } else if (outdated.length > 0) say(`Next: ${command(name, 'seal')}`);
  else if (former.length > 0)
    say(`Nothing needs number ${former.join(', ')}. Next: ${command(name, 'retire')}`);
  else say(`It is the only one. For another one: ${command(name, 'new')}`);
}

/** The secret is made and known to the database; nothing is sealed under it yet. */
async function make(name) {
  const { seals, newest, former, elsewhere } = await stateOf(name);
  if (elsewhere.length > 0)
    throw new Error(
      `${elsewhere.join(', ')} was made for another server already. Copy keys/${elsewhere[0]} of its data folder to ${keysFolder}, and start the site here again. Where it is lost, write 64 random hexadecimal digits into that file, once for all servers.`,
    );
  if (newest > seals)
    throw new Error(
      `Number ${newest} is there already and seals nothing yet. Next: ${command(name, 'seal')}`,
    );
  if (former.length > 0)
    throw new Error(`Number ${former.join(', ')} is still there. First: ${command(name, 'retire')}`);
  const number = newest + 1;
  if (!existsSync(secretFile(keysFolder, name, newest)))
    throw new Error(
      `The secret is given by ${secretVariable(name, newest)}: put a new one of 64 random hexadecimal digits beside it as ${secretVariable(name, number)}, and start the site again.`,
    );
  say(`made: ${makeSecret(keysFolder, name, number)}`);
  const { without } = await stateOf(name);
  if (without.length > 0)
    say(
      'Where servers run on other machines, copy this file into their data folders; do not make one there. Then start the site again, every server of it, so that it knows the new secret. Nothing is sealed under it before.',
    );
  say(`Next: ${command(name, 'seal')}`);
}

async function seal(name) {
  await work((terminal, env) => terminal.beginNewestFrom(env, name, say));
  await show(name);
}

/** Only when the database has let go of them, and nothing was sealed under them since, are the files deleted. */
async function retire(name) {
  const numbers = await work((terminal, env) => terminal.retireFormerFrom(env, name));
  for (const number of numbers) {
    const file = secretFile(keysFolder, name, number);
    rmSync(file, { force: true });
    say(`deleted: ${file}`);
    if (process.env[secretVariable(name, number)])
      say(`Take ${secretVariable(name, number)} out of the environment.`);
  }
  say(
    'Nothing needs them any more but backups of before, which hold their own copies. Start the site again, so that its processes forget them.',
  );
}

const steps = { new: make, seal, retire };

try {
  const { name, step } = readRequest();
  requireInstallation(settings);
  await bootstrapBesideSite(tell);
  await (step === undefined ? show : steps[step])(name);
} catch (error) {
  refuse(error.message);
}
