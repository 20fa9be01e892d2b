import { expect, test } from 'vitest';
import { closeAccount } from '../../testing/closed-accounts.ts';
import { outcomeOf, settle } from '../../testing/settlements.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { endBonuses } from './jobs.ts';

const names = { ko: '첫 충전 보너스', en: 'First deposit bonus', vi: 'Thưởng nạp đầu' };
const ten = { code: 'ten', names, percent: 10, maxAmount: 100_000, turnoverTimes: 3, expiresDays: 30 };

const world = await createWorld();
await world.changeSite(world.site, { depositBonuses: [ten] });

/** A member with a bonus of 5,000 that asks for 165,000 in stakes, and cash to play. */
async function withBonus(): Promise<Person> {
  const member = await world.member({ cash: 500_000 });
  const wanted = { idempotencyKey: newKey(), amount: 50_000, bonusCode: 'ten' };
  const { request } = await member.call('/api/cash/in', wanted);
  const operator = await world.operator();
  await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  const approval = { cashIdx: request.cashIdx, idempotencyKey: newKey() };
  await operator.call('/api/console/cash/approve', approval);
  return member;
}

/** A game round that was settled just now. */
const round = (member: Person, stake: number) =>
  settle(world, outcomeOf(world, member, { stake }, { family: 'vendor', gameType: 'slot' }));

test('[ACC-12] a bonus that is met is paid at a closing with the balance, as was shown before, whether or not the job had its turn', async () => {
  const member = await withBonus();
  expect(await member.call('/api/member/closing', {})).toMatchObject({ cashAmt: 550_000, bonusAmt: 5_000 });
  await round(member, 165_000);
  const { cash } = await world.holdingsOf(member);
  expect(await member.call('/api/member/closing', {})).toMatchObject({
    cashAmt: cash + 5_000,
    bonusAmt: 0,
  });
  expect(await closeAccount(member)).toMatchObject({ payoutAmt: cash + 5_000 });
  await endBonuses(world.services, 200);
  expect(await world.holdingsOf(member)).toMatchObject({ cash: 0, hold: cash + 5_000, bonus: 0 });
});

test('[ACC-12] one that is not met is not paid at a closing', async () => {
  const member = await withBonus();
  await round(member, 164_999);
  const { cash } = await world.holdingsOf(member);
  expect(await closeAccount(member)).toMatchObject({ payoutAmt: cash });
  expect(await world.holdingsOf(member)).toMatchObject({ cash: 0, bonus: 5_000 });
});
