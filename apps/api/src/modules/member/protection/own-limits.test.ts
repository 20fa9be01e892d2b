import type { BodyOf } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import type { TestCaller } from '../../../testing/caller.ts';
import { limitOwn } from '../../../testing/own-limits.ts';
import { pin } from '../../../testing/people.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { outcomeOf, settle, settleAgain } from '../../../testing/settlements.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const read = '/api/protection/limits';
const setPath = '/api/protection/setLimit';
const confirmPath = '/api/protection/confirmLimit';
type Limit = BodyOf<typeof setPath>;
const dayMs = 86_400_000;
const iso = (ms: number) => new Date(ms).toISOString();

const limitOf = async (member: TestCaller, kind: Limit['kind'], period: Limit['period'] = 'day') =>
  need(
    (await member.call(read, {})).list.find((each) => each.kind === kind && each.period === period),
    'a limit',
  );
/** Time passes as if nobody had to sign in again. */
const pass = async (member: Person, ms: number) => {
  await world.passTime(ms);
  return world.signIn(member.memId);
};
const betOf = async (member: TestCaller, stake: number) =>
  member.codeOf('/api/bet/betProc', slipOn([await world.match()], { stake }));
const depositOf = (member: TestCaller, sum: number) =>
  member.codeOf('/api/cash/in', { idempotencyKey: newKey(), amount: sum });

