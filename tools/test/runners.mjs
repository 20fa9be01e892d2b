import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { runChecks } from '../check.mjs';
import { inRoot } from '../root.mjs';
import { run, runBin } from '../run.mjs';
import { countStates, readReport, testsOfPlaywright, testsOfVitest } from './reports.mjs';
import { tally, withCrash } from './tally.mjs';

export const vitestReport = inRoot('.cache/test-results/vitest.json');
export const playwrightReport = inRoot('.cache/test-results/playwright.json');

/**
 * Each sub-check counts as one test.
 *
 * @param {import('../types.d.ts').Say} say
 */
export async function runCheckStage(say) {
  const results = await runChecks(say);
  const passed = results.filter(({ ok }) => ok).length;
  return withCrash(tally('check', { passed, failed: results.length - passed }), 0);
}

/**
 * `projects` is a part of unit, db, web. The result carries its tests.
 *
 * @param {string[]} projects
 */
export async function runVitestStage(projects) {
  forget(vitestReport);
  const selection = projects.flatMap((name) => ['--project', name]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`];
  const args = ['run', '--config', 'vitest.config.ts', ...selection, ...reporters];
  const { code } = await runBin('vitest', 'vitest.mjs', args, { show: true });
  const tests = testsOfVitest(readReport(vitestReport));
  return { ...withCrash(tally(projects.join(', '), countStates(tests)), code), tests };
}

const soak = { operations: 100_000, kills: 20 };
/** Each part of an installation once, and none is away for long. */
const kills = 6;
const longestPause = '--longest-pause-ms=400';

/** Random movements of money while everything is killed; it prints its seed, and any faults. */
export function runSoakStage() {
  return runBench('soak', soak.operations, soak.kills);
}

/** Every part of a running installation killed under load; it prints its seed, and any faults. */
export function runKillStage() {
  return runBench('kill', kills, longestPause);
}

/**
 * A short run of a benchmark that ends with a code when something is wrong.
 *
 * @param {string} name
 * @param {(number | string)[]} args
 */
async function runBench(name, ...args) {
  const program = [inRoot(`bench/dist/${name}.js`), ...args.map(String)];
  const { code } = await run(process.execPath, ['--enable-source-maps', ...program], { show: true });
  return withCrash(tally(name, { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }), code);
}

/**
 * The result carries its tests.
 *
 * @param {string | undefined} chromePath
 */
export async function runPlaywrightStage(chromePath) {
  const config = inRoot('e2e/playwright.config.ts');
  forget(playwrightReport);
  const env = { ...process.env, CHROME_PATH: chromePath, PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const args = ['test', '-c', config, '--reporter=list,json'];
  const { code } = await runBin('@playwright/test', 'cli.js', args, { env, show: true });
  const tests = testsOfPlaywright(readReport(playwrightReport));
  return { ...withCrash(tally('browser', countStates(tests)), code), tests };
}

/**
 * An old report must never pass for a run that crashed.
 *
 * @param {string} file
 */
function forget(file) {
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
}
