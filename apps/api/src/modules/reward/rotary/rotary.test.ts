import type { Amount } from '@hanpan/money';
import { pickPrize } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import { makeDormant } from '../../../testing/dormant-accounts.ts';
import { checkPointRows, deposit } from '../../../testing/points.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();
checkPointRows(world);
const path = '/api/rotary/spin';
const turn = () => ({ idempotencyKey: newKey() });
const prizes = [
  { points: 0, weight: 2 },
  { points: 100, weight: 1 },
  { points: 300, weight: 1 },
];
const wheel = (change: object = {}) => ({
  rotary: {
    freePerDay: 1,
    depositPerTicket: 50_000,
    maxTicketsPerDay: 2,
    prizes,
    maxExpectedCost: 100,
    ...change,
  },
});
const site = await world.addSite(wheel());
const always = await world.addSite(
  wheel({
    prizes: [
      { points: 100, weight: 1 },
      { points: 100, weight: 1 },
    ],
    freePerDay: 3,
  }),
);

describe('turning the wheel', () => {
  test('the prize is paid at once, and shown in the history', async () => {
    const member = await world.member({ site: always });
    const { spin, spins, pointAmt } = await member.call(path, turn());
    expect(spin.points).toBe(100);
    expect(spins).toEqual({ left: 2, freeLeft: 2, tickets: 0 });
    expect(pointAmt).toBe(100);
    expect((await member.call('/api/rotary/info', {})).history).toEqual([spin]);
    expect((await member.call('/api/point/list', {})).list).toMatchObject([
      { kind: 'rotary', appliedPoints: 100 },
    ]);
  });

  test('every turn is recorded with what was drawn, and the drawn number gives the prize', async () => {
    const busy = await world.addSite(wheel({ freePerDay: 60 }));
    const member = await world.member({ site: busy });
    for (let index = 0; index < 60; index += 1) await member.call(path, turn());
    const rows = await world.database.rows<{
      prizes: { points: Amount; weight: number }[];
      drawn: number;
      prize_index: number;
      points: number;
    }>('select prizes, drawn, prize_index, points from rotary_spin where member_id = $1 order by number', [
      member.key,
    ]);
    expect(rows).toHaveLength(60);
    for (const row of rows) {
      expect(row.prizes).toEqual(prizes);
      expect(row.prize_index).toBe(pickPrize(row.prizes, row.drawn));
      expect(row.points).toBe(prizes[row.prize_index]?.points);
    }
    const won = rows.reduce((sum, { points }) => sum + points, 0);
    expect((await world.holdingsOf(member, busy)).point).toBe(won);
  });

  test.each(
    refusalsOf(path, {
      C999: [
        'a key that was used for something else',
        async () => {
          const member = await world.member({ site });
          const body = turn();
          await member.call('/api/attendance/check', body);
          return member.codeOf(path, body);
        },
      ],
      R008: [
        'a suspended member',
        async () => {
          const member = await world.member({ site });
          await world.setMember(member, "status = 'suspended'");
          return member.codeOf(path, turn());
        },
      ],
      L013: [
        'a dormant account',
        async () => (await makeDormant(world, await world.member({ site }))).codeOf(path, turn()),
      ],
      X001: [
        'a member that has excluded itself',
        async () => {
          const member = await world.member({ site });
          await member.call('/api/protection/exclude', { period: 'day' });
          return member.codeOf(path, turn());
        },
      ],
      R001: [
        'a wheel that is closed',
        async () =>
          (await world.member({ site: await world.addSite(wheel({ open: false })) })).codeOf(path, turn()),
      ],
      R002: [
        'a member without turns',
        async () => {
          const member = await world.member({ site });
          await member.call(path, turn());
          return member.codeOf(path, turn());
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('one key sent twice, or twenty times at once, is one turn', async () => {
    const member = await world.member({ site: always });
    const body = turn();
    const first = await member.call(path, body);
    expect(await member.call(path, body)).toEqual(first);
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.call(path, body)));
    for (const answer of answers) expect(answer).toEqual(first);
    expect((await world.holdingsOf(member, always)).point).toBe(100);
  });

  test('twenty clicks at once turn as often as there are turns', async () => {
    const member = await world.member({ site: always });
    const codes = await Promise.all(Array.from({ length: 20 }, () => member.codeOf(path, turn())));
    expect(codes.filter((code) => code === '0')).toHaveLength(3);
    expect(codes.filter((code) => code === 'R002')).toHaveLength(17);
    expect((await world.holdingsOf(member, always)).point).toBe(300);
  });
});

describe('turns', () => {
  test('each full amount deposited in a day earns one, up to the most of a day, and the next day has its own', async () => {
    const member = await world.member({ site });
    const spinsOf = async (who: typeof member) => (await who.call('/api/rotary/info', {})).spins;
    expect(await spinsOf(member)).toEqual({ left: 1, freeLeft: 1, tickets: 0 });
    await deposit(world, member, 49_000, site);
    expect(await spinsOf(member)).toMatchObject({ left: 1 });
    await deposit(world, member, 30_000, site);
    expect(await spinsOf(member)).toEqual({ left: 2, freeLeft: 1, tickets: 1 });
    await deposit(world, member, 200_000, site);
    expect(await spinsOf(member)).toEqual({ left: 3, freeLeft: 1, tickets: 2 });
    await member.call(path, turn());
    expect(await spinsOf(member)).toEqual({ left: 2, freeLeft: 0, tickets: 2 });
    await member.call(path, turn());
    expect(await spinsOf(member)).toEqual({ left: 1, freeLeft: 0, tickets: 1 });
    world.clock.set('2026-11-20T15:00:00.000Z');
    const session = await world.signIn(member.memId, site);
    expect((await session.call('/api/rotary/info', {})).spins).toEqual({ left: 1, freeLeft: 1, tickets: 0 });
  });
});

describe('the expected cost', () => {
  test('the wheel says what its prizes are and how likely each is', async () => {
    const info = await (await world.member({ site })).call('/api/rotary/info', {});
    expect(info).toMatchObject({
      open: 'Y',
      prizes,
      totalWeight: 4,
      freePerDay: 1,
      depositPerTicket: 50_000,
      maxTicketsPerDay: 2,
    });
  });

  test.each([
    ['no deposit is enough', { depositPerTicket: 0 }],
    ['a day has no tickets', { maxTicketsPerDay: 0 }],
  ])('deposits promise nothing where %s', async (_, change) => {
    const changed = await world.addSite(wheel(change));
    const member = await world.member({ site: changed });
    expect((await member.call('/api/rotary/info', {})).depositPerTicket).toBeNull();
    await deposit(world, member, 500_000, changed);
    expect((await member.call('/api/rotary/info', {})).spins.tickets).toBe(0);
  });

  test('a wheel that costs more than its bound on average is closed until an operator fixes it', async () => {
    const dear = await world.addSite(wheel({ maxExpectedCost: 99 }));
    const member = await world.member({ site: dear });
    expect((await member.call('/api/rotary/info', {})).open).toBe('N');
    expect(await member.codeOf(path, turn())).toBe('R001');
    await world.changeSite(dear, wheel({ maxExpectedCost: 100 }));
    expect((await member.call('/api/rotary/info', {})).open).toBe('Y');
    expect(await member.codeOf(path, turn())).toBe('0');
  });

  test('the wheel of a site that sets nothing is open, and within its bound', async () => {
    const info = await (await world.member()).call('/api/rotary/info', {});
    expect(info.open).toBe('Y');
    const paid = info.prizes.reduce((sum, { points, weight }) => sum + points * weight, 0);
    expect(paid / info.totalWeight).toBe(215);
  });
});
