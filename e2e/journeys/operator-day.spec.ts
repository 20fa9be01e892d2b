import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { watchErrors } from '../accessible.ts';
import { nextOffers, placeBet } from '../board.ts';
import { approveSignUp, guestCalls, type Session, signInMember, signInOperator, signUp } from '../calls.ts';
import { Console } from '../pages/console.ts';
import { SiteDesk } from '../pages/site-desk.ts';
import { TradingDesk } from '../pages/trading-desk.ts';
import { type Applicant, newApplicant } from '../people.ts';
import { settleDays } from '../steps/settle-days.ts';
import { test } from '../test.ts';

const depositAmount = 70_000;
const stake = 10_000;
const contact = 'help@hanpan.test';

/** A member who asks for a deposit, has a question and is in the desk's hands otherwise. */
async function memberWithRequests(person: Applicant) {
  await signUp(person);
  await approveSignUp((await signInOperator()).call, person.memId);
  const member = await signInMember(person.memId, person.password);
  const { request } = await member.call('/api/cash/in', {
    amount: depositAmount,
    idempotencyKey: randomUUID(),
  });
  const title = `입금이 보이지 않아요 ${person.memId}`;
  await member.call('/api/board/{boardType}/save', {
    boardType: 'qna',
    type: 'etc',
    title,
    content: '방금 보냈습니다.',
    idempotencyKey: randomUUID(),
  });
  return { member, receiptId: request.receiptId, title };
}

/** What the day changed of the whole site, as it was before: other journeys go on at it, also where this one has failed. */
async function putBack(held: string): Promise<void> {
  const { call } = await signInOperator('supervisor');
  const { window } = await call('/api/console/maintenance', {});
  if (window !== null) await call('/api/console/maintenance/end', { revision: window.revision });
  const { groups } = await call('/api/console/settings', {});
  const site = groups.find(({ group }) => group === 'site');
  const now = site?.fields.find(({ key }) => key === 'supportContact')?.value;
  if (site === undefined || now === held) return;
  const { group, revision } = site;
  const changes = [{ key: 'supportContact', value: held }];
  await call('/api/console/settings/save', { group, revision, changes, reason: 'the day is over' });
}

async function contactNow(): Promise<string> {
  const { groups } = await (await signInOperator('supervisor')).call('/api/console/settings', {});
  const fields = groups.find(({ group }) => group === 'site')?.fields ?? [];
  return fields.find(({ key }) => key === 'supportContact')?.value ?? '""';
}

test('[MS-06] an operator runs a day of the site, from the first look to the last: a deposit, a member, a message, a popup, a setting, maintenance, a void, a settlement, a question, a file, and the log of it all', async ({
  page,
}) => {
  const person = newApplicant();
  const { member, receiptId, title } = await memberWithRequests(person);
  const held = await contactNow();
  const errors = watchErrors(page);
  const desk = new Console(page);
  const site = new SiteDesk(desk);

  try {
    await test.step('the shift opens with what waits', async () => {
      await desk.signIn('supervisor');
      await expect(desk.main.getByRole('heading', { level: 1, name: '오늘 한눈에' })).toBeVisible();
      await expect(desk.main.getByRole('link', { name: /^입금 대기/ })).toBeVisible();
      await expect(desk.main.getByText('회원·파트너에게 줄 수 있어야 하는 돈')).toBeVisible();
    });
    await test.step('a line of the bank finds its deposit, which is approved', async () => {
      await site.matchesStatement(`12:00\t${person.holder}\t70,000\n못 읽는 줄`, receiptId);
      await expect(desk.main.getByText('읽지 못한 줄 1개')).toBeVisible();
      await desk.go('입금 대기');
      await desk.claim(receiptId);
      await desk.approve(receiptId, depositAmount);
    });
    await test.step('a member is found by its phone, shown for a reason, and noted', () =>
      site.helpsMember(person));
    await test.step('a question is answered', async () => {
      await site.answers(title, '입금을 확인했습니다.');
      const { list } = await member.call('/api/board/{boardType}/list', { boardType: 'qna' });
      expect(list.find((each) => each.title === title)?.status).toBe('answer');
    });
    await test.step('a message reaches the member', async () => {
      await site.writesMessage(person.memId, '환영합니다');
      const { list } = await member.call('/api/board/msgList', {});
      expect(list.map(({ body }) => body.ko)).toContain(person.nickname);
    });
    await test.step('a popup is published, seen by guests, and taken away', () => publishPopup(site));
    await test.step('a setting is changed with its effect in sight', () =>
      site.changesText('로그인할 수 없을 때 연락처', contact));
    await test.step('a bet is given back', () => voidBet(desk, member));
    await test.step('a period is settled with partners', () => settleDays(desk));
    await test.step('the figures are saved as a file', async () => {
      const file = await site.savesReport();
      expect(file.split('\n').length).toBeGreaterThan(1);
    });
    await test.step('the site is closed to members and opened again', () => closeAndOpen(site, person));
    await test.step('every step stands in the log, and the log is whole', () =>
      site.logHolds(['점검 종료', '설정 변경', '배너 삭제', '쪽지 발송', '회원 정보 열람']));
    expect(errors).toEqual([]);
    await test.step('the shift is closed', async () => {
      await page.getByRole('button', { name: '로그아웃' }).click();
      await expect(page.getByRole('textbox', { name: '운영자 아이디' })).toBeVisible();
    });
  } finally {
    await putBack(held);
  }
});

async function publishPopup(site: SiteDesk): Promise<void> {
  const title = `저녁 행사 ${Date.now()}`;
  const shown = async () =>
    (await guestCalls()('/api/etc/popupList', {})).list.filter((each) => each.title.ko === title).length;
  await site.publishesPopup(title);
  await expect.poll(shown).toBe(1);
  await site.deletesBanner(title);
  expect(await shown()).toBe(0);
}

/** The market that a member has bet on is void: the stake is back, once. */
async function voidBet(desk: Console, { call }: Session): Promise<void> {
  const [offer] = await nextOffers(call, { count: 1, afterSeconds: 45 });
  if (offer === undefined) throw new Error('there is no such match');
  const { cashAmt: before } = await call('/api/cash/getUserCash', {});
  const bet = await placeBet(call, offer, stake);
  expect((await call('/api/cash/getUserCash', {})).cashAmt).toBe(before - stake);
  const trading = new TradingDesk(desk);
  await trading.open();
  const title = offer.game.replace(' 대 ', ' – ');
  const panel = await trading.openEvent('지금', { eventId: offer.eventId, title });
  await trading.voidMarket(panel, '승무패', bet.receiptId);
  await expect.poll(async () => (await call('/api/cash/getUserCash', {})).cashAmt).toBe(before);
}

async function closeAndOpen(site: SiteDesk, { memId, password }: Applicant): Promise<void> {
  const isClosed = () =>
    signInMember(memId, password).then(
      () => 'open',
      (reason: { code?: string }) => reason.code,
    );
  await site.beginsMaintenance('저녁 점검');
  // The servers learn of it within moments: each reads the site again when it is told of a change.
  await expect.poll(isClosed).toBe('B0093');
  await site.endsMaintenance();
  await expect.poll(isClosed).toBe('open');
}
