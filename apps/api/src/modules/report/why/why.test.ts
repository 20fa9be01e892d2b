import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { couponFamily, couponName, couponOf, giving, issueCoupon, using } from '../../../testing/coupons.ts';
import { addDialectVendor, memberOf } from '../../../testing/dialect-vendor.ts';
import { fiveLevels, rateAll } from '../../../testing/partners/tree.ts';
import { givePointsTo } from '../../../testing/points.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { outcomeOf, settle, settleAgain } from '../../../testing/settlements.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { endBonuses } from '../../bonus/jobs.ts';

const world = await createWorld();
const desk = await world.operator();
const path = '/api/console/why';

test('[MS-06] a deposit is explained step by step, with the line that it left in the ledger', async () => {
  const member = await world.member();
  const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 50_000 });
  await desk.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  await desk.call('/api/console/cash/approve', { idempotencyKey: newKey(), cashIdx: request.cashIdx });
  const why = await desk.call(path, { receiptId: request.receiptId });
  expect(why).toMatchObject({ kind: 'deposit', status: 'approved', amount: 50_000, paidAmount: 50_000 });
  expect(why.member?.memberKey).toBe(member.key);
  expect(why.steps.map(({ kind }) => kind)).toEqual(['asked', 'claimed', 'approved', 'owed']);
  expect(why.steps[2]?.by).toBe(desk.memId);
  expect(why.steps[3]).toMatchObject({ amount: 50_000, sum: { base: 50_000, basisPoints: 10_000 } });
  expect(why.ledger).toMatchObject([
    { flow: 'deposit', account: 'cash', amount: 50_000, balanceAfter: 50_000 },
  ]);
});

const bonusNames = { ko: '첫 충전', en: 'First deposit', vi: 'Nạp đầu' };
const bonusRule = { code: 'ten', names: bonusNames, percent: 10, maxAmount: 100_000, turnoverTimes: 3 };

/** A site that pays ten per cent on top of a deposit, against three times both in stakes, of which tables count half. */
async function bonusSite() {
  const site = await world.addSite();
  await world.changeSite(site, {
    depositBonuses: [{ ...bonusRule, expiresDays: 30 }],
    turnover: { depositPercent: 100, rewardPercent: 200, weights: { casino: 50 } },
  });
  const operator = await world.operator('operator', site);
  const member = await world.member({ site, cash: 500_000 });
  const { request } = await member.call('/api/cash/in', {
    idempotencyKey: newKey(),
    amount: 50_000,
    bonusCode: 'ten',
  });
  const approve = async () => {
    await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
    await operator.call('/api/console/cash/approve', { idempotencyKey: newKey(), cashIdx: request.cashIdx });
  };
  const bonus = async () => (await member.call('/api/bonus/list', {})).bonuses[0];
  const why = (receiptId: string) => operator.call(path, { receiptId });
  const play = (gameType: 'slot' | 'casino', stake: number) =>
    settle(world, outcomeOf(world, member, { stake }, { site, family: 'vendor', gameType }));
  return { site, operator, member, request, approve, bonus, why, play };
}

test('[MS-06] the bonus of a deposit is explained by its rule, what is owed, what of the stakes counted, and its release', async () => {
  const { member, request, approve, bonus, why, play } = await bonusSite();
  const asked = await why(request.receiptId);
  expect(asked.steps.map(({ kind }) => kind)).toEqual(['asked', 'promised', 'owed']);
  await approve();
  world.clock.advance(1_000);
  await play('slot', 100_000);
  await play('casino', 40_000);
  const reference = `bonus:${(await bonus())?.bonusIdx}`;
  const open = await why(reference);
  expect(open).toMatchObject({ kind: 'bonus', status: 'bonusOpen', amount: 5_000, paidAmount: null });
  expect(open.steps).toMatchObject([
    { kind: 'promised', amount: 5_000, names: bonusNames, sum: { base: 50_000, basisPoints: 1_000 } },
    { kind: 'owed', amount: 165_000, sum: { base: 55_000, basisPoints: 30_000 } },
    { kind: 'granted', amount: 5_000 },
    { kind: 'counted', amount: 20_000, sum: { what: 'casino', count: 1, base: 40_000, basisPoints: 5_000 } },
    { kind: 'counted', amount: 100_000, sum: { what: 'slot', count: 1, base: 100_000, basisPoints: 10_000 } },
    { kind: 'bonus-until', sum: { base: 120_000 } },
  ]);
  expect(open.steps.at(-1)?.at).toBe((await bonus())?.expiresAt);

  world.clock.advance(1_000);
  await play('slot', 45_000);
  await endBonuses(world.services, 200);
  const released = await why(reference);
  expect(released).toMatchObject({ status: 'bonusReleased', paidAmount: 5_000 });
  expect(released.steps.at(-1)).toMatchObject({
    kind: 'bonus-released',
    sum: { base: 165_000, basisPoints: 10_000 },
  });
  expect(released.ledger.map(({ flow, account, amount: moved }) => [flow, account, moved])).toEqual([
    ['bonus-grant', 'bonus', 5_000],
    ['bonus-release', 'bonus', -5_000],
    ['bonus-release', 'cash', 5_000],
  ]);
  const deposit = await why(request.receiptId);
  expect(deposit.steps.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['approved', 'granted', 'bonus-released']),
  );
  const times = deposit.steps.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(deposit.ledger.map(({ flow }) => flow)).toEqual([
    'deposit',
    'bonus-grant',
    'bonus-release',
    'bonus-release',
  ]);
  expect(deposit.member?.memberKey).toBe(member.key);
});

