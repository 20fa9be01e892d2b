import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { signInMember, signInOn } from '../calls.ts';
import { SiteSearch } from '../pages/site-search.ts';
import { phone, test } from '../test.ts';

const lostWithinMs = 5_000;

test('a network that says nothing any more shows within five seconds, and what comes back clears it', async ({
  page,
}) => {
  let isCut = false;
  let heard = 0;
  await page.routeWebSocket(/\/realtime|socket/, (socket) => {
    const server = socket.connectToServer();
    // As a cable that was pulled: neither side hears anything, and neither is told.
    socket.onMessage((message) => !isCut && server.send(message));
    server.onMessage((message) => {
      heard += 1;
      if (!isCut) socket.send(message);
    });
  });
  await page.goto('/');
  const bar = page.locator('[data-bar="connection"]');
  // Nothing but heartbeats for a while, and nothing is wrong.
  await expect.poll(() => heard).toBeGreaterThan(5);
  await expect(bar).toBeHidden();
  isCut = true;
  const cutAt = Date.now();
  await expect(bar).toBeVisible({ timeout: lostWithinMs });
  expect(Date.now() - cutAt).toBeLessThanOrEqual(lostWithinMs);
  isCut = false;
  await expect(bar).toBeHidden();
});

test('[ST-05] [RL-03] whoever logs in elsewhere ends a page that hears nothing but its own balance', async ({
  context,
  page,
}) => {
  // No push: the page learns of it from the first call that is refused.
  await page.routeWebSocket(/\/realtime|socket/, () => undefined);
  await signInOn(context, 'member04');
  await page.goto('/member/main');
  await expect(page.getByRole('button', { name: '로그아웃' }).first()).toBeVisible();
  await signInMember('member04');
  await expect(page.getByText('같은 아이디로 로그인되었습니다.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a board on a phone that lies on its side is no wider than the window', async ({ context, page }) => {
  await signInOn(context, 'member04');
  await page.goto('/member/sport');
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 932, height: 430 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('main').getByRole('searchbox').first()).toBeVisible();
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width).toBe(viewport.width);
  }
});

test('[WR-24] the FAQ is read by keyboard alone: a question takes the focus, opens, and closes again', async ({
  context,
  page,
}) => {
  await signInOn(context, 'member04');
  await page.goto('/member/cscenter/faq');
  const question = page.locator('main summary').first();
  await expect(question).toBeVisible();
  const answer = page.locator('main details').first().locator('p').first();
  await page.getByRole('searchbox').focus();
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    if (await question.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(question).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
  // The next question is the next stop, and its answer opens while the focus stays on it.
  await page.keyboard.press('Tab');
  const next = page.locator('main summary').nth(1);
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main details').nth(1).locator('p').first()).toBeVisible();
  await expect(next).toBeFocused();
});

test('a page and a game are found by name and opened by keyboard alone, and the search is accessible', async ({
  context,
  page,
}) => {
  await signInOn(context, 'member04');
  await page.goto('/member/cscenter/faq');
  await expect(page.locator('main summary').first()).toBeVisible();
  const search = new SiteSearch(page);
  await search.openByKey();
  await search.finds('ㅊㅈ', '바로가기', /^충전/);
  await expectAccessible(page, 'the search');
  await search.enter();
  await expect(page).toHaveURL(/\/member\/moneyMain\/charge$/);
  await search.openByKey();
  await search.finds('청사초롱 777', '게임', /^청사초롱 777/);
  const opened = context.waitForEvent('page');
  await search.enter();
  await expect.poll(async () => (await opened).url()).not.toBe('about:blank');
});

interface TypedForm {
  readonly path: string;
  readonly as: 'guest' | 'member04' | 'store01';
  /** What is pressed before the field is there. */
  readonly press?: string;
  readonly field: string;
  readonly value: string;
}

const typedForms: readonly TypedForm[] = [
  { path: '/join', as: 'guest', field: 'input[name="memId"]', value: 'lantern1' },
  { path: '/login', as: 'guest', field: 'input[name="memId"]', value: 'lantern1' },
  { path: '/member/chargeMain/charge', as: 'member04', field: 'main form input', value: '30,000' },
  { path: '/member/exchangeMain/exchange', as: 'member04', field: 'main form input', value: '30,000' },
  { path: '/member/csMain/qnaWrite', as: 'member04', field: 'main form textarea', value: '언제 되나요' },
  { path: '/member/board/write', as: 'member04', field: 'main form textarea', value: '안녕하세요' },
  { path: '/member/myinfo', as: 'member04', field: 'main input[type="password"]', value: 'lantern-1' },
  {
    path: '/member/give',
    as: 'store01',
    press: 'main tbody tr',
    field: 'main form input[inputmode]',
    value: '10,000',
  },
];

const turned = { width: phone.viewport.height, height: phone.viewport.width };

/** Types into the form, turns the phone, which brings the other layout, and turns it back. */
async function typeAndTurn(page: Page, { path, press, field, value }: TypedForm): Promise<void> {
  await page.setViewportSize(phone.viewport);
  await page.goto(path);
  if (press !== undefined) await page.locator(press).first().click();
  const input = page.locator(field).first();
  await input.fill(value);
  for (const size of [turned, phone.viewport]) {
    await page.setViewportSize(size);
    const isPhone = size === phone.viewport;
    const bar = page.getByRole('navigation', { name: '하단 메뉴' });
    await (isPhone ? expect(bar).toBeVisible() : expect(bar).toBeHidden());
    await expect(input, `${path} at ${size.width} px`).toHaveValue(value);
  }
}

for (const as of ['guest', 'member04', 'store01'] as const) {
  test(`[AC-08] turning a phone changes its layout and erases nothing that was typed (${as})`, async ({
    context,
    page,
  }) => {
    if (as !== 'guest') await signInOn(context, as);
    for (const form of typedForms.filter((each) => each.as === as)) await typeAndTurn(page, form);
  });
}
