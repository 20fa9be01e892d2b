import type { Caller } from '@hanpan/client';
import { expect, type Page } from '@playwright/test';
import { approveCash, approveSignUp, callsOfPage, signInOperator } from '../calls.ts';
import { BetList } from '../pages/bet-list.ts';
import { CashDesk } from '../pages/cash-desk.ts';
import { Home } from '../pages/home.ts';
import { LoginForm } from '../pages/login-form.ts';
import { MessageBox } from '../pages/message-box.ts';
import { Phone } from '../pages/phone.ts';
import { SignupForm } from '../pages/signup-form.ts';
import { WalletLine } from '../pages/wallet-line.ts';
import { newApplicant } from '../people.ts';
import { betAtMovedPrice, betCombination, watchSettlement } from '../steps/bet-on-sports.ts';
import { playRounds, slotHistory } from '../steps/play-slot.ts';
import { playTurnover } from '../steps/play-turnover.ts';
import { holdBalanceCalls, phone as phoneOptions, test } from '../test.ts';

const person = newApplicant();
const depositAmount = 100_000;
const withdrawalAmount = 50_000;

test.use(phoneOptions);
test.setTimeout(900_000);

test('[MR-01][MR-02][MR-03][MR-04][MR-07][MC-02] the same way on a phone, from the mobile main to the money in the bank', async ({
  page,
}) => {
  // The desktop's journey uses the console; here the operator works through calls.
  const { call: operator } = await signInOperator('supervisor');
  await test.step('1 a guest looks around', () => lookAround(page));
  await test.step('2 sign-up, approval, login', () => join(page, operator));
  await test.step('3 the deposit account, and a deposit that is pushed', async () => {
    await getAccount(page, operator);
    await deposit(page, operator);
  });
  await test.step('4 a slot in a plain tab', () => play(page));
  await test.step('5 a combination, a price that moves, settlement', () => bet(page));
  await test.step('the rest of what has to be played', () => playTurnover(callsOfPage(page)));
  await test.step('6 a withdrawal', () => withdraw(page, operator));
  await test.step('the side menu leads out', () => leave(page));
});

async function lookAround(page: Page): Promise<void> {
  const home = new Home(page);
  const phone = new Phone(page);
  await home.open();
  for (const [language, before] of [
    ['ko', undefined],
    ['en', 'ko'],
    ['vi', 'en'],
  ] as const) {
    if (before !== undefined) await phone.chooseLanguage(language, before);
    await home.isComplete(language);
    await phone.fits();
  }
  await phone.chooseLanguage('ko', 'vi');
  await expect(phone.bar.getByRole('link')).toHaveText(['충전', '환전', '베팅내역', '고객센터', '마이']);
}

async function join(page: Page, operator: Caller): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'JOIN' }).click();
  await expect(page).toHaveURL(/\/join$/);
  const signup = new SignupForm(page);
  await signup.isRefusedAt('memId', '아이디를 입력해 주세요.');
  await signup.fillAll(person);
  await signup.send();
  await signup.isReceived(person.memId);
  await expect(page).toHaveURL(/\/login$/);
  const login = new LoginForm(page);
  await login.isRefused(person.memId, person.password, '가입 승인을 기다리고 있습니다.');
  await approveSignUp(operator, person.memId);
  await login.signIn(person.memId, person.password);
  for (const guestOnly of ['/login', '/join']) {
    await page.goto(guestOnly);
    await expect(page).toHaveURL(/\/member\/main$/);
  }
  await new WalletLine(page).shows(0);
}

async function getAccount(page: Page, operator: Caller): Promise<void> {
  const messages = new MessageBox(page);
  const cash = new CashDesk(page);
  await new Phone(page).follow('충전');
  await expect(page).toHaveURL(/\/member\/chargeMain\/charge$/);
  await cash.askForAccount();
  const { list } = await operator('/api/console/account/list', {});
  const request = list.find(({ memId }) => memId === person.memId);
  await operator('/api/console/account/send', { requestIdx: request?.requestIdx ?? 0 });
  await messages.badgeShows(1);
  await messages.followNotice();
  await expect(page).toHaveURL(/\/member\/msgMain\/msg$/);
  expect(await messages.readNewest()).toBe('00000000000042');
  await expect(page).toHaveURL(/\/member\/msgMain\/msgRead\/\d+$/);
  await messages.badgeShows(0);
}

async function deposit(page: Page, operator: Caller): Promise<void> {
  const cash = new CashDesk(page);
  await new Phone(page).follow('충전');
  await cash.askForDeposit(depositAmount);
  const { list } = await callsOfPage(page)('/api/cash/list/', { cashType: 'in' });
  const letGo = await holdBalanceCalls(page);
  await approveCash(operator, list[0]?.cashIdx ?? 0);
  await new WalletLine(page).shows(depositAmount);
  await cash.isDone('in');
  await letGo();
}

async function play(page: Page): Promise<void> {
  const phone = new Phone(page);
  await page.goto('/member/slotgame');
  await phone.fits();
  const game = await playRounds(page, 1);
  expect(await game.window.evaluate(() => window.opener !== null && innerWidth <= 390)).toBe(true);
  await game.window.close();
  await phone.follow('베팅내역');
  await expect(page).toHaveURL(/\/member\/betList$/);
  await expect(new BetList(page).lines()).toHaveCount((await slotHistory(page)).total);
}

async function bet(page: Page): Promise<void> {
  const slip = { page, isFolded: true };
  const phone = new Phone(page);
  await page.goto('/member/sport/combinationbetting');
  const combination = await betCombination(slip, 5_000);
  const single = await betAtMovedPrice(slip, 10_000, 'member03');
  await phone.fits();
  await phone.follow('베팅내역');
  await watchSettlement(page, [single, combination]);
}

async function withdraw(page: Page, operator: Caller): Promise<void> {
  const cash = new CashDesk(page);
  const wallet = new WalletLine(page);
  const call = callsOfPage(page);
  await new Phone(page).follow('환전');
  await expect(page).toHaveURL(/\/member\/exchangeMain\/exchange$/);
  const { balance } = await call('/api/wallet/balance', {});
  const receiptId = await cash.askForWithdrawal(withdrawalAmount, person.pin);
  await wallet.shows(balance - withdrawalAmount);
  const { list } = await call('/api/cash/list/', { cashType: 'out' });
  await approveCash(operator, list.find((request) => request.receiptId === receiptId)?.cashIdx ?? 0);
  await cash.isDone('out');
  await expect(await cash.historyRow('out', receiptId)).toContainText('완료');
}

async function leave(page: Page): Promise<void> {
  const menu = await new Phone(page).openMenu();
  await menu.getByRole('button', { name: '로그아웃' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'LOGIN' })).toBeVisible();
}
