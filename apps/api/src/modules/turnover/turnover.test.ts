import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { couponOf, using } from '../../testing/coupons.ts';
import type { NewMatch, TestMatch } from '../../testing/matches.ts';
import { pin } from '../../testing/people.ts';
import { deposit, givePointsTo } from '../../testing/points.ts';
import { outcomeOf, settle, settleAgain } from '../../testing/settlements.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';
import { type Outcome, recordResettlements, recordSettlements } from '../play/index.ts';
import { playEvents } from '../sports/replay/play-events.ts';
import { settleBets } from '../sports/settlement/settle-bets.ts';
import { closeMet } from './jobs.ts';

const world = await createWorld();

const turnoverOf = (member: Person) => member.call('/api/cash/turnover', {});
const missingOf = async (member: Person) => (await turnoverOf(member)).missing;
const withdrawal = (sum = 10_000) => ({ idempotencyKey: newKey(), amount: sum, cashOutPass: pin });
const withdraw = (member: Person, sum?: number) => member.codeOf('/api/cash/out', withdrawal(sum));
const play = (member: Person, stake: number, more: Parameters<typeof outcomeOf>[3] = {}) =>
  settle(world, outcomeOf(world, member, { stake }, { family: 'vendor', gameType: 'slot', ...more }));

/** A member that has deposited and played nothing yet. */
async function depositor(sum = 100_000, cash = 0): Promise<Person> {
  const member = await world.member({ cash });
  await deposit(world, member, sum);
  world.clock.advance(1);
  return member;
}

