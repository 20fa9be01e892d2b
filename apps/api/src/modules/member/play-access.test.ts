import { describe, expect, test } from 'vitest';
import { password } from '../../testing/people.ts';
import { startRealtime } from '../../testing/realtime.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld();
const realtime = await startRealtime(world);
const path = '/api/console/members/playAccess';
const access = (member: { key: number }, locked: boolean, bettingAllowed: boolean) => ({
  memberKey: member.key,
  locked,
  bettingAllowed,
  reason: 'checked by phone',
});

describe('whether a member may play', () => {
  test('[CL-36] LOCK_BET_YN with the lock and the permission, when one of them changes and only then', async () => {
    const [member, operator] = [await world.member({ cash: 10_000 }), await world.operator()];
    const page = await realtime.open({ token: member.token });
    for (const [locked, allowed] of [
      [false, true],
      [false, false],
      [true, false],
      [true, false],
      [false, true],
    ] as const)
      await operator.call(path, access(member, locked, allowed));
    await realtime.settled();
    expect(page.all('LOCK_BET_YN')).toEqual([
      { data1: 'N', data2: 'N' },
      { data1: 'Y', data2: 'N' },
      { data1: 'N', data2: 'Y' },
    ]);
  });

  test('[OPS-1][ACC-9][ER-06] the next bet is decided by it: B1001 without permission, B1002 locked, and whoever is locked does not log in', async () => {
    const [member, operator] = [await world.member({ cash: 10_000 }), await world.operator()];
    const bet = async () => member.codeOf('/api/bet/betProc', slipOn([await world.match()]));
    await operator.call(path, access(member, false, false));
    expect(await bet()).toBe('B1001');
    const { member: row } = await operator.call(path, access(member, true, true));
    expect(row).toMatchObject({ status: 'suspended', bettingAllowed: true });
    expect(await bet()).toBe('B1002');
    const logIn = () => world.guest().codeOf('/api/member/login', { memId: member.memId, memPass: password });
    expect(await logIn()).toBe('L004');
    await operator.call(path, access(member, false, true));
    expect(await bet()).toBe('0');
    expect(await logIn()).toBe('0');
    const audit = await world.database.rows<{ action: string; detail: object }>(
      'select action, detail from audit_log where subject = $1 order by id',
      [`member:${member.key}`],
    );
    expect(audit.map(({ action }) => action)).toEqual(Array(3).fill('member.play-access'));
    expect(audit[0]?.detail).toMatchObject({ after: { bettingAllowed: false }, reason: 'checked by phone' });
  });

  test('a partner is neither locked nor let in by it: that is another duty; its bets are blocked as those of others', async () => {
    const [partner, cashier] = [await world.addMember({ rank: 'PTN_3' }), await world.operator('cashier')];
    expect(await cashier.codeOf(path, access(partner, true, true))).toBe('E404');
    await world.setMember(partner, "status = 'suspended'");
    expect(await cashier.codeOf(path, access(partner, false, true))).toBe('E404');
    const { member: row } = await cashier.call(path, access(partner, true, false));
    expect(row).toMatchObject({ status: 'suspended', bettingAllowed: false });
  });

  test('who blocks bets from an older page does not unlock whom another operator has locked', async () => {
    const [member, operator] = [await world.member({ cash: 10_000 }), await world.operator()];
    const body = { memberKey: member.key, reason: 'checked by phone' };
    await operator.call(path, { ...body, locked: true });
    const { member: row } = await operator.call(path, { ...body, bettingAllowed: false });
    expect(row).toMatchObject({ status: 'suspended', bettingAllowed: false });
    await operator.call(path, { ...body, locked: false });
    expect(await member.codeOf('/api/bet/betProc', slipOn([await world.match()]))).toBe('B1001');
    const [, second] = await world.database.rows<{ detail: object }>(
      'select detail from audit_log where subject = $1 order by id',
      [`member:${member.key}`],
    );
    expect(second?.detail).toMatchObject({
      before: { bettingAllowed: true },
      after: { bettingAllowed: false },
    });
    expect(JSON.stringify(second)).not.toContain('locked');
    expect(await operator.codeOf(path, body)).toBe('E400');
  });

  test.each(
    refusalsOf(path, {
      E404: [
        'a member of another site',
        async () => {
          const elsewhere = await world.operator('operator', await world.addSite());
          return elsewhere.codeOf(path, access(await world.member(), true, true));
        },
      ],
      T999: [
        'an applicant who is not decided on',
        async () => {
          const applicant = await world.addMember();
          await world.setMember(applicant, "status = 'pending'");
          return (await world.operator()).codeOf(path, access(applicant, false, true));
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});
