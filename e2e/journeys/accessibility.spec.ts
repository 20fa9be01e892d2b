import { type BrowserContext, expect, type Page } from '@playwright/test';
import { alertsOf, busy, expectAccessible, overflowOf, violationsOf, watchErrors } from '../accessible.ts';
import { nextOffers } from '../board.ts';
import { callsOfPage, installationUrl } from '../calls.ts';
import { Sports } from '../pages/sports.ts';
import { demoPassword, siteKey } from '../people.ts';
import { consolePages, openConsolePage } from '../steps/console-pages.ts';
import { smallTargetsOf } from '../targets.ts';
import { test } from '../test.ts';
import { spacingFaultsOf } from '../text-spacing.ts';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof sizes;

/** What is left of the desktop's window at 200 % (WCAG 1.4.4), and of one of 1280 pixels at 400 % (1.4.10). */
const zoomedWidth = sizes.desktop.width / 2;
const reflowWidth = 320;

/** Signs in as a page would, so that the browser keeps the cookie. */
async function signIn(context: BrowserContext, path: string, body: object): Promise<void> {
  const response = await context.request.post(`${installationUrl()}${path}`, {
    headers: { authorization: siteKey, origin: installationUrl() },
    data: body,
  });
  expect(await response.json()).toMatchObject({ resultCode: '0' });
}

const memberSignIn = { memId: 'member05', memPass: demoPassword };
const partnerSignIn = { memId: 'branch01', memPass: demoPassword };

interface Visit {
  readonly path: string;
  readonly as: 'guest' | 'member' | 'partner';
  readonly locale?: 'ko' | 'en' | 'vi';
}

const visits: readonly Visit[] = [
  { path: '/', as: 'guest' },
  { path: '/', as: 'guest', locale: 'en' },
  { path: '/', as: 'guest', locale: 'vi' },
  { path: '/terms', as: 'guest' },
  { path: '/privacy', as: 'guest', locale: 'vi' },
  { path: '/member/main', as: 'member' },
  { path: '/member/moneyMain/charge', as: 'member' },
  { path: '/member/moneyMain/exchange', as: 'member' },
  { path: '/member/mypage/message/list', as: 'member' },
  { path: '/member/mypage/point/list', as: 'member' },
  { path: '/member/mypage/point/change', as: 'member', locale: 'vi' },
  { path: '/member/mypage/coupon/list', as: 'member' },
  { path: '/member/attendendance', as: 'member', locale: 'en' },
  { path: '/member/rotary', as: 'member' },
  { path: '/member/sport/combinationbetting', as: 'member' },
  { path: '/member/mypage/betting/list', as: 'member' },
  { path: '/member/mypage/winlose', as: 'member', locale: 'vi' },
  { path: '/member/mypage/protection', as: 'member' },
  { path: '/member/mypage/protection', as: 'member', locale: 'vi' },
  { path: '/member/cscenter', as: 'member' },
  { path: '/member/slotgame/cheongsa', as: 'member' },
  { path: '/member/cscenter/bettingguide/sport', as: 'member' },
  { path: '/member/cscenter/gameguide', as: 'member', locale: 'vi' },
  { path: '/member/cscenter/gameguide?game=cluster', as: 'member', locale: 'vi' },
  { path: '/member/gameway/screendescription', as: 'member' },
  { path: '/member/gameway/onefolderbetting', as: 'member', locale: 'en' },
  { path: '/RN0/', as: 'guest' },
  { path: '/RN0/', as: 'partner' },
  { path: '/RN0/tree?memId=subbranch01', as: 'partner', locale: 'vi' },
  { path: '/RN0/settlements', as: 'partner', locale: 'en' },
  { path: '/RN0/create', as: 'partner' },
  { path: '/member/stributor', as: 'partner', locale: 'vi' },
  { path: '/member/partner/partnerList?memId=subbranch01', as: 'partner' },
  { path: '/console/', as: 'guest' },
];

async function open(page: Page, { path, locale = 'ko' }: Visit): Promise<void> {
  await page.context().addCookies([{ name: 'locale', value: locale, url: installationUrl() }]);
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** By how much the page that is open is wider than a window of this width, as a sentence. */
async function widthFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: sizes.phone.height });
  const overflow = await overflowOf(page);
  return overflow > 0 ? [`is ${overflow} px wider than a window of ${width}`] : [];
}

/** What is wrong with the page that is open, in one size. */
async function faultsIn(page: Page, size: Size): Promise<string[]> {
  const narrow =
    size === 'phone' ? await widthFaults(page, reflowWidth) : await widthFaults(page, zoomedWidth);
  await page.setViewportSize(sizes[size]);
  return [
    ...narrow,
    ...(await widthFaults(page, sizes[size].width)),
    ...(await alertsOf(page)).map((alert) => `says "${alert}"`),
    ...(await spacingFaultsOf(page)),
    ...(await violationsOf(page)),
    ...(await smallTargetsOf(page)),
  ];
}

