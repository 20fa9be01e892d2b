import { expect, type Page } from '@playwright/test';
import { callsOfPage } from '../calls.ts';
import { BetList } from '../pages/bet-list.ts';
import { CashDesk } from '../pages/cash-desk.ts';
import { Console, LedgerPage } from '../pages/console.ts';
import { Home } from '../pages/home.ts';
import { LoginForm } from '../pages/login-form.ts';
import { MessageBox } from '../pages/message-box.ts';
import { WalletLine, won } from '../pages/wallet-line.ts';
import { newApplicant } from '../people.ts';
import { betAtMovedPrice, betCombination, watchSettlement } from '../steps/bet-on-sports.ts';
import { applyToJoin, loginIsRefused } from '../steps/join.ts';
import { followMenu, lookAround } from '../steps/look-around.ts';
import { closeGame, playRounds, slotHistory } from '../steps/play-slot.ts';
import { playTurnover } from '../steps/play-turnover.ts';
import { holdBalanceCalls, test } from '../test.ts';

const person = newApplicant();
const depositAmount = 100_000;
const withdrawalAmount = 50_000;

test.setTimeout(900_000);
// One journey sees the site as most people do, in motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('[AC-01][ST-03][VL-01][MO-02][HD-05][CL-32][ST-10][ST-04][MS-01][WR-08][WR-28][WR-29][WR-30][WR-31][WR-32][WR-37] a stranger signs up, is approved, deposits, plays, bets, is paid and withdraws', async ({
  page,
  browser,
}) => {
  const desk = await browser.newContext();
  const operator = new Console(await desk.newPage());
  await operator.signIn('operator');

  await test.step('1 a guest looks around in three languages', () => lookAround(page));
  await test.step('2 sign-up, pending, approval, login', () => join(page, operator));
  await test.step('3 the deposit account, and a deposit that is pushed', async () => {
    await getAccount(page, operator);
    await deposit(page, operator);
  });
  await test.step('4 a slot in its popup', () => play(page));
  await test.step('5 a combination, a price that moves, settlement', () => bet(page));
  await test.step('the rest of what has to be played', () => playTurnover(callsOfPage(page)));
  await test.step('6 a withdrawal', () => withdraw(page, operator));
  await test.step('7 the books balance', () => checkBooks(operator));
  await test.step('a guest reads of it in the ticker', async () => {
    const guest = await browser.newContext();
    const home = new Home(await guest.newPage());
    await home.open();
    await home.tickerShows(person.memId, won(withdrawalAmount));
    await guest.close();
  });
  await desk.close();
});

async function join(page: Page, operator: Console): Promise<void> {
  const waiting = await operator.waitingAt('가입 승인');
  await page.getByRole('banner').getByRole('button', { name: '로그인' }).click();
  const login = new LoginForm(page);
  await login.form.getByRole('button', { name: '회원가입' }).click();
  await operator.announces(/^새 가입 신청 1건/, () => applyToJoin(page, person));
  await operator.badgeShows('가입 승인', waiting + 1);
  await loginIsRefused(page, person);
  await operator.go('가입 승인');
  await operator.approveSignUp(person.nickname);
  await operator.badgeShows('가입 승인', waiting);

  await login.signIn(person.memId, person.password);
  await page.goto('/');
  await expect(page).toHaveURL(/\/member\/main$/);
  await new WalletLine(page).shows(0);
}

async function getAccount(page: Page, operator: Console): Promise<void> {
  const messages = new MessageBox(page);
  const cash = new CashDesk(page);
  await page.getByRole('banner').getByRole('link', { name: '충전' }).click();
  await expect(page).toHaveURL(/\/member\/moneyMain\/charge$/);
  await cash.isOpen('in');
  await messages.badgeShows(0);
  const waiting = await operator.waitingAt('계좌 문의');
  await cash.askForAccount();
  await operator.badgeShows('계좌 문의', waiting + 1);
  await operator.go('계좌 문의');
  await operator.sendAccount(person.nickname);
  await messages.badgeShows(1);
  await messages.followNotice();
  await expect(page).toHaveURL(/\/member\/mypage\/message\/list$/);
  expect(await messages.readNewest()).toBe('00000000000042');
  await expect(page).toHaveURL(/\/member\/mypage\/message\/read\/\d+$/);
  await messages.badgeShows(0);
  await page.getByRole('link', { name: '충전 신청하러 가기' }).click();
  await cash.isOpen('in');
}

async function deposit(page: Page, operator: Console): Promise<void> {
  const cash = new CashDesk(page);
  const wallet = new WalletLine(page);
  const receiptId = await cash.askForDeposit(depositAmount);
  await operator.go('입금 대기');
  await operator.claim(receiptId);
  await cash.progressSays('입금을 확인하고 있습니다');
  await wallet.shows(0);

  const letGo = await holdBalanceCalls(page);
  await operator.approve(receiptId, depositAmount);
  await wallet.shows(depositAmount);
  await cash.isDone('in');
  const poll = page.waitForResponse('**/api/wallet/balance');
  await letGo();
  const polled = await (await poll).json();
  expect(polled.data.balance).toBe(depositAmount);
  await wallet.shows(depositAmount);
  await expect(await cash.historyRow('in', receiptId)).toContainText('완료');
  await expect(page).toHaveURL(/\/member\/mypage\/charge\/list$/);
}

async function play(page: Page): Promise<void> {
  await followMenu(page);
  const game = await playRounds(page, 2);
  const size = await game.window.evaluate(() => [innerWidth, innerHeight]);
  expect(size).toEqual([1500, 800]);
  await closeGame(page, game);
  await page.goto('/member/mypage/betting/list');
  const history = new BetList(page);
  await history.choose('슬롯');
  await expect(history.lines()).toHaveCount((await slotHistory(page)).total);
  await expect(history.lines().first()).toContainText('청사초롱 777');
}

async function bet(page: Page): Promise<void> {
  const slip = { page, isFolded: false };
  await page.getByRole('banner').getByRole('link', { name: '조합 베팅' }).click();
  await expect(page).toHaveURL(/\/member\/sport\/combinationbetting$/);
  const combination = await betCombination(slip, 5_000);
  const single = await betAtMovedPrice(slip, 10_000, 'member02');
  await page.goto('/member/mypage/betting/list');
  await watchSettlement(page, [single, combination]);
}

async function withdraw(page: Page, operator: Console): Promise<void> {
  const cash = new CashDesk(page);
  const wallet = new WalletLine(page);
  await page.goto('/member/moneyMain/exchange');
  await cash.isOpen('out');
  const { balance } = await callsOfPage(page)('/api/wallet/balance', {});
  await operator.go('출금 대기');
  const receiptId = await operator.announces(/^새 출금 신청 1건/, () =>
    cash.askForWithdrawal(withdrawalAmount, person.pin),
  );
  await wallet.shows(balance - withdrawalAmount);
  await operator.claim(receiptId);
  await cash.progressSays('환전을 확인하고 있습니다');
  await operator.approve(receiptId, withdrawalAmount);
  await cash.isDone('out');
  const row = await cash.historyRow('out', receiptId);
  await expect(page).toHaveURL(/\/member\/mypage\/exchange\/list$/);
  await expect(row).toContainText('완료');
  await expect(row).toContainText('50,000원');
  await wallet.shows(balance - withdrawalAmount);
}

async function checkBooks(operator: Console): Promise<void> {
  const ledger = new LedgerPage(operator);
  await operator.go('원장');
  await ledger.checkNow();
  await ledger.balances();
  expect(await ledger.everyAccountIsEqual()).toBeGreaterThan(45);
}