describe('a deposit', () => {
  test('[CL-27] has to be played once before a withdrawal, and C221 names what is missing in three languages', async () => {
    const member = await depositor();
    await play(member, 37_500);
    const messages = await Promise.all(
      (['ko', 'en', 'vi'] as const).map((locale) =>
        member.inLocale(locale).ask('/api/cash/out', withdrawal()),
      ),
    );
    expect(messages.map(({ code }) => code)).toEqual(['C221', 'C221', 'C221']);
    const [ko, en, vi] = messages.map(({ message }) => message);
    expect(ko).toContain('롤링이 62,500원');
    expect(en).toContain('stake 62,500 won');
    expect(vi).toContain('cược 62.500 won');
    expect(await turnoverOf(member)).toMatchObject({
      required: 100_000,
      done: 37_500,
      missing: 62_500,
      list: [{ kind: 'deposit', money: 100_000, required: 100_000, done: 37_500 }],
    });
    await play(member, 62_500);
    expect(await turnoverOf(member)).toMatchObject({ required: 0, missing: 0, list: [] });
    expect(await withdraw(member)).toBe('0');
  });

  test('a stake serves one of two deposits, the older first', async () => {
    const member = await depositor(50_000);
    await play(member, 20_000);
    await deposit(world, member, 30_000);
    expect(await turnoverOf(member)).toMatchObject({
      required: 80_000,
      missing: 60_000,
      list: [
        { required: 50_000, done: 20_000 },
        { required: 30_000, done: 0 },
      ],
    });
    world.clock.advance(1);
    await play(member, 40_000);
    expect((await turnoverOf(member)).list).toMatchObject([{ done: 50_000 }, { done: 10_000 }]);
    await play(member, 20_000);
    expect(await missingOf(member)).toBe(0);
  });

  test('what was staked beyond one deposit does not serve the next', async () => {
    const member = await depositor(20_000);
    await play(member, 500_000);
    await deposit(world, member, 20_000);
    expect(await missingOf(member)).toBe(20_000);
  });

  test('a stake of the time before a deposit serves what was owed by then, and no more', async () => {
    const member = await depositor(20_000);
    const placedAt = new Date(world.clock.read());
    world.clock.advance(1_000);
    await deposit(world, member, 30_000);
    await play(member, 400_000, { placedAt });
    expect(await missingOf(member)).toBe(30_000);
    const early = await world.member();
    world.clock.advance(1_000);
    await deposit(world, early, 30_000);
    await play(early, 400_000, { placedAt });
    expect(await missingOf(early)).toBe(30_000);
  });

  test('a round that is given back afterwards counts no more', async () => {
    const member = await depositor();
    const round = outcomeOf(world, member, { stake: 80_000 }, { family: 'vendor', gameType: 'slot' });
    await settle(world, round);
    expect(await missingOf(member)).toBe(20_000);
    const undone = { ...round, counted: amount(0), returned: amount(80_000) };
    await world.database.transaction((tx) => recordResettlements(tx, [undone]));
    expect(await missingOf(member)).toBe(100_000);
  });

  test('a round of before is given back after newer money came: what it had served is owed again, and no more', async () => {
    const member = await depositor();
    await givePointsTo(world, member, 2_000);
    const convert = async () => {
      world.clock.advance(1);
      await member.call('/api/point/change', { idempotencyKey: newKey(), amount: 1_000 });
      world.clock.advance(1);
    };
    const giveBack = (round: Outcome) =>
      settleAgain(world, {
        ...round,
        counted: amount(0),
        returned: round.stake,
        settledAt: new Date(world.clock.read()),
      });
    const slot = { family: 'vendor', gameType: 'slot' } as const;
    const round = outcomeOf(world, member, { stake: 80_000 }, slot);
    await settle(world, round);
    await convert();
    expect(await missingOf(member)).toBe(21_000);
    await giveBack(round);
    expect(await turnoverOf(member)).toMatchObject({ required: 101_000, done: 0, missing: 101_000 });
    expect(await withdraw(member)).toBe('C221');

    const { placedAt } = round;
    const large = outcomeOf(world, member, { stake: 900_000 }, { ...slot, placedAt });
    await settle(world, large);
    expect(await missingOf(member)).toBe(1_000);
    await convert();
    await giveBack(large);
    expect(await missingOf(member)).toBe(102_000);
  });

  test('a round that settles while money comes in serves what was owed before it, once', async () => {
    const member = await depositor();
    const slot = { family: 'vendor', gameType: 'slot' } as const;
    const [round, late] = [80_000, 400_000].map((stake) => outcomeOf(world, member, { stake }, slot));
    await world.database.transaction(async (tx) => {
      await recordSettlements(tx, [need(round, 'the round')]);
      world.clock.advance(1);
      await deposit(world, member, 30_000);
      expect(await missingOf(member)).toBe(130_000);
    });
    expect(await missingOf(member)).toBe(50_000);
    world.clock.advance(1);
    await play(member, 10_000);
    expect(await missingOf(member)).toBe(40_000);
    await deposit(world, member, 10_000);
    expect(await missingOf(member)).toBe(50_000);
    await settle(world, need(late, 'one of before'));
    expect(await missingOf(member)).toBe(10_000);
  });

  test('each family counts by its weight, as the site had set it by then', async () => {
    const site = await world.addSite({ turnover: { weights: { mini: 20 } } });
    const member = await world.member({ site });
    await deposit(world, member, 100_000, site);
    await world.changeSite(site, { turnover: { weights: { mini: 90 }, depositPercent: 500 } });
    const stakes = { casino: 20_000, mini: 50_000, slot: 5_000, sports: 6_000 };
    for (const [gameType, stake] of Object.entries(stakes)) await play(member, stake, { gameType, site });
    expect(await missingOf(member)).toBe(100_000 - 10_000 - 10_000 - 5_000 - 6_000);
  });

  test('a site may ask for more, for nothing, and nobody owes anything for earlier money', async () => {
    const site = await world.addSite({ turnover: { depositPercent: 300 } });
    const [member, later] = [await world.member({ site }), await world.member({ site, cash: 50_000 })];
    expect(await missingOf(later)).toBe(0);
    expect(await later.codeOf('/api/cash/out', withdrawal())).toBe('0');
    await deposit(world, member, 10_000, site);
    expect(await missingOf(member)).toBe(30_000);
    await world.changeSite(site, { turnover: { depositPercent: 0 } });
    const free = await world.member({ site });
    await deposit(world, free, 10_000, site);
    expect(await missingOf(free)).toBe(0);
  });

  test('ten deposits and withdrawals at once: none passes what is not played', async () => {
    const member = await depositor(50_000, 500_000);
    const codes = await Promise.all(Array.from({ length: 10 }, () => withdraw(member)));
    expect(new Set(codes)).toEqual(new Set(['C221']));
    expect(await world.holdingsOf(member)).toMatchObject({ hold: 0, cash: 550_000 });
  });

  test('a rejected withdrawal comes back and asks for nothing new', async () => {
    const member = await depositor(50_000);
    await play(member, 50_000);
    const { request } = await member.call('/api/cash/out', withdrawal(50_000));
    const operator = await world.operator();
    const { cashIdx } = request;
    await operator.call('/api/console/cash/claim', { cashIdx });
    const rejection = { cashIdx, idempotencyKey: newKey(), reason: 'the account is wrong' };
    await operator.call('/api/console/cash/reject', rejection);
    expect(await withdraw(member, 50_000)).toBe('0');
  });
});

