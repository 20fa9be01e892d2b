import { pathToFileURL } from 'node:url';
import { prepare } from './bootstrap.mjs';
import { compiler } from './build/compiler.mjs';
import { oneAtATime } from './build/one-at-a-time.mjs';
import { BUILD_LOCK, hasOutputs, recordOutputs } from './build/program-record.mjs';
import { typesStep } from './build/steps.mjs';
import { listRunningSites } from './launch/running-sites.mjs';
import { inRoot, root } from './root.mjs';
import { runBin } from './run.mjs';
import { refuse, say } from './say.mjs';

/**
 * Runs every check and reports each as it ends. Resolves to [{ name, ok, output }]. External
 * programs run beside our own checks, and `texts` waits for the types, because it reads what they build.
 *
 * @param {import('./types.d.ts').Say} report
 */
export async function runChecks(report) {
  // Not before prepare(): the parser comes with the dependencies.
  const { listOwnChecks, runTextsCheck } = await import('./check/own-checks.mjs');
  const results = [];
  const perform = async ({ name, run }) => {
    const startedAtMs = performance.now();
    const result = await attempt(run);
    results.push({ name, ...result });
    reportOne(report, name, result, performance.now() - startedAtMs);
  };
  const inOrder = async (checks) => {
    for (const check of checks) await perform(check);
  };
  await Promise.all([
    inOrder([
      { name: 'types', run: checkTypes },
      { name: 'texts', run: () => runTextsCheck(root) },
    ]),
    inOrder([
      {
        name: 'format and lint',
        run: () => program('@biomejs/biome', 'bin/biome', ['check', '--error-on-warnings']),
      },
      { name: 'dead code', run: () => program('knip', 'bin/knip.js', ['--no-progress']) },
    ]),
    inOrder(listOwnChecks(root)),
  ]);
  return results;
}

/** The code, its tests, and the tools that are plain JavaScript. */
async function checkTypes() {
  const passes = [
    compile,
    ...['tsconfig.tests.json', 'tools/tsconfig.json'].map((file) => () => program(...compiler(['-p', file]))),
  ];
  for (const pass of passes) {
    const result = await pass();
    if (!result.ok) return result;
  }
  return { ok: true, output: '' };
}

/** What it compiles is written down as by a build; not so underneath a running site, whose programs it would change. */
async function compile() {
  const work = () => program(...compiler(['-b']));
  if (!hasOutputs(root) || listRunningSites().length > 0) return work();
  const { folders = [] } = typesStep(root);
  const mayWrite = (path) => folders.some((folder) => path.startsWith(`${folder}/`));
  return oneAtATime(inRoot(BUILD_LOCK), () => recordOutputs(root, mayWrite, work));
}

/**
 * @param {string} packageName
 * @param {string} bin
 * @param {string[]} args
 * @returns {Promise<import('./types.d.ts').CheckResult>}
 */
async function program(packageName, bin, args) {
  const { code, output } = await runBin(packageName, bin, args);
  return { ok: code === 0, output: output.trim() };
}

/**
 * @param {import('./types.d.ts').Check['run']} run
 * @returns {Promise<import('./types.d.ts').CheckResult>}
 */
async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    return { ok: false, output: error.stack ?? String(error) };
  }
}

/**
 * @param {import('./types.d.ts').Say} report
 * @param {string} name
 * @param {import('./types.d.ts').CheckResult} result
 * @param {number} tookMs
 */
function reportOne(report, name, { ok, looked, output, shown }, tookMs) {
  const detail = [looked, `${(tookMs / 1000).toFixed(1)} s`].filter(Boolean).join(', ');
  report(`${ok ? 'ok  ' : 'FAIL'}  ${name} (${detail})`);
  if (shown) report(shown.replace(/^/gm, '      '));
  if (!ok) report(output.replace(/^/gm, '      '));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await prepare(say).catch((error) => refuse(error.message));
  const results = await runChecks(say);
  const failed = results.filter(({ ok }) => !ok).length;
  say(`${results.length - failed} checks passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
