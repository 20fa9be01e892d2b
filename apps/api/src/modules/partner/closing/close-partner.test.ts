import { expect, test } from 'vitest';
import { nameExcluded, withExcludedPerson } from '../../../testing/excluded-person.ts';
import { partnerForm } from '../../../testing/partners/forms.ts';
import { giveRates, rateAll, sameRates } from '../../../testing/partners/tree.ts';
import { giveCompTo } from '../../../testing/points.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { refusedIn } from '../../../testing/refused-code.ts';
import { outcomeOf, settle } from '../../../testing/settlements.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld({ change: withExcludedPerson });
const refused = refusedIn(world);
const close = '/api/console/partner/close';
const closing = '/api/console/partner/closing';
const reopen = '/api/console/partner/reopen';
const reason = 'asked by phone, contract over';
const day = 86_400_000;

const closeBody = ({ key }: { key: number }) => ({ idempotencyKey: newKey(), memberKey: key, reason });
const reopenBody = ({ key }: { key: number }) => ({ memberKey: key, reason });

/** A distributor with rates of 1.5 percent, a store of 1 percent below it with money of its own, and a member below that. */
async function branch(cash = 30_000) {
  const above = await world.member({ rank: 'PTN_4' });
  await giveRates(world, above, 150, 3_000);
  const store = await world.member({ rank: 'PTN_5', parentId: above.key, cash });
  await giveRates(world, store, 100, 2_000);
  const member = await world.addMember({ parentId: store.key });
  world.clock.advance(1_000);
  return { above, store, member };
}

const compOf = async (person: { key: number }) => (await world.holdingsOf(person)).comp;
const statusOf = async ({ key }: { key: number }) =>
  (await world.database.row<{ status: string }>('select status from member where id = $1', [key]))?.status;

test('[ACC-12] a closing pays the comp and the balance of a partner, and what its members bet from then on pays the one above', async () => {
  const { above, store, member } = await branch();
  await giveCompTo(world, store, 4_000);
  const before = outcomeOf(world, member, { stake: 100_000 });
  const operator = await world.operator();
  expect(await operator.call(closing, { memberKey: store.key })).toMatchObject({
    ...{
      memId: store.memId,
      cashAmt: 30_000,
      compAmt: 4_000,
      membersBelow: 1,
      partnersBelow: 0,
      isFree: true,
    },
  });
  world.clock.advance(1_000);
  const body = closeBody(store);
  const [closed, again] = [await operator.call(close, body), await operator.call(close, body)];
  expect(closed).toMatchObject({ memId: store.memId, payoutAmt: 34_000, receiptId: expect.any(String) });
  expect(again).toEqual(closed);
  expect(await world.holdingsOf(store)).toMatchObject({ cash: 0, hold: 34_000, comp: 0 });
  expect(await store.codeOf('/api/partner/tree', {})).toBe('E401');
  await expect(world.signIn(store.memId)).rejects.toThrow(/L012/);
  const requests = await operator.call('/api/console/cash/list', { kind: 'out', state: 'open', page: 1 });
  expect(requests.list.find(({ receiptId }) => receiptId === closed.receiptId)).toMatchObject({
    amount: 34_000,
  });

  // What was placed before pays by the old rates, also when it settles now; what comes later pays the one above alone.
  world.clock.advance(1_000);
  await settle(world, before, outcomeOf(world, member, { stake: 10_000 }));
  await rateAll(world);
  expect([await compOf(store), await compOf(above)]).toEqual([1_000, 500 + 150]);
  const { list } = await above.call('/api/partner/members', {});
  expect(list.map(({ memId }) => memId)).toContain(member.memId);
});

test('a partner is opened again with no rates, and is given some on the same day', async () => {
  const { store } = await branch(0);
  const operator = await world.operator();
  await operator.call('/api/console/partner/setRates', {
    ...{ idempotencyKey: newKey(), memberKey: store.key, rates: sameRates(90, 1_000), reason },
  });
  await operator.call(close, closeBody(store));
  expect(await operator.call(reopen, reopenBody(store))).toEqual({ memberKey: store.key, status: 'active' });
  const { rates } = await operator.call('/api/console/partner/detail', { memberKey: store.key });
  expect(rates.rates.map(({ rollingBasisPoints }) => rollingBasisPoints)).toEqual([0, 0, 0, 0, 0]);
  const set = { memberKey: store.key, rates: sameRates(50, 500), reason };
  // Once a day, as for anybody: the change of before the closing was of today.
  expect(await operator.codeOf('/api/console/partner/setRates', { ...set, idempotencyKey: newKey() })).toBe(
    'PT02',
  );
  world.clock.advance(day);
  const later = await world.operator();
  expect(await later.codeOf('/api/console/partner/setRates', { ...set, idempotencyKey: newKey() })).toBe('0');
  expect(await (await world.signIn(store.memId)).codeOf('/api/partner/tree', {})).toBe('0');
});

