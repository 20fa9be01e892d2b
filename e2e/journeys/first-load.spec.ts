import { expect, type Page } from '@playwright/test';
import { installationData, signInOperator } from '../calls.ts';
import { siteKey } from '../people.ts';
import { inSiteDatabase, untilSitesAreRead } from '../site-database.ts';
import { test } from '../test.ts';

/** The sum of all layout shifts that nobody caused, from the beginning of the page. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const held = window as unknown as { shifted: number };
    held.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) held.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
}

for (const width of [390, 1440]) {
  test(`the home page stands still while it fills, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const shifts = await watchShifts(page);
    await page.goto('/');
    await expect(page.locator('[aria-labelledby="best-games-title"] li').first()).toBeVisible();
    await expect(page.locator('[aria-labelledby="matches-title"] li').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toBeLessThanOrEqual(0.02);
  });
}

test('the first screen stands in the page before any script has run', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('main').first()).toBeVisible();
  await context.close();
});

test('the log-in opens without asking the server for anything of its own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let files: string[] = [];
  let lastAt = Date.now();
  page.on('request', (request) => {
    if (!request.url().includes('/assets/')) return;
    files.push(request.url());
    lastAt = Date.now();
  });
  await page.goto('/');
  // The first screen hears no pointer.
  await expect(page.locator('[data-first]')).toHaveCount(0);
  const button = page.getByRole('banner').getByRole('button', { name: '로그인' });
  await button.hover();
  // What comes last by itself, when the browser has nothing else to do.
  await expect(page.locator('head link[href*="/fonts-"]')).toHaveCount(1);
  await expect.poll(() => Date.now() - lastAt).toBeGreaterThan(3000);
  files = [];
  await button.click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
  expect(files.filter((url) => url.endsWith('.js') || url.endsWith('.css'))).toEqual([]);
});

test('a button that is pressed before the site has started is pressed once it has', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: '로그인' }).click();
  release();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
});

/** The report may be read ten times a minute. */
const readEveryMs = 7_000;

async function setVisitPercent(percent: number): Promise<void> {
  await inSiteDatabase(installationData(), (client) =>
    client.query('update site set settings = settings || $1 where key = $2', [
      { visitPercent: percent },
      siteKey,
    ]),
  );
  await untilSitesAreRead();
}

test('[CWV-1] a visit of a phone is measured by its browser, told as the page is left, and counted for operators', async ({
  page,
}) => {
  const { call } = await signInOperator();
  /** Of the pages that were told since, how many visits said when the largest part was painted, and how far it moved. */
  const paintsTold = async () => {
    const { list } = await call('/api/console/report/visits', {});
    const row = list.find(
      (each) => each.page === 'main' && each.reader === 'guest' && each.layout === 'mobile',
    );
    return [row?.lcp?.visitCount ?? 0, row?.cls?.visitCount ?? 0] as const;
  };
  const { measuredPercent } = await call('/api/console/report/visits', {});
  const [painted, moved] = await paintsTold();
  await setVisitPercent(100);
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    const measuring = page.waitForResponse(/\/assets\/measure-visit-[^/]*\.js$/);
    await page.goto('/');
    await measuring;
    // It runs once it is idle; the page says nothing of that.
    await page.waitForLoadState('networkidle');
    await page.goto('/terms');
    await expect.poll(paintsTold, { intervals: [1_000, readEveryMs] }).toEqual([painted + 1, moved + 1]);
  } finally {
    await setVisitPercent(measuredPercent);
  }
});
