import { bootstrap } from './bootstrap.mjs';
import { ensureChromium } from './chromium.mjs';
import { inRoot } from './root.mjs';
import { runBin } from './run.mjs';
import { refuse, say } from './say.mjs';

/** The journey over `npm run dev` alone, with the promised limits; it prints how long each change took. */
async function measure() {
  await bootstrap(say);
  const env = { ...process.env, CHROME_PATH: await ensureChromium(say), HANPAN_MEASURE: '1' };
  const args = ['test', '-c', inRoot('e2e/playwright.config.ts'), '--reporter=list', 'journeys/development'];
  return runBin('@playwright/test', 'cli.js', args, { env, show: true });
}

const { code } = await measure().catch((error) => refuse(error.message));
process.exitCode = code;