for (const as of ['guest', 'member', 'partner'] as const) {
  test(`[A11Y-1] [A11Y-2] [A11Y-5] every page of a ${as} is accessible, fits and logs no error, in both sizes`, async ({
    browser,
  }) => {
    const problems: string[] = [];
    const context = await browser.newContext({ baseURL: installationUrl() });
    if (as === 'member') await signIn(context, '/api/member/login', memberSignIn);
    if (as === 'partner') await signIn(context, '/api/member/login', partnerSignIn);
    const page = await context.newPage();
    const errors = watchErrors(page, busy);
    for (const visit of visits.filter((each) => each.as === as)) {
      await page.setViewportSize(sizes.desktop);
      await open(page, visit);
      for (const size of Object.keys(sizes) as Size[]) {
        const faults = [
          ...(await faultsIn(page, size)),
          ...errors.splice(0).map((error) => `logs: ${error}`),
        ];
        problems.push(...faults.map((fault) => `${visit.path} ${visit.locale ?? 'ko'} ${size} ${fault}`));
      }
    }
    expect(problems).toEqual([]);
    await context.close();
  });
}

test('the look for small targets finds what stands too close, and nothing that has room or stands in a line', async ({
  page,
}) => {
  await page.setContent(`
    <style>button { width: 16px; height: 16px; padding: 0; border: 0; margin: 0 }</style>
    <div style="display: flex"><button aria-label="one"></button><button aria-label="two"></button></div>
    <div style="padding: 40px"><button aria-label="alone"></button></div>
    <p style="font-size: 12px">Words with <a href="#1">a link</a> between them.</p>
    <div style="display: flex"><button aria-label="beside" style="width: 12px"></button><button style="width: 90px; height: 40px">large</button></div>`);
  expect(await smallTargetsOf(page)).toEqual([
    '<button> "one" is 16 × 16 and stands close to another',
    '<button> "two" is 16 × 16 and stands close to another',
    '<button> "beside" is 12 × 16 and stands close to another',
  ]);
});

test('[A11Y-1] every page of the partners’ console fits a narrow window and loses no text that is spaced', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: installationUrl(),
    viewport: { width: reflowWidth, height: sizes.phone.height },
  });
  await signIn(context, '/api/member/login', partnerSignIn);
  const page = await context.newPage();
  await open(page, { path: '/RN0/', as: 'partner', locale: 'vi' });
  const problems: string[] = [];
  for (const place of await consolePages(page, {})) {
    await openConsolePage(page, place);
    const faults = [...(await widthFaults(page, reflowWidth)), ...(await spacingFaultsOf(page))];
    problems.push(...faults.map((fault) => `${place.path} ${fault}`));
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('the look for text that is lost finds what is cut off or covered once it is spaced, and nothing that scrolls or wraps', async ({
  page,
}) => {
  await page.setContent(`
    <style>
      body { margin: 0; font: 16px/1 monospace }
      .box { width: 16ch; white-space: nowrap; overflow: hidden } .low { width: 14ch; height: 16px }
    </style>
    <div class="box">stands too near</div>
    <div class="box">has room</div>
    <div class="box" style="overflow: auto">scrolls instead</div>
    <div class="box" style="white-space: normal">takes a line more</div>
    <div class="low">the upper one</div>
    <div class="low">the lower one</div>
    <div style="height: 40px"></div>
    <div class="box"><a href="#1">the tile’s name</a></div>
    <nav class="box"><a href="#1">the menu’s name</a></nav>
    <div class="box" style="width: 60ch">a sentence of more than forty letters which ends as one</div>
    <div class="box" style="white-space: normal">a sentence of more than forty letters which ends as another</div>
    <div style="position: fixed; bottom: 0; background: white">
      <div class="low">floats above</div>
      <div class="low">floats below</div>
    </div>`);
  const lost = [
    'with its text spaced cuts off "stands too near"',
    'with its text spaced cuts off "the menu’s name"',
    'with its text spaced cuts off "a sentence of more than forty letters wh"',
    'with its text spaced puts "the upper one" over "the lower one"',
    'with its text spaced puts "floats above" over "floats below"',
  ];
  expect(await spacingFaultsOf(page)).toEqual(lost);
  // The page is left as it was.
  expect(await spacingFaultsOf(page)).toEqual(lost);
});

test('the login and the sign-up dialogs are accessible, and the content security policy allows them', async ({
  page,
}) => {
  const errors = watchErrors(page);
  await open(page, { path: '/', as: 'guest' });
  for (const name of ['로그인', '회원가입']) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  expect(errors).toEqual([]);
});

test('a filled bet slip is accessible, beside the board and as a sheet', async ({ browser }) => {
  for (const size of Object.keys(sizes) as Size[]) {
    const context = await browser.newContext({ viewport: sizes[size], reducedMotion: 'reduce' });
    await signIn(context, '/api/member/login', memberSignIn);
    const page = await context.newPage();
    const errors = watchErrors(page);
    await open(page, { path: '/member/sport/combinationbetting', as: 'member' });
    const sports = new Sports(page);
    for (const offer of await nextOffers(callsOfPage(page), { count: 3, afterSeconds: 60 })) {
      await sports.pick(offer);
    }
    if (size === 'phone') await sports.unfold();
    await sports.stake(5_000);
    // What a sticky header half covers at this moment would be measured as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, size);
    expect(errors).toEqual([]);
    await context.close();
  }
});