test.each([
  ['given up', 'bonusGivenUp', 'bonus-given-up'],
  ['run out of time', 'bonusExpired', 'bonus-expired'],
] as const)(
  'a bonus that was %s is explained by its forfeiture, and what had been played till then',
  async (how, status, kind) => {
    const { site, member, approve, bonus, play } = await bonusSite();
    await approve();
    world.clock.advance(1_000);
    await play('slot', 30_000);
    const bonusIdx = (await bonus())?.bonusIdx ?? 0;
    if (how === 'given up') await member.call('/api/bonus/giveUp', { idempotencyKey: newKey(), bonusIdx });
    else {
      world.clock.advance(31 * 86_400_000);
      await endBonuses(world.services, 200);
    }
    // The time that ran out has ended the sessions too.
    const later = await world.operator('operator', site);
    const explained = await later.call(path, { receiptId: `bonus:${bonusIdx}` });
    expect(explained).toMatchObject({ status, paidAmount: 0 });
    expect(explained.steps.at(-1)).toMatchObject({ kind, sum: { base: 30_000 } });
    expect(explained.ledger.at(-1)).toMatchObject({
      flow: 'bonus-forfeit',
      account: 'bonus',
      amount: -5_000,
    });
  },
);

test('a bonus whose deposit was refused never came about, and the deposit says so', async () => {
  const { operator, request, why } = await bonusSite();
  await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  const reason = 'no transfer';
  await operator.call('/api/console/cash/reject', {
    idempotencyKey: newKey(),
    cashIdx: request.cashIdx,
    reason,
  });
  const explained = await why(request.receiptId);
  expect(explained.steps.map(({ kind }) => kind)).toEqual([
    'asked',
    'promised',
    'owed',
    'claimed',
    'rejected',
  ]);
  expect(explained.ledger).toEqual([]);
});

test('[MS-06] a coupon is explained by who issued it, whose hands it went through, and what using it brought and asks for', async () => {
  const { partner, child } = await couponFamily(world);
  const coupon = await couponOf(world, partner, { note: 'autumn' });
  await partner.call('/api/coupon/gift', giving(coupon, child));
  world.clock.advance(1_000);
  await child.call('/api/coupon/use', using(coupon));
  const why = await desk.call(path, { receiptId: `coupon:${coupon.couponIdx}` });
  expect(why).toMatchObject({
    kind: 'coupon',
    worth: 'cash',
    status: 'couponUsed',
    amount: 5_000,
    paidAmount: 5_000,
  });
  expect(why.member?.memberKey).toBe(child.key);
  expect(why.steps).toMatchObject([
    { kind: 'issued', by: coupon.issuedBy, amount: 5_000, names: couponName, note: 'autumn' },
    { kind: 'gifted', by: partner.memId, note: `→ ${child.memId}` },
    { kind: 'redeemed', by: child.memId, amount: 5_000 },
    { kind: 'owed', amount: 5_000, sum: { what: 'turnoverOf', base: 5_000, basisPoints: 10_000 } },
  ]);
  expect(why.ledger).toMatchObject([{ flow: 'coupon', account: 'cash', amount: 5_000 }]);
  const typed = coupon.couponCode.toLowerCase().replaceAll('-', ' ');
  expect(await desk.call(path, { receiptId: typed })).toEqual(why);
});

