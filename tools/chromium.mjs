import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { findOnPath, run, runBin } from './run.mjs';

/** The first that is there is taken. One without windows draws the same pages in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
  'msedge',
];

/**
 * The path of a Chromium for the browser tests: the one named by CHROME_PATH, one on PATH, Playwright's own, and when
 * there is none it is installed, by Playwright or by the system's package manager. Throws an Error with a sentence.
 *
 * @param {import('./types.d.ts').Say} say
 * @param {{ env?: NodeJS.ProcessEnv, install?: () => Promise<string> }} options
 */
export async function ensureChromium(say, { env = process.env, install = installChromium } = {}) {
  if (env.CHROME_PATH) {
    if (existsSync(env.CHROME_PATH)) return env.CHROME_PATH;
    throw new Error(`CHROME_PATH is ${env.CHROME_PATH}, but there is no such file.`);
  }
  const found = findChromium(env);
  if (found) return found;
  say('installing Chromium for the browser tests');
  const words = await install();
  const installed = findChromium(env);
  if (installed) return installed;
  throw new Error(
    `There is no Chromium for the browser tests, and it could not be installed. Set CHROME_PATH.\n${words}`,
  );
}

/**
 * @param {NodeJS.ProcessEnv} env
 */
function findChromium(env) {
  return findOnPath(NAMES, env.PATH) ?? findInPlaywrightCache(env);
}

/**
 * Playwright keeps each version in its own folder; the newest complete one is used.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function findInPlaywrightCache(env) {
  const folder = env.PLAYWRIGHT_BROWSERS_PATH ?? defaultCache(env);
  if (!existsSync(folder)) return undefined;
  const programs = [
    'headless_shell',
    'chrome-headless-shell',
    'chrome',
    'chrome.exe',
    'chrome-headless-shell.exe',
    'Chromium',
  ];
  const versions = readdirSync(folder)
    .filter((name) => /^chromium/.test(name))
    .sort()
    .reverse();
  for (const version of versions) {
    const files = readdirSync(join(folder, version), { recursive: true, withFileTypes: true });
    const program = files.find((entry) => entry.isFile() && programs.includes(entry.name));
    if (program) return join(program.parentPath ?? program.path, program.name);
  }
  return undefined;
}

/**
 * @param {NodeJS.ProcessEnv} env
 */
function defaultCache(env) {
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches/ms-playwright');
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright');
  return join(env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

/** Resolves to the output of the failed attempts. `--with-deps` needs root for the system libraries. */
async function installChromium() {
  const isRoot = process.getuid?.() === 0;
  const download = await runBin('@playwright/test', 'cli.js', [
    'install',
    ...(isRoot ? ['--with-deps'] : []),
    'chromium-headless-shell',
  ]);
  if (download.code === 0 || !isRoot || !findOnPath(['apt-get'])) return download.output;
  await run('apt-get', ['update']);
  const outputs = [download.output];
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const packaged = await run('apt-get', ['install', '-y', '--no-install-recommends', name]);
    outputs.push(packaged.output);
    if (packaged.code === 0) break;
  }
  return outputs.join('\n');
}
