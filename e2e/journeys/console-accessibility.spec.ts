import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { alertsOf, busy, overflowOf, violationsOf, watchErrors } from '../accessible.ts';
import { approveSignUp, installationUrl, signInMember, signInOperator, signUp } from '../calls.ts';
import { dialogFaults, keyboardFaults } from '../keyboard.ts';
import { demoPassword, newApplicant, siteKey } from '../people.ts';
import { type ConsolePage, consolePages, namingFaults, openConsolePage } from '../steps/console-pages.ts';
import { test } from '../test.ts';
import { spacingFaultsOf } from '../text-spacing.ts';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
type Size = keyof typeof sizes;

/** What is left of a window of 1280 pixels at 400 % (WCAG 1.4.10). */
const reflowWidth = 320;

/** The longest words stand in the narrowest window. */
const localeOf = { desktop: 'ko', phone: 'vi' } as const satisfies Record<Size, string>;

/** As many tests as walk the pages side by side, each every so many of them. */
const parts = [0, 1, 2] as const;

/** The owner of the site, who may open every page and press every button. */
async function openConsole(browser: Browser, size: Size, locale: 'ko' | 'vi' = 'ko'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: installationUrl(),
    viewport: sizes[size],
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'locale', value: locale, url: installationUrl() }]);
  const answer = await context.request.post('/api/console/login', {
    headers: { authorization: siteKey, origin: installationUrl() },
    data: { operatorId: 'supervisor', password: demoPassword },
  });
  expect(await answer.json()).toMatchObject({ resultCode: '0' });
  const page = await context.newPage();
  // What is not there is a sentence of the result, not the end of the journey.
  page.setDefaultTimeout(15_000);
  await page.goto('/console/today');
  await expect(page.locator('main h1')).toBeVisible();
  return page;
}

/** Partners stand in their tree, and everybody else in the list of members. */
async function memberKeyOf(memId: string, path: '/api/console/members' | '/api/console/partner/tree') {
  const { call } = await signInOperator('supervisor');
  const { list } = await call(path, { search: memId });
  const row = list.find((each) => each.memId === memId);
  if (row === undefined) throw new Error(`there is no ${memId}`);
  return String(row.memberKey);
}

const aMember = () => memberKeyOf('member05', '/api/console/members');

/** The pages that are about somebody, with somebody. */
async function samples() {
  const partner = await memberKeyOf('store01', '/api/console/partner/tree');
  return { '/member': { key: await aMember() }, '/commission': { memberKey: partner } };
}

/**
 * What is wrong with the page that is open, to the eye, to a program that reads it, and to the keyboard. The bar and the
 * menu around it are the same on every page, so a program reads them on the first one.
 */
async function faultsOnPage(page: Page, isFirst: boolean): Promise<string[]> {
  const overflow = await overflowOf(page);
  return [
    ...(await namingFaults(page)),
    ...(await alertsOf(page)).map((alert) => `says "${alert}"`),
    ...(overflow > 0 ? [`is ${overflow} px wider than the window`] : []),
    ...(await spacingFaultsOf(page)),
    ...(await violationsOf(page, isFirst ? undefined : 'main')),
    // A page that was gone to has the focus where it begins.
    ...(await keyboardFaults(page, page.getByRole('main'))),
  ];
}

/** A page that does not come is one sentence, and the others are looked at all the same. */
const saidOf = (error: unknown) => [`is not there: ${String(error).split('\n')[0]}`];

/** What is wrong with a page. Lists live, and may have moved under the walk: a fault is one that is found twice. */
async function lookAt(page: Page, place: ConsolePage, isFirst: boolean): Promise<string[]> {
  const look = () => openConsolePage(page, place).then(() => faultsOnPage(page, isFirst), saidOf);
  const faults = await look();
  return faults.length === 0 ? [] : look();
}

for (const part of parts) {
  test(`[A11Y-1] every page of the console is accessible, fits, logs no error and is worked by the keyboard, in both sizes (${part + 1} of ${parts.length})`, async ({
    browser,
  }) => {
    const problems: string[] = [];
    for (const size of Object.keys(sizes) as Size[]) {
      const page = await openConsole(browser, size, localeOf[size]);
      if (size === 'phone') await page.setViewportSize({ ...sizes.phone, width: reflowWidth });
      const errors = watchErrors(page, busy);
      const all = await consolePages(page, await samples());
      const mine = all.filter((_, index) => index % parts.length === part);
      for (const [index, place] of mine.entries()) {
        const faults = await lookAt(page, place, index === 0);
        const logged = errors.splice(0).map((error) => `logs: ${error}`);
        problems.push(...[...faults, ...logged].map((fault) => `${place.path} ${size} ${fault}`));
      }
      await page.context().close();
    }
    expect(problems).toEqual([]);
  });
}

