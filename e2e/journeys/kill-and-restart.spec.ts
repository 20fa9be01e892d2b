import { randomUUID } from 'node:crypto';
import type { Caller } from '@hanpan/client';
import { expect } from '@playwright/test';
import { nextOffers, placeBet } from '../board.ts';
import {
  approveCash,
  approveSignUp,
  callsWith,
  depositFor,
  guestCalls,
  signInMember,
  signInOperator,
  signUp,
} from '../calls.ts';
import {
  choosePlace,
  hasEnded,
  type Installation,
  type Place,
  startInstallation,
  stopInstallation,
} from '../installation.ts';
import { killWithDescendants } from '../kill-tree.ts';
import { newApplicant } from '../people.ts';
import { keepWithdrawalsOpen } from '../site-database.ts';
import { playTurnover } from '../steps/play-turnover.ts';
import { test } from '../test.ts';
import { openSlot } from '../vendor-calls.ts';

/** Everything that was acknowledged to the member. */
interface Acknowledged {
  readonly token: string;
  readonly balance: number;
  readonly receipts: readonly string[];
  readonly messages: number;
  readonly rounds: number;
}

async function actUntilInterrupted(url: string): Promise<Acknowledged> {
  const origin = { origin: url };
  const operator = await signInOperator('operator', origin);
  const applicant = newApplicant();
  await signUp(applicant, origin);
  await approveSignUp(operator.call, applicant.memId);
  const member = await signInMember(applicant.memId, applicant.password, origin);
  const deposit = await depositFor(member.call, operator.call, 300_000);

  await member.call('/api/cash/getAcc', { idempotencyKey: randomUUID() });
  const asked = await operator.call('/api/console/account/list', {});
  const request = asked.list.find((each) => each.memId === applicant.memId);
  await operator.call('/api/console/account/send', { requestIdx: request?.requestIdx ?? 0 });

  const [offer] = await nextOffers(member.call, { count: 1, afterSeconds: 60 });
  if (offer === undefined) throw new Error('the board is empty');
  const bet = await placeBet(member.call, offer, 20_000);
  const slot = await openSlot(member.call);
  await expect.poll(() => slot.spin(1_000, randomUUID())).toBeDefined();
  await playTurnover(member.call);
  const withdrawal = await member.call('/api/cash/out', {
    idempotencyKey: randomUUID(),
    amount: 50_000,
    cashOutPass: applicant.pin,
  });
  const { balance } = await member.call('/api/wallet/balance', {});
  return {
    token: member.token,
    balance,
    receipts: [deposit, bet.receiptId, withdrawal.request.receiptId],
    messages: (await member.call('/api/board/msgList', {})).pageInfo.total,
    rounds: (await member.call('/api/bet/betlistNew', { groupKey: 'slot' })).pageInfo.total,
  };
}

async function receiptsOf(call: Caller): Promise<string[]> {
  const cash = await call('/api/cash/list/', {});
  const bets = await call('/api/bet/sportBetlist', {});
  return [...cash.list, ...bets.list].map((each) => each.receiptId);
}

/** Reads everything back with the earlier session. */
async function expectNothingLost(url: string, before: Acknowledged): Promise<void> {
  const { call } = callsWith(before.token, { origin: url });
  expect(await receiptsOf(call)).toEqual(expect.arrayContaining([...before.receipts]));
  expect((await call('/api/board/msgList', {})).pageInfo.total).toBe(before.messages);
  // A bet that was settled meanwhile may have paid; nothing may be lost.
  const { balance } = await call('/api/wallet/balance', {});
  expect(balance).toBeGreaterThanOrEqual(before.balance);
  await expect
    .poll(async () => (await call('/api/bet/betlistNew', { groupKey: 'slot' })).pageInfo.total)
    .toBeGreaterThanOrEqual(before.rounds);

  const operator = await signInOperator('operator', { origin: url });
  const check = await operator.call('/api/console/ledger/check', {});
  expect(check).toMatchObject({ mismatchCount: 0, entriesTotal: 0 });
}

/** The member continues: the withdrawal on hold is paid, and another game is played. */
async function expectLifeGoesOn(url: string, before: Acknowledged): Promise<void> {
  const { call } = callsWith(before.token, { origin: url });
  const operator = await signInOperator('operator', { origin: url });
  const { list } = await call('/api/cash/list/', { cashType: 'out' });
  const waiting = list.find((each) => before.receipts.includes(each.receiptId));
  await approveCash(operator.call, waiting?.cashIdx ?? 0);
  const held = await call('/api/cash/getUserCash', {});
  expect(held.holdAmt).toBe(0);
  await expect(async () => {
    const slot = await openSlot(call);
    expect(await slot.spin(1_000, randomUUID())).toBeDefined();
  }).toPass({ timeout: 120_000 });
}

async function killed(installation: Installation, kill: () => void): Promise<void> {
  const ended = new Promise((resolve) => installation.child.once('exit', resolve));
  kill();
  if (!hasEnded(installation.child)) await ended;
}

async function run(place: Place, kill: (installation: Installation) => Promise<void>): Promise<void> {
  let installation = await startInstallation(place);
  try {
    await keepWithdrawalsOpen(place.dataFolder);
    const before = await actUntilInterrupted(installation.url);
    const slot = await openSlot(callsWith(before.token, { origin: installation.url }).call);
    // A spin is in flight when everything is killed: it ends as played or as returned, never half.
    const interrupted = slot.spin(1_000, randomUUID());
    await kill(installation);
    const answer = await interrupted;
    installation = await startInstallation(place);
    const balance = answer === undefined ? before.balance - 1_000 : answer.balance;
    await expectNothingLost(installation.url, { ...before, balance: Math.min(balance, before.balance) });
    await expectLifeGoesOn(installation.url, before);
    await expect(guestCalls({ origin: installation.url })('/api/main', {})).resolves.toBeDefined();
  } finally {
    await stopInstallation(installation);
  }
}

test('[FND-17] a launcher killed in the middle of everything loses nothing that was acknowledged', async () => {
  test.setTimeout(900_000);
  const place = await choosePlace('calm');
  try {
    await run(place, (installation) => killed(installation, () => installation.child.kill('SIGKILL')));
  } finally {
    await place.clear();
  }
});

test('[FND-17] every process killed at once, the database with them, loses nothing either', async () => {
  test.setTimeout(900_000);
  const place = await choosePlace('calm');
  try {
    await run(place, async (installation) => {
      await killed(installation, () => killWithDescendants(installation.child.pid ?? 0));
    });
  } finally {
    await place.clear();
  }
});
