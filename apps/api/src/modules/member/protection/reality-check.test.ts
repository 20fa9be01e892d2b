import { describe, expect, test } from 'vitest';
import type { TestCaller } from '../../../testing/caller.ts';
import { checkIsDue, makeCheckDue } from '../../../testing/own-limits.ts';
import { outcomeOf, settle } from '../../../testing/settlements.ts';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();
const read = '/api/protection/check';
const setPath = '/api/protection/setCheck';
const minuteMs = 60_000;
const inMinutes = (count: number) => new Date(world.clock.read() + count * minuteMs).toISOString();
const betOf = async (member: TestCaller) => member.codeOf('/api/bet/betProc', slipOn([await world.match()]));

describe('[RG-13] a reality check', () => {
  test('comes as often as the member wants, stands before the next bet, and is over once it was seen', async () => {
    const member = await world.member({ cash: 100_000 });
    expect(await member.call(read, {})).toMatchObject({ minutes: null, dueAt: null });
    const dueAt = inMinutes(30);
    expect(await member.call(setPath, { minutes: 30 })).toMatchObject({ minutes: 30, dueAt });
    expect((await member.call('/api/member/info', {})).member.checkDueAt).toBe(dueAt);
    await world.passTime(29 * minuteMs);
    // Not idle.
    await member.call('/api/protection/limits', {});
    await world.passTime(minuteMs - 1);
    expect(await betOf(member)).toBe('0');
    await world.passTime(1);
    expect(await betOf(member)).toBe('X007');
    const next = inMinutes(30);
    expect(await member.call('/api/protection/acknowledge', {})).toMatchObject({ dueAt: next });
    expect(await betOf(member)).toBe('0');
  });

  test('that was seen in one window is not seen once more by another one, which would put off the next', async () => {
    const member = await checkIsDue(world, await world.member({ cash: 100_000 }));
    const dueAt = inMinutes(15);
    expect(await member.call('/api/protection/acknowledge', {})).toMatchObject({ dueAt });
    await world.passTime(5 * minuteMs);
    expect(await member.call('/api/protection/acknowledge', {})).toMatchObject({ dueAt });
  });

  test('does not come to who wants none, nor a moment after a log-in', async () => {
    const member = await checkIsDue(world, await world.member({ cash: 100_000 }));
    expect(await betOf(member)).toBe('X007');
    const again = await world.signIn(member.memId);
    expect((await again.call(read, {})).dueAt).toBe(inMinutes(15));
    expect(await betOf(again)).toBe('0');
    await makeCheckDue(world, member);
    expect(await again.call(setPath, { minutes: null })).toMatchObject({ minutes: null, dueAt: null });
    expect(await betOf(again)).toBe('0');
    expect(await again.call('/api/protection/acknowledge', {})).toMatchObject({ dueAt: null });
  });

  test('[RG-14] says since when the member is signed in, and what it has staked, got back and won since, and what is open', async () => {
    const member = await world.member({ cash: 100_000 });
    await settle(world, outcomeOf(world, member, { stake: 50_000 }));
    await world.passTime(1_000);
    const now = await world.signIn(member.memId);
    const since = new Date(world.clock.read()).toISOString();
    await world.passTime(minuteMs);
    await settle(
      world,
      outcomeOf(world, member, { stake: 10_000, win: 4_000 }),
      outcomeOf(world, member, { stake: 5_000, returned: 5_000 }),
    );
    const stakes = { since, paidAmount: 9_000, resultAmount: -6_000 };
    expect(await now.call(read, {})).toMatchObject({ ...stakes, stakeAmount: 10_000, openAmount: 0 });
    expect(await betOf(now)).toBe('0');
    expect(await now.call(read, {})).toMatchObject({ ...stakes, stakeAmount: 20_000, openAmount: 10_000 });
  });

  test.each([0, 1, 14, 16, 1_440, 60.5])('is not had every %s minutes', async (minutes) => {
    const member = await world.member();
    expect(await member.codeOf(setPath, { minutes: minutes as 15 })).toBe('E400');
    expect((await member.call(read, {})).minutes).toBeNull();
  });

  test('looking whether one is due keeps no session alive that nobody uses', async () => {
    const member = await world.member();
    await world.passTime(29 * minuteMs);
    await member.call(read, {});
    await world.passTime(minuteMs);
    expect(await member.codeOf(read, {})).toBe('E401');
  });
});
