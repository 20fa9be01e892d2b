import { consoleSettlementCsv, exportHref, partnerCommissionsCsv } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { fiveLevels, rateAll } from '../../../testing/partners/tree.ts';
import { outcomeOf, settle, settleAgain } from '../../../testing/settlements.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';

const world = await createWorld();

/** The lines of a file that are of losing, as amounts. */
async function losingIn(caller: Pick<Person, 'token'>, query: Readonly<Record<string, string | number>>) {
  const headers = { authorization: world.site.key, token: caller.token };
  const answer = await world.app.inject({
    url: exportHref(partnerCommissionsCsv, { ...query, head: 'columns' }),
    headers,
  });
  const [names = '', ...rows] = answer.body.replace('\uFEFF', '').trim().split('\r\n');
  const at = (name: string) => names.split(',').indexOf(name);
  const lines = rows.map((row) => row.split(',')).filter((row) => row[at('kind')] === 'losing');
  return { status: answer.statusCode, amounts: lines.map((row) => Number(row[at('amount')])) };
}

/** What stands above the columns of a file. */
async function headOf(caller: Pick<Person, 'headers'>, url: string): Promise<string[]> {
  const { 'content-type': _, ...headers } = caller.headers;
  const { body } = await world.app.inject({ url, headers: { ...headers, 'accept-language': 'en' } });
  return body
    .replace('\uFEFF', '')
    .split('\r\n')
    .filter((line) => line.startsWith('# '));
}

test('[MS-05] the file of a settlement has the lines that it was computed from, also after a bet of it was settled again', async () => {
  const days = { startDate: '2026-11-20', endDate: '2026-11-20' };
  const { partners, member } = await fiveLevels(world);
  const bet = outcomeOf(world, member, { stake: 100_000 });
  await settle(world, bet, outcomeOf(world, member, { stake: 50_000 }));
  // The days are over once everything of them was read.
  world.clock.set('2026-11-21T03:00:00.000Z');
  await rateAll(world);
  const operator = await world.operator();
  const { settlement } = await operator.call('/api/console/partner/settlementCompute', {
    ...days,
    idempotencyKey: newKey(),
  });
  const { settlementIdx } = settlement;
  const creditAmount = amount(settlement.creditAmount);
  await operator.call('/api/console/partner/settlementConfirm', {
    idempotencyKey: newKey(),
    settlementIdx,
    creditAmount,
  });
  await settleAgain(world, {
    ...bet,
    counted: amount(0),
    returned: bet.stake,
    settledAt: world.clock.read.date(),
  });
  await rateAll(world);
  const [head, , , , store] = partners as [Person, Person, Person, Person, Person];
  const own = await world.signIn(store.memId);
  const call = await own.call('/api/partner/commissions', { settlementIdx, kind: 'losing' });
  const period = { from: days.startDate, to: days.endDate };
  // 12 % of 150,000; by now only 50,000 of it would count.
  expect(call.list.map((line) => line.amount)).toEqual([18_000]);
  expect((await losingIn(own, { settlementIdx, ...period })).amounts).toEqual([18_000]);
  expect((await losingIn(own, { settlementIdx })).amounts).toEqual([18_000]);
  expect((await losingIn(own, period)).amounts).toEqual([6_000]);
  expect((await losingIn(await world.signIn(head.memId), { settlementIdx })).amounts).not.toEqual([]);
  const stranger = await world.member({ rank: 'PTN_1' });
  expect((await losingIn(stranger, { settlementIdx })).status).toBe(404);
  // Days say to a reader which settlement it is; its number says nothing.
  for (const told of [
    await headOf(own, exportHref(partnerCommissionsCsv, { settlementIdx })),
    await headOf(operator, exportHref(consoleSettlementCsv, { settlementIdx, reason: 'an audit' })),
  ]) {
    expect(told).toContain(`# Interval,${days.startDate} to ${days.endDate}`);
    expect(told.join(' ')).not.toMatch(/Filter|settlementIdx/);
  }
});