test('SQL keeps partners from below one that is closed, and rates from a closing', async () => {
  const { above, store } = await branch(0);
  await expect(world.setMember(above, "status = 'closed', closed_at = now()")).rejects.toMatchObject({
    constraint: 'partner_closed_above',
  });
  await (await world.operator()).call(close, closeBody(store));
  const other = await world.member({ rank: 'PTN_4' });
  await (await world.operator()).call(close, closeBody(other));
  await expect(world.addMember({ rank: 'PTN_5', parentId: other.key })).rejects.toMatchObject({
    constraint: 'partner_below_closed',
  });
  await world.setMember(store, `parent_id = ${other.key}`);
  await expect(
    world.setMember(store, "status = 'active', closed_at = null, reopened_at = now() + interval '9 years'"),
  ).rejects.toMatchObject({
    constraint: 'partner_below_closed',
  });
  await expect(
    world.database.run(
      `insert into partner_rate (site_id, partner_id, version, valid_from, rolling, losing, set_by, closes)
       values ($1, $2, 9, now(), '{1,0,0,0,0}', '{0,0,0,0,0}', 'test', true)`,
      [world.site.id, other.key],
    ),
  ).rejects.toMatchObject({ constraint: 'partner_rate_closing' });
  await expect(
    world.database.run(
      `insert into partner_rate (site_id, partner_id, version, day, valid_from, rolling, losing, set_by)
       values ($1, $2, 9, '2030-01-01', now(), '{0,0,0,0,0}', '{0,0,0,0,0}', 'test')`,
      [world.site.id, other.key],
    ),
  ).rejects.toMatchObject({ constraint: 'partner_rate_of_open' });
});

/** A partner of a site of its own, whose member lost yesterday what no settlement has. */
async function unsettled() {
  const site = await world.addSite();
  const partner = await world.addMember({ site, rank: 'PTN_5' });
  await giveRates(world, partner, 0, 3_000);
  const member = await world.addMember({ site, parentId: partner.key });
  world.clock.advance(1_000);
  await settle(world, outcomeOf(world, member, { stake: 10_000 }, { site }));
  world.clock.advance(3 * day);
  await rateAll(world);
  return { site, partner, operator: await world.operator('operator', site) };
}

test('commission of days that are over is settled first: shown, computed, confirmed, booked, then paid', async () => {
  const { partner, operator, site } = await unsettled();
  const seen = () => operator.call(closing, { memberKey: partner.key });
  expect(await seen()).toMatchObject({ unsettledAmount: 3_000, waitingSettlementIdx: null, isFree: false });
  const { settlement } = await operator.call('/api/console/partner/settlementCompute', {
    idempotencyKey: newKey(),
  });
  expect(await seen()).toMatchObject({
    ...{ unsettledAmount: 0, waitingSettlementIdx: settlement.settlementIdx, isFree: false },
  });
  expect(await operator.codeOf(close, closeBody(partner))).toBe('PT11');
  const { settlementIdx, creditAmount } = settlement;
  await operator.call('/api/console/partner/settlementConfirm', {
    ...{ idempotencyKey: newKey(), settlementIdx, creditAmount },
  });
  expect(await seen()).toMatchObject({ waitingSettlementIdx: null, dueAmount: 3_000, isFree: false });
  expect(await operator.codeOf(close, closeBody(partner))).toBe('PT11');
  await rateAll(world);
  expect(await seen()).toMatchObject({ compAmt: 3_000, dueAmount: 0, isFree: true });
  expect(await operator.call(close, closeBody(partner))).toMatchObject({ payoutAmt: 3_000 });
  expect(await world.holdingsOf(partner, site)).toMatchObject({ comp: 0, hold: 3_000 });
});

test('days that a later settlement left out are still to be settled, and keep a partner from closing', async () => {
  const { partner, operator, site } = await unsettled();
  const seen = () => operator.call(closing, { memberKey: partner.key });
  const settleDays = async (days: object) => {
    const { settlement } = await operator.call('/api/console/partner/settlementCompute', {
      ...{ idempotencyKey: newKey(), ...days },
    });
    const { settlementIdx, creditAmount } = settlement;
    await operator.call('/api/console/partner/settlementConfirm', {
      ...{ idempotencyKey: newKey(), settlementIdx, creditAmount },
    });
    await rateAll(world);
    return creditAmount;
  };
  const { nextStartDate, lastWholeDate } = await operator.call('/api/console/partner/settlements', {});
  expect(await settleDays({ startDate: lastWholeDate, endDate: lastWholeDate })).toBe(0);
  expect(await seen()).toMatchObject({ unsettledAmount: 3_000, isFree: false });
  expect(await operator.codeOf(close, closeBody(partner))).toBe('PT11');
  expect(await settleDays({ startDate: nextStartDate, endDate: nextStartDate })).toBe(3_000);
  expect(await seen()).toMatchObject({ unsettledAmount: 0, isFree: true });
  expect(await operator.call(close, closeBody(partner))).toMatchObject({ payoutAmt: 3_000 });
  expect(await world.holdingsOf(partner, site)).toMatchObject({ comp: 0, hold: 3_000 });
});