/** A dialog, and the control that opens it. */
interface Opening {
  readonly what: string;
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly only?: Size;
  readonly opener: (page: Page) => Locator | Promise<Locator>;
}

const main = (page: Page) => page.getByRole('main');
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).first();

/** In a narrow window the detail of a row lies over the list, so the button is looked for in the whole page. */
const inDetail = (row: string | RegExp, name: string | RegExp) => async (page: Page) => {
  await main(page).getByRole('row').filter({ hasText: row }).first().click();
  return page.getByRole('button', { name }).last();
};

/** What belongs to the operator is in the bar, or in the menu of a narrow window. */
const ofTheOperator = (name: string) => async (page: Page) => {
  const menu = page.getByRole('button', { name: /^메뉴 열기/ });
  if (await menu.isVisible()) await menu.click();
  return page.getByRole('button', { name });
};

const openings = (memberKey: string, receiptId: string): readonly Opening[] => [
  {
    what: 'the menu',
    path: '/today',
    only: 'phone',
    opener: (page) => page.getByRole('button', { name: /^메뉴 열기/ }),
  },
  { what: 'the second factor', path: '/today', opener: ofTheOperator('2단계 인증') },
  { what: 'the own password', path: '/today', opener: ofTheOperator('내 비밀번호 바꾸기') },
  {
    what: 'a deposit',
    path: '/deposits',
    only: 'phone',
    opener: (page) => main(page).getByRole('row').filter({ hasText: receiptId }),
  },
  { what: 'a refused deposit', path: '/deposits', opener: inDetail(receiptId, /^거절/) },
  { what: 'a note on a deposit', path: '/deposits', opener: inDetail(receiptId, '대기 메모') },
  { what: 'a banner', path: '/banners', opener: button('추가') },
  { what: 'a banner that goes', path: '/banners', opener: button('지우기') },
  { what: 'a member’s lock', path: '/member', search: { key: memberKey }, opener: button('계정 잠금') },
  { what: 'a member’s level', path: '/member', search: { key: memberKey }, opener: button('레벨 바꾸기') },
  { what: 'a member’s cash', path: '/member', search: { key: memberKey }, opener: button('입금 막기') },
  { what: 'a sealed field', path: '/member', search: { key: memberKey }, opener: button('휴대폰 보기') },
  { what: 'the question who is there', path: '/member', search: { key: memberKey }, opener: askedAgain },
  { what: 'an adjustment', path: '/adjustments', opener: button('새 조정') },
  { what: 'a provider', path: '/vendors', opener: button('게임사 추가') },
  { what: 'a provider’s settings', path: '/vendors', opener: inDetail(/청사게임즈/, '설정 바꾸기') },
  { what: 'a provider’s key', path: '/vendors', opener: inDetail(/청사게임즈/, '게임사 키 바꾸기') },
  { what: 'the best games', path: '/best-games', opener: anotherBestGame },
  { what: 'coupons', path: '/coupons', opener: button('쿠폰 발급') },
  { what: 'a message', path: '/messages', opener: button('쪽지 쓰기') },
  { what: 'a published version', path: '/documents', opener: button('이용약관 버전 1 보기') },
  { what: 'a new version', path: '/documents', opener: button('이용약관 새 버전') },
  { what: 'maintenance', path: '/maintenance', opener: button('점검 예약') },
  { what: 'a rule of bets', path: '/limits', opener: button('규칙 추가') },
  { what: 'a deposit account', path: '/deposit-accounts', opener: button('계좌 등록') },
  { what: 'a member’s account', path: '/deposit-accounts', opener: button('회원에게 지정') },
  { what: 'an operator', path: '/operators', opener: button('운영자 추가') },
  { what: 'the order of games', path: '/codes', opener: button('순서 바꾸기') },
  { what: 'a game of the menu', path: '/codes', opener: button(/^조합 베팅 바꾸기/) },
  {
    what: 'an answer for all',
    path: '/questions',
    opener: (page) => main(page).getByRole('button', { name: '새 글' }).first(),
  },
];