test('a coupon of points is counted in points and asks for no play; one that was revoked says by whom and why', async () => {
  const member = await world.member();
  const points = await couponOf(world, member, { worth: 'point' });
  await member.call('/api/coupon/use', using(points));
  const why = await desk.call(path, { receiptId: `coupon:${points.couponIdx}` });
  expect(why).toMatchObject({ worth: 'point', status: 'couponUsed' });
  expect(why.steps.map(({ kind }) => kind)).toEqual(['issued', 'redeemed']);
  expect(why.ledger).toMatchObject([{ account: 'point', amount: 5_000 }]);

  const anybody = await issueCoupon(world);
  const before = await desk.call(path, { receiptId: anybody.couponCode });
  expect(before).toMatchObject({ member: null, status: 'couponOpen', paidAmount: null });
  expect(before.steps.at(-1)).toMatchObject({ kind: 'usable-until', at: anybody.expiresAt });
  await desk.call('/api/console/coupon/cancel', { couponIdx: anybody.couponIdx, reason: 'a mistake' });
  const after = await desk.call(path, { receiptId: anybody.couponCode });
  expect(after).toMatchObject({ status: 'couponCancelled', paidAmount: 0 });
  expect(after.steps.at(-1)).toMatchObject({ kind: 'withdrawn', by: desk.memId, note: 'a mistake' });
});

test('a coupon or a bonus of another site is not known', async () => {
  const { approve, bonus } = await bonusSite();
  await approve();
  const coupon = await issueCoupon(world);
  const other = await world.operator('supervisor', await world.addSite());
  for (const receiptId of [
    `bonus:${(await bonus())?.bonusIdx}`,
    `coupon:${coupon.couponIdx}`,
    coupon.couponCode,
  ])
    expect(await other.codeOf(path, { receiptId })).toBe('E404');
});

test('a bet that is open shows its stake, its legs and what it took', async () => {
  const member = await world.member({ cash: 100_000 });
  const match = await world.match();
  const { bet } = await member.call('/api/bet/betProc', slipOn([match]));
  const why = await desk.call(path, { receiptId: bet.receiptId });
  // A match that has yet to be played is no step: only what happened is one.
  expect(why.steps.map(({ kind }) => kind)).toEqual(['placed']);
  expect(why.legs).toMatchObject([
    { eventId: match.eventId, kind: 'WDL', pick: 'home', odds: 2, result: null },
  ]);
  expect(why.ledger).toMatchObject([{ flow: 'bet', account: 'cash', amount: -bet.stake }]);
});

test('a round of a provider is explained by its settlements, those that were made again too', async () => {
  const member = await world.addMember();
  const reference = `some:round:1:${member.key}`;
  const round = outcomeOf(
    world,
    member,
    { stake: 1_000, win: 300 },
    { family: 'vendor', vendor: 'some', game: 'g', gameType: 'slot', reference },
  );
  await settle(world, round);
  await settleAgain(world, { ...round, win: amount(900) });
  const why = await desk.call(path, { receiptId: reference });
  expect(why).toMatchObject({ kind: 'round', amount: 1_000, paidAmount: 900 });
  expect(why.steps.map(({ kind, amount: sum }) => [kind, sum])).toEqual([
    ['placed', 1_000],
    ['settled', 300],
    ['resettled', 900],
  ]);
});

test('a round of a provider shows what was taken back of it and given again, whatever round those calls name', async () => {
  // The ledger has the time of the database.
  world.clock.set(new Date().toISOString());
  const operator = await world.operator();
  const vendor = await addDialectVendor(world, 'highend');
  const player = await vendor.newPlayer(1_000);
  const [bet, win, taken, undone] = [101, 102, 103, 104];
  const change = async (id: number, type: string, sum: number, previous: number | null) => {
    const transaction = { id, type, previous_tx_id: previous, context: { game_id: player.gameCode } };
    const { http } = await vendor.send({
      method: 'POST',
      path: '/changeBalance',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: player.user, amount: sum, transaction }),
    });
    expect(http).toBe(200);
  };
  await change(bet, 'BET', -100, null);
  await change(win, 'WIN', 300, bet);
  await change(taken, 'ADJUST', -50, win);
  await change(undone, 'CANCEL', 50, taken);
  const why = await operator.call(path, { receiptId: `${vendor.code}:${bet}:${memberOf(player).key}` });
  expect(why).toMatchObject({ kind: 'round', amount: 100, paidAmount: 300 });
  expect(why.ledger.map(({ flow, amount: sum }) => [flow, sum])).toEqual([
    ['vendor-bet', -100],
    ['vendor-win', 300],
    ['vendor-correction', -50],
    ['vendor-rollback', 50],
  ]);
});

