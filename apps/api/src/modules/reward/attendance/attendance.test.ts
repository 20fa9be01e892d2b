import { describe, expect, test } from 'vitest';
import { makeDormant } from '../../../testing/dormant-accounts.ts';
import { checkPointRows } from '../../../testing/points.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();
checkPointRows(world);
const path = '/api/attendance/check';
const check = () => ({ idempotencyKey: newKey() });
const noonOf = (day: number) => `2026-11-${String(day).padStart(2, '0')}T03:00:00.000Z`;
const streakRewards = [
  { days: 3, points: 500 },
  { days: 5, points: 2_000 },
];
const site = await world.addSite({ attendance: { dayPoints: 100, streakRewards } });

/** Checks in at an instant; a session does not outlive the days between. */
async function checkInAt(member: { memId: string }, at: string, where = site) {
  world.clock.set(at);
  return (await world.signIn(member.memId, where)).call(path, check());
}

describe('checking in', () => {
  test('pays the points of the day at once', async () => {
    const member = await world.member({ site });
    expect(await member.call(path, check())).toMatchObject({
      day: '2026-11-20',
      streakDays: 1,
      dayPoints: 100,
      streakPoints: 0,
      points: 100,
      pointAmt: 100,
    });
    expect(await world.holdingsOf(member, site)).toMatchObject({ point: 100, cash: 0 });
    expect((await member.call('/api/point/list', {})).list).toMatchObject([
      { kind: 'attendance', percent: null, accruedPoints: 100, appliedPoints: 100 },
    ]);
  });

  test('a streak pays on its days, begins again after the last of them, and ends with a day missed', async () => {
    const member = await world.addMember({ site });
    const paid: number[] = [];
    for (const day of [1, 2, 3, 4, 5, 6, 8]) paid.push((await checkInAt(member, noonOf(day))).points);
    expect(paid).toEqual([100, 100, 600, 100, 2_100, 100, 100]);
    const again = await world.signIn(member.memId, site);
    const { streakDays } = await again.call('/api/attendance/list', {});
    expect(streakDays).toBe(1);
  });

  test("days are those of the site's zone: a minute apart, over midnight, are two", async () => {
    const member = await world.addMember({ site });
    expect((await checkInAt(member, '2026-11-20T14:59:59.999Z')).day).toBe('2026-11-20');
    expect(await checkInAt(member, '2026-11-20T15:00:00.000Z')).toMatchObject({
      day: '2026-11-21',
      streakDays: 2,
    });
    const utc = await world.addSite({ timeZone: 'UTC' });
    const other = await world.addMember({ site: utc });
    expect((await checkInAt(other, '2026-11-20T23:59:59.999Z', utc)).day).toBe('2026-11-20');
  });

  test('a day on which the clock changes does not break a streak', async () => {
    const berlin = await world.addSite({ timeZone: 'Europe/Berlin' });
    const member = await world.addMember({ site: berlin });
    const days = ['2026-10-24T10:00:00Z', '2026-10-25T22:30:00Z', '2026-10-26T00:30:00Z'];
    const streaks: number[] = [];
    for (const at of days) streaks.push((await checkInAt(member, at, berlin)).streakDays);
    expect(streaks).toEqual([1, 2, 3]);
  });

  test.each(
    refusalsOf(path, {
      C999: [
        'a key that was used for something else',
        async () => {
          const member = await world.member({ site });
          const body = check();
          await member.call('/api/rotary/spin', body);
          return member.codeOf(path, body);
        },
      ],
      R008: [
        'a suspended member',
        async () => {
          const member = await world.member({ site });
          await world.setMember(member, "status = 'suspended'");
          return member.codeOf(path, check());
        },
      ],
      L013: [
        'a dormant account',
        async () => (await makeDormant(world, await world.member({ site }))).codeOf(path, check()),
      ],
      X001: [
        'a member that has excluded itself',
        async () => {
          const member = await world.member({ site });
          await member.call('/api/protection/exclude', { period: 'day' });
          return member.codeOf(path, check());
        },
      ],
      R001: [
        'a site without attendance',
        async () => {
          const closed = await world.addSite({ attendance: { open: false } });
          const member = await world.member({ site: closed });
          expect((await member.call('/api/attendance/list', {})).open).toBe('N');
          return member.codeOf(path, check());
        },
      ],
      T999: [
        'a second time on one day',
        async () => {
          const member = await world.member({ site });
          await member.call(path, check());
          world.clock.set('2026-11-20T14:59:59.999Z');
          return (await world.signIn(member.memId, site)).codeOf(path, check());
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('twenty clicks at once pay one day once', async () => {
    const member = await world.member({ site });
    const codes = await Promise.all(Array.from({ length: 20 }, () => member.codeOf(path, check())));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'T999')).toHaveLength(19);
    expect((await world.holdingsOf(member, site)).point).toBe(100);
  });

  test('twenty calls with one key get one answer', async () => {
    const member = await world.member({ site });
    const body = check();
    const answers = await Promise.all(Array.from({ length: 20 }, () => member.call(path, body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await world.holdingsOf(member, site)).point).toBe(100);
  });

  test('a day that pays nothing counts all the same', async () => {
    const poor = await world.addSite({ attendance: { dayPoints: 0, streakRewards: [] } });
    const member = await world.member({ site: poor });
    expect(await member.call(path, check())).toMatchObject({ streakDays: 1, points: 0, pointAmt: 0 });
    expect((await member.call('/api/attendance/list', {})).isCheckedToday).toBe('Y');
  });
});

describe('the calendar', () => {
  test('shows a month, the streak and what comes next', async () => {
    const member = await world.addMember({ site });
    await checkInAt(member, '2026-10-31T03:00:00Z');
    await checkInAt(member, noonOf(1));
    world.clock.set(noonOf(2));
    const session = await world.signIn(member.memId, site);
    const before = await session.call('/api/attendance/list', {});
    expect(before).toMatchObject({
      open: 'Y',
      month: '2026-11',
      today: '2026-11-02',
      isCheckedToday: 'N',
      streakDays: 2,
      nextPoints: 600,
      monthPoints: 100,
      dayPoints: 100,
      streakRewards,
    });
    expect(before.days).toMatchObject([{ day: '2026-11-01', streakDays: 2, points: 100 }]);
    await session.call(path, check());
    expect(await session.call('/api/attendance/list', {})).toMatchObject({
      isCheckedToday: 'Y',
      streakDays: 3,
      nextPoints: 100,
      monthPoints: 700,
    });
    const october = await session.call('/api/attendance/list', { month: '2026-10' });
    expect(october.days.map(({ day }) => day)).toEqual(['2026-10-31']);
  });

  test.each(['2026-13', '2026-1', '26-01', 'now'])('%s is no month', async (month) => {
    const member = await world.member({ site });
    expect(await member.codeOf('/api/attendance/list', { month })).toBe('E400');
  });
});