/** A program and not a wait of hours decides that the server asks again who is there. */
async function askedAgain(page: Page): Promise<Locator> {
  await page.route('**/api/console/members/reveal', (route) =>
    route.fulfill({ json: { resultCode: 'L008', resultMessage: '본인 확인이 필요합니다.' } }),
  );
  await button('휴대폰 보기')(page).click();
  await page.getByRole('textbox', { name: /^사유/ }).fill('확인');
  return page.getByRole('button', { name: '30초 동안 보기' });
}

async function anotherBestGame(page: Page): Promise<Locator> {
  await main(page)
    .getByRole('button', { name: / 추가$/ })
    .first()
    .click();
  return button('저장')(page);
}

/** A deposit that the owner has taken. */
async function claimedDeposit() {
  const person = newApplicant();
  const owner = await signInOperator('supervisor');
  await signUp(person);
  await approveSignUp(owner.call, person.memId);
  const member = await signInMember(person.memId, person.password);
  const { request } = await member.call('/api/cash/in', { amount: 30_000, idempotencyKey: randomUUID() });
  const { cashIdx, receiptId } = request;
  await owner.call('/api/console/cash/claim', { cashIdx });
  const refuse = () =>
    owner.call('/api/console/cash/reject', {
      cashIdx,
      reason: 'the journey is over',
      idempotencyKey: randomUUID(),
    });
  return { receiptId, refuse };
}

test('the walk by the keyboard finds what a keyboard cannot do', async ({ page }) => {
  await page.setContent(`
    <style>.plain:focus { outline: none } .hand { cursor: pointer } .over { position: relative; top: -40px }</style>
    <main tabindex="-1">
      <a href="#1">first</a>
      <button tabindex="-1">left out</button>
      <button id="shy">lets go of it</button>
      <div tabindex="0" id="list" style="padding: 4px">gives it on <a href="#3" tabindex="-1">to its own</a></div>
      <button class="plain">without a ring</button>
      <div class="hand">only for a mouse</div>
      <div style="display: flex; flex-direction: row-reverse"><button>last</button><button>next to last</button></div>
      <div style="height: 40px"><button>below</button></div>
      <div class="over" style="height: 40px; background: white">above</div>
    </main>
    <a href="#2">after</a>
    <script>
      shy.addEventListener('focusin', () => shy.blur());
      list.addEventListener('focusin', ({ target }) => target === list && list.firstElementChild.focus());
    </script>`);
  expect(await keyboardFaults(page, page.getByRole('main'))).toEqual([
    'only a mouse can press <div> "only for a mouse"',
    'the focus is not seen on <button> "without a ring"',
    'the focus goes back from <button> "last" to <button> "next to last"',
    'the focus is covered on <button> "below" by <div> "above"',
    'Tab does not reach <button> "left out"',
    'Tab does not reach <button> "lets go of it"',
  ]);
});

const halves = [0, 1] as const;
const dialogTests = (Object.keys(sizes) as Size[]).flatMap((size) =>
  halves.map((half) => [size, half] as const),
);

for (const [size, half] of dialogTests) {
  test(`every dialog of the console takes the focus, holds it, leaves by Escape and gives it back, on the ${size} (${half + 1} of ${halves.length})`, async ({
    browser,
  }) => {
    const problems: string[] = [];
    const { receiptId, refuse } = await claimedDeposit();
    const memberKey = await aMember();
    const page = await openConsole(browser, size);
    const errors = watchErrors(page, busy);
    const here = openings(memberKey, receiptId).filter(({ only = size }) => only === size);
    for (const opening of here.filter((_, index) => index % halves.length === half)) {
      // What the last one left open is gone with its page.
      await page.goto('/console/new-partner');
      await expect(main(page).locator('h1')).toBeVisible();
      await openConsolePage(page, { path: opening.path, search: opening.search ?? {} });
      const faults = await Promise.resolve(opening.opener(page))
        .then((opener) => dialogFaults(page, opener))
        .catch(saidOf);
      const logged = errors.splice(0).map((error) => `logs: ${error}`);
      problems.push(...[...faults, ...logged].map((fault) => `${opening.what} ${fault}`));
      await page.unrouteAll();
    }
    await page.context().close();
    await refuse();
    expect(problems).toEqual([]);
  });
}