const ofBranch = async (prepare: (each: Awaited<ReturnType<typeof branch>>) => unknown) => {
  const each = await branch();
  await prepare(each);
  return refused(await world.operator(), close, closeBody(each.store));
};

/** What a reopening says after something was changed at the closed account. */
async function reopenedAfter(prepare: (store: { key: number }) => Promise<unknown>) {
  const { store } = await branch();
  const operator = await world.operator();
  await operator.call(close, closeBody(store));
  await prepare(store);
  return refused(operator, reopen, reopenBody(store));
}

test.each([
  ...refusalsOf(close, {
    C999: [
      'a key of another closing',
      async () => {
        const [one, other] = [await branch(), await branch()];
        const operator = await world.operator();
        const body = closeBody(one.store);
        await operator.call(close, body);
        return refused(operator, close, { ...body, memberKey: other.store.key });
      },
    ],
    E404: [
      'a closing of an ordinary member',
      async () => refused(await world.operator(), close, closeBody((await branch()).member)),
    ],
    T999: [
      'a closing of one that is closed',
      () => ofBranch(async ({ store }) => (await world.operator()).call(close, closeBody(store))),
    ],
    U0011: [
      'a closing of one that is suspended',
      () => ofBranch(({ store }) => world.setMember(store, "status = 'suspended'")),
    ],
    PT10: [
      'a closing of one with a partner below, asked for or open',
      async () => {
        const { above, store } = await branch();
        const operator = await world.operator();
        expect(await refused(operator, close, closeBody(above))).toBe('PT10');
        const asking = await world.member({ rank: 'PTN_4' });
        await asking.call('/api/partner/create', partnerForm(world));
        expect(await refused(operator, close, closeBody(asking))).toBe('PT10');
        await operator.call(close, closeBody(store));
        expect(await operator.codeOf(close, closeBody(above))).toBe('0');
        const site = await world.addSite();
        await world.changeSite(site, { memberPolicy: { presetRecommenderId: site.storeId } });
        const there = await world.operator('operator', site);
        return there.codeOf(close, closeBody({ key: site.storeKey }));
      },
    ],
    PT11: [
      'a closing of one whose commission is not settled',
      async () => {
        const { operator, partner } = await unsettled();
        return refused(operator, close, closeBody(partner));
      },
    ],
    U125: [
      'a closing of one with a bet that is open',
      () =>
        ofBranch(async ({ store }) => {
          const match = await world.match();
          const signedIn = await world.signIn(store.memId);
          await signedIn.call('/api/bet/betProc', slipOn([match]));
        }),
    ],
  }),
  ...refusalsOf(closing, {
    E404: [
      'a look at the closing of an ordinary member',
      async () => refused(await world.operator(), closing, { memberKey: (await branch()).member.key }),
    ],
  }),
  ...refusalsOf(reopen, {
    E404: [
      'a reopening of an ordinary member',
      async () => refused(await world.operator(), reopen, reopenBody((await branch()).member)),
    ],
    T999: [
      'a reopening of one that is open',
      async () => refused(await world.operator(), reopen, reopenBody((await branch()).store)),
    ],
    U114: [
      'a reopening below one that is not active',
      async () => {
        const { above, store } = await branch();
        const operator = await world.operator();
        await operator.call(close, closeBody(store));
        await operator.call(close, closeBody(above));
        expect(await refused(operator, '/api/console/members/reopen', reopenBody(store))).toBe('E404');
        return refused(operator, reopen, reopenBody(store));
      },
    ],
    U106: [
      'a reopening of one whose age nobody knows',
      () => reopenedAfter((store) => world.setMember(store, 'birth_date = null')),
    ],
    U129: [
      'a reopening of one who was put on the list of excluded persons meanwhile',
      () => reopenedAfter(({ key }) => nameExcluded(world, key)),
    ],
  }),
])('%s is refused with %s', async (_, code, act) => {
  expect(await act()).toBe(code);
});

test('what is refused keeps the status of the partner', async () => {
  const { above } = await branch();
  expect(await (await world.operator()).codeOf(close, closeBody(above))).toBe('PT10');
  expect(await statusOf(above)).toBe('active');
});
