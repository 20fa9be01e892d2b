import { randomUUID } from 'node:crypto';
import { CallError } from '@hanpan/client';
import { expect } from '@playwright/test';
import { approveSignUp, depositFor, signInMember, signInOperator, signUp } from '../calls.ts';
import { newApplicant } from '../people.ts';
import { test } from '../test.ts';
import { openSlot } from '../vendor-calls.ts';

async function newMember(amount: number) {
  const operator = await signInOperator();
  const applicant = newApplicant();
  await signUp(applicant);
  await approveSignUp(operator.call, applicant.memId);
  const { call } = await signInMember(applicant.memId, applicant.password);
  await depositFor(call, operator.call, amount);
  return { call, operator: operator.call };
}

test('money moved to a vendor is played there, kept while the game is open, and merged back', async () => {
  const { call, operator } = await newMember(100_000);
  const slot = await openSlot(call, 'hongsa');
  expect(await call('/api/cash/getUserCash', {})).toMatchObject({ cashAmt: 0, gameAmt: 100_000 });

  let left: number | undefined;
  await expect
    .poll(async () => {
      left = (await slot.spin(1_000, randomUUID()))?.balance;
      return left;
    })
    .toBeDefined();
  const idempotencyKey = randomUUID();
  const early = await call('/api/cash/merge', { idempotencyKey }).catch((error: unknown) => error);
  expect(early).toBeInstanceOf(CallError);
  expect(early).toMatchObject({ code: 'C009' });

  await slot.leave();
  let merged: object | undefined;
  await expect(async () => {
    merged = await call('/api/cash/merge', { idempotencyKey });
  }).toPass({ timeout: 60_000, intervals: [3_000] });
  expect(merged).toMatchObject({ resultCode: '0', movedAmt: left, cashAmt: left });
  expect(await call('/api/cash/getUserCash', {})).toMatchObject({ cashAmt: left, gameAmt: 0 });
  expect(await operator('/api/console/ledger/check', {})).toMatchObject({
    mismatchCount: 0,
    entriesTotal: 0,
  });
});

test('a game that is closed brings its money back by itself', async () => {
  const { call } = await newMember(50_000);
  const slot = await openSlot(call, 'hongsa');
  await slot.leave();
  await expect
    .poll(async () => (await call('/api/wallet/balance', {})).balance, { timeout: 300_000 })
    .toBe(50_000);
});
