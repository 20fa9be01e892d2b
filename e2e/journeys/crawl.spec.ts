import { type Browser, type Cookie, expect, type Page } from '@playwright/test';
import { busy, watchErrors } from '../accessible.ts';
import { installationUrl, signInOn } from '../calls.ts';
import { isForeign, judge, type Look, movement } from '../crawl/judge.ts';
import { type CrawlRoute, hearAnswers, readRoutes, siteStarts, visit, watchShifts } from '../crawl/visit.ts';
import { test } from '../test.ts';
import { spacingFaultsOf } from '../text-spacing.ts';

const windows = { desktop: { width: 1440, height: 900 }, phone: { width: 360, height: 800 } } as const;
/** As narrow as WCAG 1.4.10 asks for, in the language of the longest words. */
const narrowest = { width: 320, height: 800 };
const locales = ['ko', 'en', 'vi'] as const;
const layouts = ['desktop', 'phone'] as const;

/** One person for each language, because a person has one session; both layouts of a language share it. */
const people = {
  member: { ko: 'member01', en: 'member02', vi: 'member03' },
  partner: { ko: 'store01', en: 'dist01', vi: 'subbranch01' },
} as const;
type Viewer = 'guest' | keyof typeof people;

const samples: Record<string, readonly string[]> = {
  '/member/gameway/$type': ['screendescription', 'onefolderbetting', 'twofolderbetting'],
  '/member/result/sport/$kind': ['win-loose', 'handicap', 'under-over', 'special'],
};

/** Of a route with parameters, the pages of hundreds of matches and proofs are made by one component each. */
const mostOfARoute = 6;

/** The addresses of a route; those with parameters are found as links on other pages where no sample is given. */
function addressesOf({ path }: CrawlRoute): string[] {
  if (!path.includes('$')) return [path];
  return (samples[path] ?? []).map((value) => path.replace(/\$\w+/, value));
}

/** One log-in for both layouts of a language: a second one would end the first (RL-03). */
async function signIn(browser: Browser, viewer: Viewer, locale: Look['locale']): Promise<Cookie[]> {
  const url = installationUrl();
  const context = await browser.newContext();
  await context.addCookies([{ name: 'locale', value: locale, url }]);
  if (viewer !== 'guest') await signInOn(context, people[viewer][locale]);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}

/** What members see a partner sees too: in other languages than the first one only what is for partners alone. */
function isFor({ audience, path }: CrawlRoute, viewer: Viewer, locale: Look['locale']): boolean {
  if (path === '/warning') return false;
  if (viewer === 'guest') return audience === 'guest' || audience === 'everybody';
  if (viewer === 'partner' && locale !== 'ko') return audience === 'partner';
  return (
    audience === 'member' || audience === 'everybody' || (audience === 'partner' && viewer === 'partner')
  );
}

