import { type Browser, expect, type Page } from '@playwright/test';
import { busy, watchErrors } from '../accessible.ts';
import { installationUrl } from '../calls.ts';
import { keyboardFaults } from '../keyboard.ts';
import { demoPassword, siteKey } from '../people.ts';
import { test } from '../test.ts';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof sizes;

/** One of every kind of page that a member works in: a start, a form, a board with its slip, a list, settings. */
const paths = [
  '/member/main',
  '/member/moneyMain/charge',
  '/member/sport/combinationbetting',
  '/member/mypage/betting/list',
  '/member/mypage/protection',
  '/member/cscenter/gameguide',
];

async function openSite(browser: Browser, size: Size): Promise<Page> {
  const context = await browser.newContext({
    baseURL: installationUrl(),
    viewport: sizes[size],
    reducedMotion: 'reduce',
  });
  const answer = await context.request.post('/api/member/login', {
    headers: { authorization: siteKey, origin: installationUrl() },
    data: { memId: 'member05', memPass: demoPassword },
  });
  expect(await answer.json()).toMatchObject({ resultCode: '0' });
  return context.newPage();
}

for (const size of Object.keys(sizes) as Size[]) {
  test(`[A11Y-1] [A11Y-3] Tab and the arrows reach all of a page of a member, in its order, and nothing covers what has the focus, on the ${size}`, async ({
    browser,
  }) => {
    const problems: string[] = [];
    const page = await openSite(browser, size);
    const errors = watchErrors(page, busy);
    for (const path of paths) {
      // Boards are alive, and what the focus goes to may move under the walk: a fault is one that is found twice.
      const look = async () => {
        await page.goto(path);
        await expect(page.locator('main h1').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        return keyboardFaults(page, page.getByRole('main'));
      };
      const first = await look();
      const again = first.length === 0 ? [] : await look();
      const logged = errors.splice(0).map((error) => `logs: ${error}`);
      const faults = again.filter((fault) => first.includes(fault));
      problems.push(...[...faults, ...logged].map((fault) => `${path} ${fault}`));
    }
    await page.context().close();
    expect(problems).toEqual([]);
  });
}
