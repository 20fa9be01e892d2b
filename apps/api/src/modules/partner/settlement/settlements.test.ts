import type { BodyOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { fiveLevels, giveRates, rateAll } from '../../../testing/partners/tree.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { refusedIn } from '../../../testing/refused-code.ts';
import { outcomeOf, settle, settleAgain } from '../../../testing/settlements.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';
import { correctedSettlements } from './compute-store.ts';

const world = await createWorld();
const refused = refusedIn(world);
const compute = '/api/console/partner/settlementCompute';
const confirm = '/api/console/partner/settlementConfirm';
const drop = '/api/console/partner/settlementDrop';
const detail = '/api/console/partner/settlement';

/** Each test has days of its own: a day is settled once. */
let week = 0;
function nextDays() {
  week += 1;
  const startMs = Date.UTC(2027, 0, 1 + 7 * week);
  const day = (offset: number) => new Date(startMs + offset * 86_400_000).toISOString().slice(0, 10);
  return { startDate: day(0), endDate: day(2), next: { startDate: day(3), endDate: day(5) }, day };
}

const compOf = async (person: { key: number }) => (await world.holdingsOf(person)).comp;

/** Noon of a day at the site, and everything rated up to it. */
async function goTo(day: string): Promise<void> {
  world.clock.set(`${day}T03:00:00.000Z`);
  await rateAll(world);
}

const computed = async (operator: Person, days: { startDate: string; endDate: string }) =>
  (await operator.call(compute, { idempotencyKey: newKey(), ...pick(days) })).settlement;
const pick = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({ startDate, endDate });
const confirmation = (settlement: {
  settlementIdx: number;
  creditAmount: number;
}): BodyOf<typeof confirm> => ({
  idempotencyKey: newKey(),
  settlementIdx: settlement.settlementIdx,
  creditAmount: amount(settlement.creditAmount),
});

test('[MS-05][EN-12] a period pays what was lost in it by the difference of rates, once an operator confirms, and claws back later', async () => {
  const days = nextDays();
  await goTo(days.startDate);
  const { partners, member } = await fiveLevels(world);
  const [head, , , , store] = partners as [Person, Person, Person, Person, Person];
  const lost = outcomeOf(world, member, { stake: 100_000 });
  const won = outcomeOf(world, member, { stake: 20_000, win: 50_000 });
  await settle(world, lost, won);
  await goTo(days.next.startDate);
  const operator = await world.operator();
  const before = await compOf(head);

  // Members lost 70,000: 40 % at the head, 7 points less at each step, 12 % at the store.
  const settlement = await computed(operator, days);
  expect(settlement).toMatchObject({
    state: 'waiting',
    netAmount: 70_000,
    losingAmount: 28_000,
    correctionAmount: 0,
  });
  const { list } = await operator.call(detail, { settlementIdx: settlement.settlementIdx });
  expect(list.map(({ losingAmount }) => losingAmount).sort((a, b) => a - b)).toEqual([
    4_900, 4_900, 4_900, 4_900, 8_400,
  ]);
  expect(await compOf(head)).toBe(before);

  const body = confirmation(settlement);
  const answers = await Promise.all([operator.call(confirm, body), operator.call(confirm, body)]);
  expect(answers[0]).toEqual(answers[1]);
  await rateAll(world);
  expect(await compOf(head)).toBe(before + 4_900);
  const calculations = await (await world.signIn(store.memId)).call('/api/partner/calculations', {});
  // The running period is a row as well, and is counted.
  expect(calculations.list.map(({ state }) => state)).toEqual(['open', 'done']);
  expect(calculations.pageInfo.total).toBe(2);
  const [own] = calculations.list.filter(({ state }) => state === 'done');
  expect(own).toMatchObject({ losingAmount: 8_400, creditAmount: 8_400, netAmount: 70_000 });
  // The totals of the day on which it was confirmed have it too, each partner its own part.
  for (const [partner, losingAmount] of [
    [head, 4_900],
    [store, 8_400],
  ] as const) {
    const { totals } = await (await world.signIn(partner.memId)).call('/api/partner/summary', {});
    expect(totals).toMatchObject({ losingAmount });
  }

  // The lost bet turns out to be void, after its period was paid: members won 30,000 on balance, so nothing was due.
  await settleAgain(world, {
    ...lost,
    counted: amount(0),
    returned: lost.stake,
    settledAt: world.clock.read.date(),
  });
  await goTo(days.day(6));
  const later = await world.operator();
  const next = await computed(later, days.next);
  expect(next).toMatchObject({ losingAmount: 0, correctionAmount: -28_000, creditAmount: -28_000 });
  const statement = await (await world.signIn(store.memId)).call('/api/partner/commissions', {
    settlementIdx: next.settlementIdx,
    kind: 'losing',
  });
  expect(statement.corrections).toMatchObject([{ paidAmount: 8_400, correctAmount: 0, amount: -8_400 }]);
  await later.call(confirm, confirmation(next));
  await rateAll(world);
  // Its rolling was clawed back as well: what is left is that of the other bet.
  expect(await compOf(head)).toBe(60);
  expect(await compOf(store)).toBe(160);
});

test('[SEC-18] a settlement that credits much and takes back nearly as much is asked about by what it credits, and shows both', async () => {
  const days = nextDays();
  await goTo(days.startDate);
  const { member } = await fiveLevels(world);
  await settle(world, outcomeOf(world, member, { stake: 70_000 }));
  await goTo(days.next.startDate);
  const operator = await world.operator();
  const { settlementIdx } = await computed(operator, days);
  await world.owner.run(
    `insert into partner_settlement_share
       (settlement_id, partner_id, bets, stake, counted, returned, win, rolling, line_amount, losing, correction)
     values ($1, $2, 0, 0, 0, 0, 0, 0, 0, 0, -19000)`,
    [settlementIdx, (await world.addMember()).key],
  );
  await world.changeSite(world.site, { stepUpAmount: 20_000 });
  const body = confirmation({ settlementIdx, creditAmount: 28_000 - 19_000 });
  expect((await operator.askOnce(confirm, body)).code).toBe('L008');
  const shown = await operator.call('/api/console/confirmation/show', { path: confirm, body: { ...body } });
  expect(shown.lines.slice(2)).toEqual([
    { name: 'credit', text: null, amount: 28_000 },
    { name: 'debit', text: null, amount: 19_000 },
  ]);
  await world.changeSite(world.site, { stepUpAmount: 3_000_000 });
  await operator.call(drop, { settlementIdx, reason: 'only to look at' });
});

test('a bet that was settled again just before the computing, and read just after the confirmation, is corrected by the next one', async () => {
  const days = nextDays();
  await goTo(days.startDate);
  const { member } = await fiveLevels(world);
  const bet = outcomeOf(world, member, { stake: 100_000 });
  await settle(world, bet);
  await goTo(days.next.startDate);
  // The day after is over when the settlement is computed, but not everything of it was read.
  const settledAt = world.clock.read.date();
  world.clock.set(`${days.day(4)}T03:00:00.000Z`);
  const operator = await world.operator();
  const settlement = await computed(operator, days);
  await operator.call(confirm, confirmation(settlement));
  await settleAgain(world, { ...bet, counted: amount(0), returned: bet.stake, settledAt });
  await goTo(days.day(6));
  const later = await world.operator();
  const next = await computed(later, days.next);
  expect(next.correctionAmount).toBe(-settlement.creditAmount);
  await later.call(confirm, confirmation(next));
});

test('what is accounted for is not computed again, and what is settled again after that is', async () => {
  const days = nextDays();
  await goTo(days.startDate);
  const { member } = await fiveLevels(world);
  const bets = [outcomeOf(world, member, { stake: 100_000 }), outcomeOf(world, member, { stake: 50_000 })];
  await settle(world, ...bets);
  await goTo(days.next.startDate);
  const operator = await world.operator();
  const first = await computed(operator, days);
  const pending = async () => {
    await rateAll(world);
    return (await correctedSettlements(world.database, world.site.id)).map(({ id }) => id);
  };
  const voidAgain = async (bet: (typeof bets)[number] | undefined) => {
    if (bet === undefined) throw new Error('no bet');
    const settledAt = world.clock.read.date();
    await settleAgain(world, { ...bet, counted: amount(0), returned: bet.stake, settledAt });
  };
  // Settled again before the confirmation, and computed anew: it is in what is paid, and nothing is left to correct.
  await voidAgain(bets[0]);
  await rateAll(world);
  await dropAll(operator);
  const anew = await computed(operator, days);
  expect([first.losingAmount, anew.losingAmount]).toEqual([60_000, 20_000]);
  await operator.call(confirm, confirmation(anew));
  expect(await pending()).not.toContain(anew.settlementIdx);

  await voidAgain(bets[1]);
  expect(await pending()).toContain(anew.settlementIdx);
  await goTo(days.day(6));
  const later = await world.operator();
  const next = await computed(later, days.next);
  expect(next.correctionAmount).toBe(-20_000);
  // It waits: nothing of it is paid.
  expect(await pending()).toContain(anew.settlementIdx);
  await later.call(confirm, confirmation(next));
  expect(await pending()).toEqual([]);
});

test('every line comes down to its bets: their parts add up to the line, and the lines to what was booked', async () => {
  const days = nextDays();
  await goTo(days.startDate);
  const { partners, member } = await fiveLevels(world);
  const [head, branch] = partners as [Person, Person];
  for (const [stake, gameType] of [
    [33_333, 'slot'],
    [44_444, 'slot'],
    [55_555, 'sports'],
  ] as const)
    await settle(world, outcomeOf(world, member, { stake }, { gameType }));
  await rateAll(world);
  const period = { startDate: days.startDate, endDate: days.startDate };
  const { list, rollingAmount } = await head.call('/api/partner/commissions', { ...period, kind: 'rolling' });
  expect(list).toMatchObject([
    { branchMemId: branch.memId, gameType: 'slot', basisPoints: 30, betCount: 2, amount: 99 + 133 },
    { branchMemId: branch.memId, gameType: 'sports', basisPoints: 30, betCount: 1, amount: 166 },
  ]);
  expect(rollingAmount).toBe(await compOf(head));
  for (const line of list) {
    const chosen = { ...period, kind: 'rolling', branch: 'partner', branchMemId: branch.memId } as const;
    const { gameType, basisPoints } = line;
    const bets = await head.call('/api/partner/commissionBets', { ...chosen, gameType, basisPoints });
    expect(bets.amount).toBe(line.amount);
    expect(bets.list.reduce((sum, bet) => sum + bet.amount, 0)).toBe(line.amount);
    const users = await head.call('/api/partner/calculationUsers', { ...chosen, gameType, basisPoints });
    expect(users.list).toMatchObject([{ memId: member.memId, amount: line.amount, betCount: line.betCount }]);
  }
});

test('a tree never gets more than its head’s rate of what it lost, though some branches won', async () => {
  const days = nextDays();
  await goTo(days.startDate);
  const head = await world.member({ rank: 'PTN_1' });
  await giveRates(world, head, 0, 4_000);
  const stores = [
    await world.member({ rank: 'PTN_5', parentId: head.key }),
    await world.member({ rank: 'PTN_5', parentId: head.key }),
  ];
  const members: Person[] = [];
  for (const store of stores) {
    await giveRates(world, store, 0, 2_500);
    members.push(await world.member({ parentId: store.key }));
  }
  world.clock.advance(1_000);
  const [loser, winner] = members as [Person, Person];
  await settle(
    world,
    outcomeOf(world, loser, { stake: 100_000 }),
    outcomeOf(world, winner, { stake: 1_000, win: 81_000 }),
  );
  await goTo(days.next.startDate);
  const operator = await world.operator();
  const settlement = await computed(operator, days);
  // 20,000 were lost on balance, and 40 % of that is all there is: 25,000 and 3,000 are paid by it in proportion.
  expect(settlement).toMatchObject({ netAmount: 20_000, losingAmount: 7_999 });
  const { list } = await operator.call(detail, { settlementIdx: settlement.settlementIdx });
  expect(list.map(({ losingAmount }) => losingAmount)).toEqual([7_142, 857, 0]);
  await operator.call(drop, { settlementIdx: settlement.settlementIdx, reason: 'of the test' });
});

async function waiting(): Promise<{ operator: Person; settlement: Awaited<ReturnType<typeof computed>> }> {
  const days = nextDays();
  await goTo(days.startDate);
  const { member } = await fiveLevels(world);
  await settle(world, outcomeOf(world, member, { stake: 100_000 }));
  await goTo(days.next.startDate);
  const operator = await world.operator();
  return { operator, settlement: await computed(operator, days) };
}

describe('what is refused moves nothing', () => {
  test.each([
    ...refusalsOf(compute, {
      C999: [
        'a key of other days',
        async () => {
          const { operator, settlement } = await waiting();
          const body = { idempotencyKey: newKey(), ...pick(settlement) };
          await operator.call(drop, { settlementIdx: settlement.settlementIdx, reason: 'test' });
          await operator.call(compute, body);
          const code = await refused(operator, compute, { ...body, startDate: body.endDate });
          await dropAll(operator);
          return code;
        },
      ],
      PT08: [
        'days that are not over',
        async () => {
          const days = nextDays();
          await goTo(days.startDate);
          return refused(await world.operator(), compute, { idempotencyKey: newKey(), ...pick(days) });
        },
      ],
    }),
    ...refusalsOf(confirm, {
      C999: [
        'a key of another sum',
        async () => {
          const { operator, settlement } = await waiting();
          const body = confirmation(settlement);
          await operator.call(confirm, body);
          return refused(operator, confirm, { ...body, creditAmount: 1 });
        },
      ],
      E404: [
        'a settlement of another site',
        async () => {
          const { operator, settlement } = await waiting();
          const stranger = await world.operator('operator', await world.addSite());
          const code = await refused(stranger, confirm, confirmation(settlement));
          await dropAll(operator);
          return code;
        },
      ],
      T999: [
        'a settlement that is confirmed',
        async () => {
          const { operator, settlement } = await waiting();
          await operator.call(confirm, confirmation(settlement));
          return refused(operator, confirm, confirmation(settlement));
        },
      ],
      PT09: [
        'another sum than it has',
        async () => {
          const { operator, settlement } = await waiting();
          const code = await refused(operator, confirm, { ...confirmation(settlement), creditAmount: 1 });
          await dropAll(operator);
          return code;
        },
      ],
    }),
    ...refusalsOf(drop, {
      E404: [
        'dropping what there is not',
        async () => refused(await world.operator(), drop, { settlementIdx: 999_999, reason: 'test' }),
      ],
      T999: [
        'dropping what is dropped',
        async () => {
          const { operator, settlement } = await waiting();
          await operator.call(drop, { settlementIdx: settlement.settlementIdx, reason: 'test' });
          return refused(operator, drop, { settlementIdx: settlement.settlementIdx, reason: 'test' });
        },
      ],
    }),
    ...refusalsOf(detail, {
      E404: [
        'a settlement that there is not',
        async () => refused(await world.operator(), detail, { settlementIdx: 999_999 }),
      ],
    }),
  ])('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('days that are settled, and a second one beside one that waits, are PT08', async () => {
    const { operator, settlement } = await waiting();
    const again = { idempotencyKey: newKey(), ...pick(settlement) };
    expect(await refused(operator, compute, again)).toBe('PT08');
    await operator.call(confirm, confirmation(settlement));
    expect(await refused(operator, compute, again)).toBe('PT08');
  });

  test('a bet that was settled again since is PT09, and computed anew it can be confirmed', async () => {
    const days = nextDays();
    await goTo(days.startDate);
    const { member } = await fiveLevels(world);
    const bet = outcomeOf(world, member, { stake: 100_000 });
    await settle(world, bet);
    await goTo(days.next.startDate);
    const operator = await world.operator();
    const settlement = await computed(operator, days);
    await settleAgain(world, { ...bet, win: amount(30_000), settledAt: world.clock.read.date() });
    await rateAll(world);
    expect(await refused(operator, confirm, confirmation(settlement))).toBe('PT09');
    await dropAll(operator);
    const anew = await computed(operator, days);
    expect(anew.losingAmount).toBe(28_000);
    await operator.call(confirm, confirmation(anew));
  });
});

async function dropAll(operator: Person): Promise<void> {
  const { list } = await operator.call('/api/console/partner/settlements', {});
  for (const { settlementIdx, state } of list)
    if (state === 'waiting') await operator.call(drop, { settlementIdx, reason: 'of the test' });
}