describe('the limits of a member', () => {
  test('are those of each kind in each of its periods, and none of them is set', async () => {
    const member = await world.member();
    const { list, checkMinutes } = await member.call(read, {});
    expect(list.map(({ kind, period }) => `${kind} ${period}`)).toEqual([
      ...['deposit day', 'deposit week', 'deposit month', 'stake day', 'stake week', 'stake month'],
      ...['loss day', 'loss week', 'loss month', 'time day'],
    ]);
    expect(list.every((each) => each.amount === null && each.wanted === null && each.used === 0)).toBe(true);
    expect(checkMinutes).toBeNull();
    // Friday noon in Seoul: the day ends at midnight, the week with Sunday, the month with November.
    expect(list.slice(0, 3).map(({ endsAt }) => endsAt)).toEqual([
      '2026-11-20T15:00:00.000Z',
      '2026-11-22T15:00:00.000Z',
      '2026-11-30T15:00:00.000Z',
    ]);
  });

  test('[RG-2][G-35] a stricter one holds for the very next bet, a less strict one from a day later and once it was confirmed', async () => {
    const member = await world.member({ cash: 1_000_000 });
    const limit = { kind: 'loss', period: 'month' } as const;
    await member.call(setPath, { ...limit, amount: 20_000 });
    expect(await betOf(member, 20_001)).toBe('X003');
    await member.call(setPath, { ...limit, amount: 10_000 });
    expect(await betOf(member, 10_001)).toBe('X003');

    const askedAtMs = world.clock.read();
    await member.call(setPath, { ...limit, amount: 30_000 });
    const from = iso(askedAtMs + dayMs);
    const wanted = { amount: 30_000, from, until: iso(askedAtMs + 8 * dayMs) };
    expect(await limitOf(member, 'loss', 'month')).toMatchObject({ amount: 10_000, wanted });
    expect(await member.codeOf(confirmPath, limit)).toBe('X008');
    const early = await pass(member, dayMs - 1);
    expect([await early.codeOf(confirmPath, limit), await betOf(early, 10_001)]).toEqual(['X008', 'X003']);
    await world.passTime(1);
    expect(await betOf(early, 10_001)).toBe('X003');
    await early.call(confirmPath, limit);
    expect(await limitOf(early, 'loss', 'month')).toMatchObject({ amount: 30_000, wanted: null });
    expect([await betOf(early, 30_001), await betOf(early, 30_000)]).toEqual(['X003', '0']);
  });

  test('[RG-2] to have none any more waits as well, for a week at most, and is dropped by staying', async () => {
    const member = await world.member();
    const limit = { kind: 'deposit', period: 'day' } as const;
    await member.call(setPath, { ...limit, amount: 50_000 });
    await member.call(setPath, { ...limit, amount: null });
    await member.call(setPath, { ...limit, amount: 50_000 });
    expect(await limitOf(member, 'deposit')).toMatchObject({ amount: 50_000, wanted: null });
    await member.call(setPath, { ...limit, amount: null });
    const late = await pass(member, 8 * dayMs);
    expect(await late.codeOf(confirmPath, limit)).toBe('X008');
    expect(await limitOf(late, 'deposit')).toMatchObject({ amount: 50_000, wanted: null });
    await late.call(setPath, { ...limit, amount: null });
    const again = await pass(member, dayMs);
    await again.call(confirmPath, limit);
    expect(await limitOf(again, 'deposit')).toMatchObject({ amount: null, wanted: null });
    expect(await depositOf(again, 60_000)).toBe('0');
  });

  test('[RG-2] what was asked for is taken back whatever stands by now, and nothing else changes by it', async () => {
    const member = await world.member();
    const limit = { kind: 'stake', period: 'day' } as const;
    await member.call(setPath, { ...limit, amount: 50_000 });
    await member.call(setPath, { ...limit, amount: 80_000 });
    await member.call('/api/protection/dropLimit', limit);
    expect(await limitOf(member, 'stake')).toMatchObject({ amount: 50_000, wanted: null });
    // Of a page that still shows the wish: it was dropped by a stricter limit meanwhile.
    await member.call(setPath, { ...limit, amount: 30_000 });
    await member.call('/api/protection/dropLimit', limit);
    expect(await limitOf(member, 'stake')).toMatchObject({ amount: 30_000, wanted: null });
  });

  test('[RG-2] not even the database loosens one at once', async () => {
    const member = await limitOwn(await world.member(), 'loss', 10_000);
    const change = (set: string) =>
      world.database.run(`update member_limit set ${set} where member_id = $1`, [member.key]);
    const now = iso(world.clock.read());
    await expect(change('amount = 10001')).rejects.toThrow(/not loosened/);
    await expect(change('amount = null')).rejects.toThrow(/not loosened/);
    await expect(change(`wanted_amount = 20000, wanted_from = '${now}'`)).rejects.toThrow(/waits a day/);
    await expect(
      world.database.run('delete from member_limit where member_id = $1', [member.key]),
    ).rejects.toThrow(/permission/);
    expect((await limitOf(member, 'loss')).amount).toBe(10_000);
  });

  test('two changes at once are one after the other, and each stands in the log', async () => {
    const member = await world.member();
    const amounts = [30_000, 20_000, 10_000];
    await Promise.all(
      amounts.map((each) => member.call(setPath, { kind: 'stake', period: 'day', amount: each })),
    );
    const { amount: stands } = await limitOf(member, 'stake');
    const audit = await world.database.rows<{ detail: { amount: number; before: number | null } }>(
      "select detail from audit_log where subject = $1 and action = 'member.ask-limit' order by id",
      [`member:${member.key}`],
    );
    expect(stands).toBe(10_000);
    expect(audit[0]?.detail).toMatchObject({ kind: 'stake', period: 'day', before: null });
    expect(audit.map(({ detail }) => detail.amount).sort()).toEqual([10_000, 20_000, 30_000]);
  });

  test.each([
    ['a week of time', { kind: 'time', period: 'week', amount: 60 }],
    ['nine minutes', { kind: 'time', period: 'day', amount: 9 }],
    ['more minutes than a day has', { kind: 'time', period: 'day', amount: 1_441 }],
    ['nothing', { kind: 'loss', period: 'day', amount: 0 }],
    ['a debt', { kind: 'loss', period: 'day', amount: -1 }],
    ['half a won', { kind: 'loss', period: 'day', amount: 0.5 }],
    ['more than there can be', { kind: 'loss', period: 'day', amount: 1_000_000_000_001 }],
  ] as const)('is not %s', async (_, body) => {
    const member = await world.member();
    expect(await member.codeOf(setPath, body)).toBe('E400');
    expect((await member.call(read, {})).list.every((each) => each.amount === null)).toBe(true);
  });

  test.each(
    refusalsOf(confirmPath, {
      X008: [
        'a limit that nobody wants otherwise',
        async () =>
          (await limitOwn(await world.member(), 'loss', 10_000)).codeOf(confirmPath, {
            kind: 'loss',
            period: 'day',
          }),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

describe('what is used of a limit', () => {
  test('[RG-6][RG-3] losses of its day, week and month, less what was won; the one with the least left decides', async () => {
    const member = await world.member({ cash: 1_000_000 });
    const lost = outcomeOf(world, member, { stake: 7_000 });
    await settle(world, lost, outcomeOf(world, member, { stake: 5_000, win: 6_000 }));
    await limitOwn(member, 'loss', 10_000);
    await limitOwn(member, 'loss', 30_000, 'week');
    expect(await limitOf(member, 'loss')).toMatchObject({ used: 6_000 });
    expect([await betOf(member, 4_001), await betOf(member, 4_000)]).toEqual(['X003', '0']);
    // The bet is open, so it counts as lost.
    expect(await limitOf(member, 'loss', 'month')).toMatchObject({ used: 10_000 });
    expect(await betOf(member, 1_000)).toBe('X003');
    const tomorrow = await pass(member, dayMs);
    // The open bet may still settle on this day; the losses of yesterday belong to the week alone.
    expect((await limitOf(tomorrow, 'loss')).used).toBe(4_000);
    expect((await limitOf(tomorrow, 'loss', 'week')).used).toBe(10_000);
    expect([await betOf(tomorrow, 6_001), await betOf(tomorrow, 6_000)]).toEqual(['X003', '0']);
    await settleAgain(world, { ...lost, win: amount(7_000) });
    expect((await limitOf(tomorrow, 'loss', 'week')).used).toBe(9_000);
  });

  test('[RG-1] stakes of its period, open ones as well, and not what was given back of them', async () => {
    const member = await world.member({ cash: 1_000_000 });
    await settle(
      world,
      outcomeOf(world, member, { stake: 20_000, win: 50_000 }),
      outcomeOf(world, member, { stake: 9_000, returned: 9_000 }),
    );
    await limitOwn(member, 'stake', 50_000, 'week');
    expect(await betOf(member, 10_000)).toBe('0');
    expect((await limitOf(member, 'stake', 'week')).used).toBe(30_000);
    expect([await betOf(member, 20_001), await betOf(member, 20_000)]).toEqual(['X004', '0']);
    const monday = await pass(member, 3 * dayMs);
    expect(await limitOf(monday, 'stake', 'week')).toMatchObject({ used: 0, amount: 50_000 });
    expect(await limitOf(monday, 'stake', 'month')).toMatchObject({ used: 50_000, amount: null });
    expect(await betOf(monday, 20_000)).toBe('0');
  });

  test('[RG-1] the limit of the site holds beside it: the stricter one refuses', async () => {
    const site = await world.addSite({ dayLossLimitAmount: 20_000 });
    const member = await world.member({ site, cash: 1_000_000 });
    await limitOwn(member, 'loss', 30_000);
    expect(await betOf(member, 20_001)).toBe('B6014');
    await limitOwn(member, 'loss', 15_000);
    expect([await betOf(member, 15_001), await betOf(member, 15_000)]).toEqual(['X003', '0']);
  });

  test('[RG-4] deposits that were asked for, until they are refused, and gifts of partners', async () => {
    const partner = await world.member({ rank: 'PTN_5', cash: 100_000 });
    const member = await world.member({ parentId: partner.key });
    await limitOwn(member, 'deposit', 100_000, 'week');
    const gift = { memId: member.memId, note: '', cashOutPass: pin };
    const give = (sum: number) =>
      partner.codeOf('/api/give/send', { ...gift, idempotencyKey: newKey(), amount: sum });
    // To the partner it is as if the member could not be given anything, for whatever reason.
    expect([await give(100_001), await give(40_000)]).toEqual(['C302', '0']);
    expect(await depositOf(member, 61_000)).toBe('X005');
    expect(await depositOf(member, 60_000)).toBe('0');
    expect((await limitOf(member, 'deposit', 'week')).used).toBe(100_000);
    expect(await give(1_000)).toBe('C302');
    const { list } = await member.call('/api/cash/list/', { cashType: 'in' });
    await member.call('/api/cash/cancel', { cashIdx: need(list[0], 'a request').cashIdx });
    expect((await limitOf(member, 'deposit', 'week')).used).toBe(40_000);
    expect(await depositOf(member, 60_000)).toBe('0');
    const monday = await pass(member, 3 * dayMs);
    expect((await limitOf(monday, 'deposit', 'week')).used).toBe(0);
  });

  test('[RG-4][G-35] of deposits at once, no more is taken than the limit has room for', async () => {
    const member = await limitOwn(await world.member(), 'deposit', 30_000);
    const codes = await Promise.all([30_000, 20_000, 10_000, 30_000].map((sum) => depositOf(member, sum)));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect((await limitOf(member, 'deposit')).used).toBeLessThanOrEqual(30_000);
  });

  test('[RG-6] time signed in or at a game on its day; what overlaps counts once, and a session that was left until it was last used', async () => {
    const member = await world.member({ cash: 100_000 });
    await limitOwn(member, 'time', 60);
    const nowMs = world.clock.read();
    const minutes = (count: number) => new Date(nowMs + count * 60_000);
    const add = (from: number, seen: number, ended: number | null) =>
      world.database.run(
        `insert into session (token_hash, site_id, member_id, created_at, seen_at, expires_at, ends_at, ended_at, address)
         values (sha256($1::text::bytea), $2, $3, $4, $5, $6, $6, $7, '192.0.2.1')`,
        [
          `${member.key} ${from}`,
          ...[world.site.id, member.key, minutes(from), minutes(seen), minutes(600)],
          ended === null ? null : minutes(ended),
        ],
      );
    // Yesterday until 00:10 today, 10:00 to 10:20 and over it 10:10 to 10:30, 10:40 to 10:45, when it was left, and 05:00 to 05:05, which
    // was left as well, and ended by the log-in at 09:00.
    await add(-740, -715, -710);
    await add(-120, -101, -100);
    await add(-110, -95, -90);
    await add(-80, -75, null);
    await add(-420, -415, -180);
    expect((await limitOf(member, 'time')).used).toBe(10 + 30 + 5 + 5);
    world.clock.advance(9 * 60_000 + 59_999);
    await world.passTime(0);
    expect(await betOf(member, 1_000)).toBe('0');
    await world.passTime(1);
    expect(await betOf(member, 2_000)).toBe('X006');
    expect(await depositOf(member, 30_000)).toBe('0');
    const out = { idempotencyKey: newKey(), amount: 10_000, cashOutPass: pin };
    expect(await member.codeOf('/api/cash/out', out)).not.toMatch(/^X/);
    world.clock.set('2026-11-20T15:00:00.000Z');
    await world.passTime(0);
    const tomorrow = await world.signIn(member.memId);
    expect([(await limitOf(tomorrow, 'time')).used, await betOf(tomorrow, 3_000)]).toEqual([0, '0']);
  });
});

test('a refusal says what all limits together leave, whichever of them refuses', async () => {
  const member = await world.member({ cash: 1_000_000 });
  await limitOwn(member, 'loss', 40_000);
  await limitOwn(member, 'loss', 10_000, 'week');
  await limitOwn(member, 'deposit', 90_000);
  await limitOwn(member, 'deposit', 25_500, 'month');
  const bet = await member.ask('/api/bet/betProc', slipOn([await world.match()], { stake: 50_000 }));
  expect([bet.code, bet.message]).toEqual(['X003', expect.stringContaining('10,000')]);
  const deposit = await member.ask('/api/cash/in', { idempotencyKey: newKey(), amount: 100_000 });
  // What the desk takes of it: whole units, and nothing below the smallest deposit.
  expect([deposit.code, deposit.message]).toEqual(['X005', expect.stringContaining('25,000원입니다')]);
  await limitOwn(member, 'deposit', 7_500, 'month');
  const none = await member.ask('/api/cash/in', { idempotencyKey: newKey(), amount: 10_000 });
  expect([none.code, none.message]).toEqual(['X005', expect.stringContaining(' 0원입니다')]);
});

test('[RG-1] stakes in a round that began on the day before count on the day on which it is played', async () => {
  const member = await world.member();
  await world.database.run(
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, returned, started_at, revision)
     values (1, $1, $2, $3, 'seven', 30000, 0, 0, $4, 0)`,
    [`open ${member.key}`, world.site.id, member.key, new Date(world.clock.read() - dayMs)],
  );
  expect((await limitOf(member, 'stake')).used).toBe(30_000);
  const at = new Date(world.clock.read() - dayMs);
  await settle(world, outcomeOf(world, member, { stake: 5_000 }, { placedAt: at }));
  await settle(world, outcomeOf(world, member, { stake: 7_000 }, { family: 'vendor', placedAt: at }));
  expect((await limitOf(member, 'stake')).used).toBe(37_000);
});

test('[G-35] of bets at once, no more is taken than the loss limit has room for, in whatever order they come', async () => {
  const member = await world.member({ cash: 1_000_000 });
  await limitOwn(member, 'loss', 9_000);
  const matches = await Promise.all(Array.from({ length: 12 }, () => world.match()));
  const codes = await Promise.all(
    matches.map((match, index) =>
      member.codeOf('/api/bet/betProc', slipOn([match], { stake: 1_000 + (index % 3) * 1_000 })),
    ),
  );
  const { used } = await limitOf(member, 'loss');
  expect(used).toBeGreaterThan(6_000);
  expect(used).toBeLessThanOrEqual(9_000);
  expect(new Set(codes)).toEqual(new Set(['0', 'X003']));
  const { cash } = await world.holdingsOf(member);
  expect(cash).toBe(1_000_000 - used);
});

test('what a member limits keeps nobody else from betting', async () => {
  await limitOwn(await world.member(), 'loss', 1);
  expect(await betOf(await world.member({ cash: 50_000 }), 50_000)).toBe('0');
});
