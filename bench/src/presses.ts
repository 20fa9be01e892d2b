import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { end, install } from './api-process.ts';
import { withBenchDatabase } from './bench-database.ts';
import { signInDemoMember } from './demo-member.ts';
import { findChromium } from './lighthouse.ts';
import { presses } from './presses/presses.ts';
import { watchPresses } from './presses/watch.ts';
import { report, say } from './results.ts';
import { percentile, round } from './stopwatch.ts';

/**
 * How long a phone whose processor is four times slower takes from a press to the next picture: what a member presses on
 * the pages of every day, by the browser's own event timing, as the field measures Interaction to Next Paint (INP).
 *   npm run bench -- presses [times of each press]
 */
const usualTimes = 5;
const times = Number(process.argv[2] ?? usualTimes);
const phone = { width: 390, height: 844 };
const slowdown = 4;
const slowestMs = 200;

async function openContext(browser: Browser, url: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  await context.addCookies([{ name: 'locale', value: 'en', url }]);
  return context;
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

await withBenchDatabase(8, async (database, folder) => {
  const installation = await install(database, folder);
  const server = await installation.start();
  const worker = await installation.startWorker();
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  try {
    const url = installation.url.replace('127.0.0.1', 'localhost');
    const cookies = (await signInDemoMember(url)).map((cookie) => ({ ...cookie, path: '/' }));
    const worst: number[] = [];
    for (const [name, { of, path, press }] of Object.entries(presses)) {
      const found: number[] = [];
      for (let time = 0; time < times; time += 1) {
        const context = await openContext(browser, url);
        if (of === 'member') await context.addCookies(cookies);
        const page = await slowPage(context);
        const watch = await watchPresses(page);
        await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
        await press(page);
        found.push(await watch.longestMs());
        await context.close();
      }
      const p75 = percentile(found, 0.75);
      say(`${name}: ${p75} ms (${found.join(', ')})`);
      worst.push(p75);
    }
    const inpMs = round(Math.max(...worst));
    if (inpMs > slowestMs) say(`more than ${slowestMs} ms`);
    await report('presses', { inp_ms: inpMs, presses: worst.length }, { times, slowdown });
  } finally {
    await browser.close();
    await end(worker);
    await end(server);
  }
});
