import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../root.mjs';
import { runNpm } from '../run.mjs';

const folder = inRoot('tools/mutation');
const MINIMUM = /** @type {const} */ ([22, 18]);

/**
 * StrykerJS has a lock of its own and is installed the first time that it is asked for, and when its lock has changed. It wants
 * a newer Node than the rest: on Linux one comes with it. Resolves to { node, stryker }, the programs to run. Throws an Error.
 *
 * @param {import('../types.d.ts').Say} say
 */
export async function installStryker(say) {
  if (!isInstalled()) {
    say('installing StrykerJS');
    const { code, output } = await runNpm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
    });
    if (code !== 0) throw new Error(`StrykerJS could not be installed.\n${output}`);
  }
  return { node: newNode(), stryker: join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js') };
}

/** npm writes down what it installed; packages for other systems are not there. */
function isInstalled() {
  const noted = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(noted)) return false;
  const installed = JSON.parse(readFileSync(noted, 'utf8')).packages;
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

/** This Node where it is new enough, else the one that was installed beside StrykerJS. */
function newNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return process.execPath;
  const own = join(folder, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(own)) return own;
  throw new Error(
    `StrykerJS needs Node ${MINIMUM.join('.')} or newer here; this is ${process.versions.node}.`,
  );
}
