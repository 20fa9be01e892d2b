import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasRecord, recordPrograms } from './build/program-files.mjs';
import { hashSources } from './build/source-hash.mjs';
import { readStamp, writeStamp } from './build/stamp.mjs';
import { listSteps } from './build/steps.mjs';
import { refuseUnderRunningSite } from './launch/running-sites.mjs';
import { root as checkout } from './root.mjs';
import { runBin } from './run.mjs';
import { refuse, say } from './say.mjs';

/**
 * Builds what changed: TypeScript first, then the web apps at the same time. Throws an Error with the output of
 * the compiler, and builds nothing underneath a running site. Resolves to the names of the steps that ran.
 *
 * @param {import('./types.d.ts').Say} report
 * @param {{ root?: string, steps?: import('./types.d.ts').BuildStep[], execute?: typeof runStep }} options
 */
export async function build(report, { root = checkout, steps = listSteps(root), execute = runStep } = {}) {
  const hashed = steps.map((step) => ({ ...step, hash: hashSources(root, step.sources) }));
  const buildAll = (some) => Promise.all(some.map((step) => buildOne(step, root, report, execute)));
  const ran = await buildAll(hashed.slice(0, 1));
  const names = [...ran, ...(await buildAll(hashed.slice(1)))].filter(Boolean);
  if (names.length > 0 || !hasRecord(root)) await recordPrograms(root);
  return names;
}

/**
 * @param {import('./types.d.ts').BuildStep & { hash: string }} step
 * @param {string} root
 * @param {import('./types.d.ts').Say} report
 * @param {typeof runStep} execute
 */
async function buildOne(step, root, report, execute) {
  const current = readStamp(join(root, step.stamp)) === step.hash;
  if (current && step.outputs.every((path) => existsSync(join(root, path)))) return undefined;
  refuseUnderRunningSite(`Building ${step.name}`, root);
  report(`building: ${step.name}`);
  step.before?.(root);
  const { code, output } = await execute(step, root);
  if (code !== 0) throw new Error(`Building ${step.name} failed:\n${output.trim()}`);
  const missing = step.outputs.find((path) => !existsSync(join(root, path)));
  if (missing) throw new Error(`Building ${step.name} ended well but left no ${missing}.`);
  writeStamp(join(root, step.stamp), step.hash);
  return step.name;
}

/**
 * Always a production build: a test runner's own NODE_ENV would build the slow variants of the libraries.
 * @param {import('./types.d.ts').BuildStep} step
 * @param {string} root
 */
function runStep({ bin: [packageName, path, args], cwd }, root) {
  return runBin(packageName, path, args, {
    cwd: join(root, cwd),
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build(say).catch((error) => refuse(error.message));
}
