import { install, nodeComplaint } from './build/install.mjs';
import { build } from './build.mjs';

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