function matches({ path }: CrawlRoute, href: string): boolean {
  return new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`).test(href);
}

/** Whether a link that was found on a page is visited too: new, and one of the first of its route. */
function isWanted(link: string, queue: readonly string[], routes: readonly CrawlRoute[]): boolean {
  const route = routes.find((each) => matches(each, link));
  if (route === undefined || queue.includes(link)) return false;
  return queue.filter((href) => matches(route, href)).length < mostOfARoute;
}

/**
 * What moves while it loads does so on every page of its route. On a match that kicks off in that very moment something has
 * happened; so of several pages of one route less than half may move.
 */
function whatMoves(pages: readonly (string | undefined)[]): string[] {
  const moved = pages.filter((said) => said !== undefined);
  return moved.length * 2 >= pages.length ? moved : [];
}

/** Every page that a person may open in one look; returns a sentence for everything that is wrong. */
async function crawl(page: Page, viewer: Viewer, look: Look): Promise<string[]> {
  const problems: string[] = [];
  const errors = watchErrors(page, busy);
  await page.addInitScript(watchShifts);
  await page.addInitScript(hearAnswers);
  await page.goto(viewer === 'guest' ? '/' : '/member/main');
  await siteStarts(page);
  // Its code comes last; from now on every page with chrome has it at once.
  await page.locator('footer').first().waitFor({ state: 'attached' });
  const routes = (await readRoutes(page)).filter((route) => isFor(route, viewer, look.locale));
  const queue = routes.flatMap(addressesOf);
  const files = new Set<string>();
  const korean: { href: string; text: string }[] = [];
  const pagesOf = new Map<CrawlRoute, (string | undefined)[]>();
  for (let at = 0; at < queue.length; at += 1) {
    const href = queue[at] as string;
    const route = routes.find((each) => matches(each, href));
    if (route === undefined) continue;
    const found = await visit(page, href);
    const here = judge(route, found, look);
    const moved = movement(found);
    pagesOf.set(route, [...(pagesOf.get(route) ?? []), moved && `${href} ${moved}`]);
    korean.push(...found.hangul.map((text) => ({ href, text })));
    // In one language and one page of a route: the same component is not spaced dozens of times.
    if (look.locale === 'vi' && pagesOf.get(route)?.length === 1) here.push(...(await spacingFaultsOf(page)));
    if (found.pathname !== href) here.push(`leads to ${found.pathname}`);
    here.push(...errors.splice(0).map((error) => `logs: ${error}`));
    problems.push(...here.map((problem) => `${viewer} ${look.layout} ${look.locale} ${href} ${problem}`));
    for (const link of found.links) if (isWanted(link, queue, routes)) queue.push(link);
    for (const file of found.files) files.add(file);
  }
  const unsteady = [...pagesOf.values()].flatMap(whatMoves);
  problems.push(...unsteady.map((sentence) => `${viewer} ${look.layout} ${look.locale} ${sentence}`));
  // Only now has everything been heard.
  const heard = await page.evaluate(() => window.crawlHeard);
  const foreign = look.locale === 'ko' ? [] : korean.filter(({ text }) => isForeign(text, heard));
  const said = foreign.map(({ href, text }) => `${href} shows Korean: ${text}`);
  problems.push(...said.map((sentence) => `${viewer} ${look.layout} ${look.locale} ${sentence}`));
  for (const file of files) {
    const status = (await page.request.get(file)).status();
    if (status !== 200)
      problems.push(`${viewer} ${look.layout} ${look.locale} a link leads to ${file}: ${status}`);
  }
  return problems;
}

const crawled = {
  guest: 'every page that a guest may open is whole in both layouts',
  member: 'every page that a member may open is whole in both layouts',
  partner:
    'every page that a partner may open, or beside Korean those for partners alone, is whole in both layouts',
} as const;

for (const viewer of ['guest', 'member', 'partner'] as const) {
  for (const locale of locales) {
    test(`[AC-06][AC-07][MR-14] ${crawled[viewer]} (${locale})`, async ({ browser }) => {
      const cookies = await signIn(browser, viewer, locale);
      const inLayouts = layouts.map(async (layout) => {
        const context = await browser.newContext({
          viewport: layout === 'phone' && locale === 'vi' ? narrowest : windows[layout],
          baseURL: installationUrl(),
          reducedMotion: 'reduce',
        });
        await context.addCookies(cookies);
        const found = await crawl(await context.newPage(), viewer, { layout, locale });
        await context.close();
        return found;
      });
      expect((await Promise.all(inLayouts)).flat()).toEqual([]);
    });
  }
}

test('[AC-03][AC-04] an address for members tells a guest to log in first, and leads home', async ({
  browser,
}) => {
  const problems: string[] = [];
  for (const locale of locales) {
    const context = await browser.newContext({ baseURL: installationUrl(), reducedMotion: 'reduce' });
    await context.addCookies(await signIn(browser, 'guest', locale));
    const found = await turnAway(await context.newPage(), locale);
    await context.close();
    problems.push(...found.map((problem) => `${locale} ${problem}`));
  }
  expect(problems).toEqual([]);
});

const logInFirst = {
  ko: '로그인 후 이용해 주세요',
  en: 'Please Log-in',
  vi: 'Please Log-in',
} as const;

/**
 * Addresses for members as a guest: the alert, the log-in, and the home page behind both. One guard turns all of them
 * away, so each address is asked for in one language, and one address in each.
 */
async function turnAway(page: Page, locale: Look['locale']): Promise<string[]> {
  const problems: string[] = [];
  await page.goto('/');
  await siteStarts(page);
  const routes = await readRoutes(page);
  const forMembers = routes.filter(({ audience }) => audience === 'member' || audience === 'partner');
  const addresses = forMembers.flatMap(addressesOf);
  // By the keyboard: a click waits until nothing moves any more, several seconds each on a busy machine.
  for (const href of locale === 'ko' ? addresses : addresses.slice(0, 1)) {
    await page.evaluate((to) => void window.__TSR_ROUTER__.navigate({ href: to }), href);
    const alert = page.locator('[role="alertdialog"]');
    await expect(alert).toContainText(logInFirst[locale]);
    await alert.locator('button').last().press('Enter');
    const logIn = page.locator('[role="dialog"]');
    await logIn.waitFor();
    await alert.waitFor({ state: 'detached' });
    const { pathname } = new URL(page.url());
    if (pathname !== '/') problems.push(`${href} leads to ${pathname}`);
    await logIn.press('Escape');
    await logIn.waitFor({ state: 'detached' });
  }
  // No maintenance is announced, so there is nothing to warn of.
  await page.goto('/warning');
  await page.waitForURL((url) => url.pathname === '/');
  return problems;
}