describe('rewards that became cash', () => {
  test('converted points and cash coupons carry their own turnover; points as such carry none', async () => {
    const member = await world.member({ cash: 100_000 });
    await givePointsTo(world, member, 7_000);
    expect(await missingOf(member)).toBe(0);
    await member.call('/api/point/change', { idempotencyKey: newKey(), amount: 7_000 });
    await member.call('/api/coupon/use', using(await couponOf(world, member)));
    expect((await turnoverOf(member)).list).toMatchObject([
      { kind: 'point', required: 7_000 },
      { kind: 'coupon', required: 5_000 },
    ]);
    expect(await withdraw(member)).toBe('C221');
    await play(member, 12_000);
    expect(await withdraw(member)).toBe('0');
  });
});

describe('what partners move', () => {
  const give = (member: { memId: string }, sum: number) => ({
    idempotencyKey: newKey(),
    memId: member.memId,
    amount: sum,
    cashOutPass: pin,
  });

  test('a member has to play what it was given, and cannot be relieved of it before', async () => {
    const partner = await world.member({ rank: 'PTN_5', cash: 100_000 });
    const member = await world.member({ parentId: partner.key });
    await partner.call('/api/give/send', give(member, 40_000));
    expect((await turnoverOf(member)).list).toMatchObject([{ kind: 'give', required: 40_000 }]);
    expect(await withdraw(member)).toBe('C221');
    expect(await partner.codeOf('/api/give/takeBack', give(member, 10_000))).toBe('C404');
    expect((await partner.call('/api/give/list', {})).list[0]).toMatchObject({ refusal: 'turnover' });
    world.clock.advance(1);
    await play(member, 40_000);
    expect(await partner.codeOf('/api/give/takeBack', give(member, 10_000))).toBe('0');
  });

  test('what a partner owes goes with the money to the next partner, and is owed once', async () => {
    const partner = await world.member({ rank: 'PTN_4' });
    const store = await world.member({ rank: 'PTN_5', parentId: partner.key });
    const member = await world.member({ parentId: store.key });
    await deposit(world, partner, 100_000);
    await partner.call('/api/give/send', give(store, 60_000));
    expect([await missingOf(partner), await missingOf(store)]).toEqual([40_000, 60_000]);
    await store.call('/api/give/send', give(member, 60_000));
    expect([await missingOf(store), await missingOf(member)]).toEqual([0, 60_000]);
    expect(await withdraw(partner, 40_000)).toBe('C221');
    await partner.call('/api/give/send', give(store, 40_000));
    expect([await missingOf(partner), await missingOf(store)]).toEqual([0, 40_000]);
  });

  test('an adjustment is a correction and carries none', async () => {
    const member = await world.member();
    const operator = await world.operator();
    await operator.call('/api/console/adjustment/ask', {
      idempotencyKey: newKey(),
      memId: member.memId,
      direction: 'credit',
      amount: 30_000,
      reason: 'a bet was settled wrongly',
    });
    expect(await withdraw(member, 30_000)).toBe('0');
  });
});