test('a commission is explained by what was rated, at which rate, and what of it was booked', async () => {
  const { partners, member } = await fiveLevels(world);
  await settle(world, outcomeOf(world, member, { stake: 100_000 }));
  await rateAll(world);
  const row = await world.database.row<{ id: number; partner: number }>(
    'select id, partner_id as partner from commission_booking where partner_id = $1 order by id desc limit 1',
    [partners.at(-1)?.key],
  );
  const why = await desk.call(path, { receiptId: `rolling:${row?.id}` });
  expect(why).toMatchObject({ kind: 'commission', amount: 800, paidAmount: 800 });
  expect(why.steps).toMatchObject([
    { kind: 'rated', sum: { what: 'sports', count: 1, base: 100_000, basisPoints: 80 } },
    { kind: 'summed', amount: 800, sum: { what: 'bookings', count: 1 } },
    { kind: 'booked', amount: 800, sum: { base: 0 } },
  ]);
  expect(why.ledger).toMatchObject([{ account: 'comp', amount: 800 }]);
});

test('each of many bookings of a day is its own amount, beside all that was booked of what the day was rated', async () => {
  const { partners, member } = await fiveLevels(world);
  for (const stake of [100_000, 50_000, 200_000]) {
    await settle(world, outcomeOf(world, member, { stake }));
    await rateAll(world);
  }
  const bookings = await world.database.rows<{ id: number }>(
    'select id from commission_booking where partner_id = $1 order by id',
    [partners.at(-1)?.key],
  );
  const explained = await Promise.all(
    bookings.map(({ id }) => desk.call(path, { receiptId: `rolling:${id}` })),
  );
  expect(explained.map((why) => [why.amount, why.paidAmount])).toEqual([
    [800, 800],
    [400, 400],
    [1_600, 1_600],
  ]);
  for (const { steps } of explained)
    expect(steps.map(({ kind, amount: sum }) => [kind, sum]).slice(0, 2)).toEqual([
      ['rated', 2_800],
      ['summed', 2_800],
    ]);
});

test('points and a balance are explained by what they are made of', async () => {
  const member = await world.member({ cash: 100_000 });
  await givePointsTo(world, member, 3_000);
  const entry = await world.database.row<{ reference: string }>(
    'select reference from point_entry where member_id = $1',
    [member.key],
  );
  const points = await desk.call(path, { receiptId: `point:operator:${entry?.reference}` });
  expect(points).toMatchObject({ kind: 'point', amount: 3_000, paidAmount: 3_000 });
  expect(points.steps).toMatchObject([{ kind: 'granted', note: 'for the test' }]);
  expect(points.ledger).toMatchObject([{ account: 'point', amount: 3_000 }]);
  const account = await world.database.row<{ id: number }>(
    "select id from ledger_account where owner_id = $1 and kind = 'cash'",
    [member.key],
  );
  const balance = await desk.call(path, { receiptId: `account:${account?.id}` });
  expect(balance).toMatchObject({ kind: 'balance', amount: 100_000, paidAmount: 100_000, status: 'cash' });
  expect(balance.steps).toHaveLength(1);
  expect(balance.ledger).toHaveLength(1);
});

test('a refusal is explained by the id that the client was told', async () => {
  const member = await world.member();
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/cash/in',
    payload: { amount: 0 },
    headers: member.headers,
  });
  expect(response.json().resultCode).toBe('C002');
  await world.app.keptRefusals?.write();
  const why = await desk.call(path, { receiptId: String(response.headers['x-request-id']) });
  expect(why).toMatchObject({ kind: 'refusal', status: 'C002', member: { memberKey: member.key } });
  expect(why.steps).toMatchObject([{ kind: 'refused', note: 'C002 · POST /api/cash/in' }]);
});

test.each(
  refusalsOf(path, {
    E404: [
      'a receipt of another site',
      async () => {
        const member = await world.member();
        const { request } = await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 50_000 });
        const other = await world.operator('supervisor', await world.addSite());
        return other.codeOf(path, { receiptId: request.receiptId });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
