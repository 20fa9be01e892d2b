import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { oneAtATime } from './build/one-at-a-time.mjs';
import { outputFolderOf } from './build/program-files.mjs';
import {
  BUILD_LOCK,
  forgetInterruption,
  hasOutputs,
  recordOutputs,
  strayOutputs,
  wasInterrupted,
} from './build/program-record.mjs';
import { hashSources } from './build/source-hash.mjs';
import { readStamp, writeStamp } from './build/stamp.mjs';
import { listSteps } from './build/steps.mjs';
import { refuseUnderRunningSite } from './launch/running-sites.mjs';
import { root as checkout } from './root.mjs';
import { runBin } from './run.mjs';
import { firstNames, refuse, say } from './say.mjs';

/**
 * Builds what changed: TypeScript first, then the web apps at the same time. Throws an Error with the output of
 * the compiler, and builds nothing underneath a running site. Resolves to the names of the steps that ran.
 *
 * @param {import('./types.d.ts').Say} report
 * @param {{ root?: string, steps?: import('./types.d.ts').BuildStep[], execute?: typeof runStep }} options
 */
export async function build(report, { root = checkout, steps = listSteps(root), execute = runStep } = {}) {
  const hashed = steps.map((step) => ({ ...step, hash: hashSources(root, step.sources) }));
  const due = dueOf(hashed, root);
  if (due.length === 0 && hasOutputs(root) && !wasInterrupted(root)) return [];
  if (due[0]) refuseUnderRunningSite(`Building ${due[0].name}`, root);
  return oneAtATime(
    join(root, BUILD_LOCK),
    () => buildDue(hashed, root, report, execute),
    (pid) => report(`waiting for another build (process ${pid})`),
  );
}

/**
 * @param {(import('./types.d.ts').BuildStep & { hash: string })[]} steps
 * @param {string} root
 * @param {import('./types.d.ts').Say} report
 * @param {typeof runStep} execute
 */
async function buildDue(steps, root, report, execute) {
  await removeStrays(steps, root, report);
  const due = dueOf(steps, root);
  if (due.length === 0 && hasOutputs(root)) return [];
  if (!hasOutputs(root) && due.length < steps.length)
    report('there is no list of the built files: what is here now is written down');
  const buildAll = (some) => allOf(some.map((step) => buildOne(step, root, report, execute)));
  const mayWrite = (path) => due.some((step) => writes(step, path));
  await recordOutputs(root, mayWrite, async () => {
    await buildAll(due.filter((step) => step === steps[0]));
    await buildAll(due.filter((step) => step !== steps[0]));
  });
  return due.map(({ name }) => name);
}

/**
 * A compiler leaves alone what it wrote earlier, also where somebody else has changed it since: what a step that is about to run
 * would find there goes first, and so does what an interrupted build left.
 *
 * @param {(import('./types.d.ts').BuildStep & { hash: string })[]} steps
 * @param {string} root
 * @param {import('./types.d.ts').Say} report
 */
async function removeStrays(steps, root, report) {
  const interrupted = wasInterrupted(root);
  const due = dueOf(steps, root);
  if (!hasOutputs(root) || (due.length === 0 && !interrupted)) return;
  const strays = (await strayOutputs(root)).filter(
    (path) => interrupted || due.some((step) => writes(step, path)),
  );
  if (strays.length > 0) {
    refuseUnderRunningSite('Building', root);
    const cause = interrupted ? 'left by a build that did not end' : 'NOT AS IT WAS BUILT';
    report(`${cause}, and built anew: ${firstNames(strays)}`);
    for (const folder of new Set(strays.map(outputFolderOf)))
      rmSync(join(root, folder), { recursive: true, force: true });
  }
  forgetInterruption(root);
}

/**
 * @param {(import('./types.d.ts').BuildStep & { hash: string })[]} steps
 * @param {string} root
 */
function dueOf(steps, root) {
  return steps.filter(({ stamp, hash, outputs }) => {
    const current = readStamp(join(root, stamp)) === hash;
    return !current || !outputs.every((path) => existsSync(join(root, path)));
  });
}

/**
 * @param {import('./types.d.ts').BuildStep} step
 * @param {string} path
 */
function writes({ folders }, path) {
  return folders === undefined || folders.some((folder) => path.startsWith(`${folder}/`));
}

/**
 * All of them to their end, also where one fails: what they build is written down after that.
 *
 * @param {Promise<void>[]} builds
 */
async function allOf(builds) {
  for (const result of await Promise.allSettled(builds)) {
    if (result.status === 'rejected') throw result.reason;
  }
}

/**
 * @param {import('./types.d.ts').BuildStep & { hash: string }} step
 * @param {string} root
 * @param {import('./types.d.ts').Say} report
 * @param {typeof runStep} execute
 */
async function buildOne(step, root, report, execute) {
  report(`building: ${step.name}`);
  step.before?.(root);
  const { code, output } = await execute(step, root);
  if (code !== 0) throw new Error(`Building ${step.name} failed:\n${output.trim()}`);
  const missing = step.outputs.find((path) => !existsSync(join(root, path)));
  if (missing) throw new Error(`Building ${step.name} ended well but left no ${missing}.`);
  writeStamp(join(root, step.stamp), step.hash);
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