describe('sports bets', () => {
  async function decide(match: TestMatch): Promise<void> {
    world.clock.set(new Date(Math.max(match.endsAtMs, world.clock.read())).toISOString());
    await playEvents(world.services, 200);
    await settleBets(world.services, 200);
  }

  const bet = (
    member: Person,
    match: TestMatch,
    pick: 'home' | 'draw' | 'away',
    odds: number,
    stake = 10_000,
  ) =>
    member.call(
      '/api/bet/betProc',
      slipOn([], { stake, legs: [{ selectionId: match.selection('WDL', pick), odds }] }),
    );
  const short: NewMatch = { markets: [{ kind: 'WDL', odds: { home: 1.49, draw: 4, away: 7 } }] };

  test('below odds of 1.5 nothing counts, from there on the stake does', async () => {
    const member = await depositor();
    const [low, usual] = [
      await world.match({ ...short, score: [1, 0] }),
      await world.match({ score: [0, 1] }),
    ];
    await bet(member, low, 'home', 1.49, 30_000);
    await bet(member, usual, 'home', 2, 20_000);
    for (const match of [low, usual]) await decide(match);
    expect(await missingOf(member)).toBe(80_000);
  });

  test('both sides of one market never count, whichever is settled first; of another member and market they do', async () => {
    const [member, other] = [await depositor(), await depositor()];
    const [both, single] = [await world.match({ score: [1, 0] }), await world.match({ score: [1, 0] })];
    await bet(member, both, 'home', 2);
    await bet(member, both, 'away', 3.6);
    await bet(member, single, 'home', 2);
    await bet(other, both, 'draw', 3.4);
    await decide(both);
    await decide(single);
    expect(await missingOf(member)).toBe(90_000);
    expect(await missingOf(other)).toBe(90_000);
  });

  test('both sides are found inside combinations, and however small the settling steps are', async () => {
    const member = await depositor();
    const [first, second] = [await world.match({ score: [1, 0] }), await world.match({ score: [1, 0] })];
    await member.call('/api/bet/betProc', slipOn([first, second], { stake: 10_000 }));
    await bet(member, second, 'draw', 3.4);
    for (const match of [first, second]) {
      world.clock.set(new Date(Math.max(match.endsAtMs, world.clock.read())).toISOString());
      await playEvents(world.services, 200);
      await settleBets(world.services, 1);
    }
    expect(await missingOf(member)).toBe(100_000);
  });

  test('the same side twice is no hedge', async () => {
    const member = await depositor();
    const match = await world.match({ score: [1, 0] });
    await bet(member, match, 'home', 2, 10_000);
    await bet(member, match, 'home', 2, 11_000);
    await decide(match);
    expect(await missingOf(member)).toBe(79_000);
  });
});

describe('closing', () => {
  test('what is met is closed for good, however often and by how many workers', async () => {
    const [met, open] = [await depositor(20_000), await depositor(20_000)];
    await play(met, 20_000);
    await Promise.all(Array.from({ length: 4 }, () => closeMet(world.services, 100)));
    const rows = await world.database.rows(
      'select member_id, met_at is null as open from turnover_requirement where member_id = any($1) order by member_id',
      [[met.key, open.key]],
    );
    expect(rows).toEqual([
      { member_id: met.key, open: false },
      { member_id: open.key, open: true },
    ]);
  });

  test('no requirement is changed, made smaller or removed, by whomever', async () => {
    const member = await depositor(20_000);
    const change = (set: string) =>
      world.owner.run(`update turnover_requirement set ${set} where member_id = $1`, [member.key]);
    await expect(change('amount = 0')).rejects.toMatchObject({ code: '23514' });
    await closeMet(world.services, 100);
    await play(member, 20_000);
    await closeMet(world.services, 100);
    await expect(change('met_at = null')).rejects.toMatchObject({ code: '23514' });
    await expect(world.database.run('delete from turnover_requirement')).rejects.toThrow();
  });
});
