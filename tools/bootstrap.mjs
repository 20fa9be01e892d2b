import { install, nodeComplaint } from './build/install.mjs';
import { build } from './build.mjs';
import { listRunningSites } from './launch/running-sites.mjs';

/**
 * From a fresh clone to something that can be checked: Node version and dependencies. Only Node built-ins are used
 * here, because nothing else exists yet. Throws an Error whose message is for the person at the terminal.
 *
 * @param {import('./types.d.ts').Say} say
 */
export async function prepare(say) {
  const complaint = nodeComplaint();
  if (complaint) throw new Error(complaint);
  await install(say);
}

/**
 * The same, and built: something that runs.
 *
 * @param {import('./types.d.ts').Say} say
 */
export async function bootstrap(say) {
  await prepare(say);
  await build(say);
}

/**
 * The same for a program that only reads: beside a running site it takes what is built as it is, also after the sources
 * changed.
 *
 * @param {import('./types.d.ts').Say} say
 */
export async function bootstrapBesideSite(say) {
  if (listRunningSites().length === 0) await bootstrap(say);
}
