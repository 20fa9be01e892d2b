import { type CallPath, type CallSpec, isOfPartners, memberCalls } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { offeredCode, withFactor } from '../../../testing/factors.ts';
import { failToTheBound } from '../../../testing/failed-attempts.ts';
import { password } from '../../../testing/people.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();
const operator = await world.operator();
const path = '/api/console/members/dropFactor';
const reason = 'lost the phone, known by its bank account';

describe('an operator takes the second factor from a member', () => {
  test('its sessions end, the password alone opens the account again, the member is told and the reason stands in the audit', async () => {
    const { member } = await withFactor(world, await world.member());
    const before = await operator.call('/api/console/members/detail', { memberKey: member.key });
    expect(before.secondFactor).toEqual({ setAt: expect.any(String), recoveryLeft: 10 });
    await operator.call(path, { memberKey: member.key, reason });
    expect(await member.codeOf('/api/member/info', {})).toBe('E401');
    const after = await operator.call('/api/console/members/detail', { memberKey: member.key });
    expect(after.secondFactor).toBeNull();
    const { memId } = member;
    expect(await world.guest().codeOf('/api/member/login', { memId, memPass: password })).toBe('0');
    const again = await world.signIn(memId);
    const { list } = await again.call('/api/board/msgList', {});
    expect(list[0]?.title.en).toBe('An operator removed your second factor');
    const audit = await world.database.rows(
      "select actor, detail from audit_log where subject = $1 and action = 'member.take-second-factor'",
      [`member:${member.key}`],
    );
    expect(audit).toEqual([{ actor: expect.any(String), detail: { reason, address: '127.0.0.1' } }]);
  });

  test('what was guessed at its codes does not count any more, and what was guessed at its password does', async () => {
    const { member } = await withFactor(world, await world.member());
    const { memId } = member;
    await failToTheBound(world, `member:${memId}#code`);
    await operator.call(path, { memberKey: member.key, reason });
    const again = await world.signIn(memId);
    const code = await offeredCode(world, again);
    expect(await again.codeOf('/api/member/factor/confirm', { code })).toBe('0');
    const { member: other } = await withFactor(world, await world.member());
    await failToTheBound(world, `member:${other.memId}`);
    await operator.call(path, { memberKey: other.key, reason });
    const logIn = { memId: other.memId, memPass: password };
    expect(await world.guest().codeOf('/api/member/login', logIn)).toBe('L010');
  });

  test.each(
    refusalsOf(path, {
      E404: [
        'a member of another site',
        async () => {
          const member = await world.member({ site: await world.addSite() });
          await withFactor(world, member);
          const code = await operator.codeOf(path, { memberKey: member.key, reason });
          expect((await member.call('/api/member/security', {})).secondFactor.isOn).toBe(true);
          return code;
        },
      ],
      U128: [
        'a member without one',
        async () => operator.codeOf(path, { memberKey: (await world.addMember()).key, reason }),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});

describe('a site may demand a second factor of its partners', () => {
  const waiting = Object.values<CallSpec>(memberCalls).filter(isOfPartners);

  test('who has none is refused everything of its tree, and nothing as soon as it is set', async () => {
    const site = await world.addSite({ partnerMfa: true });
    const partner = await world.member({ site, rank: 'PTN_4' });
    expect((await partner.call('/api/member/info', {})).member.factorDue).toBe(true);
    expect(waiting.length).toBeGreaterThan(12);
    expect(waiting.map((each) => each.path)).toContain('/api/coupon/gift');
    const open: string[] = [];
    for (const { path: each } of waiting) {
      const code = await partner.codeOf(each as CallPath, {} as never);
      if (code !== 'L011') open.push(`${each} ${code}`);
    }
    expect(open).toEqual([]);
    const file = await world.app.inject({
      method: 'GET',
      url: '/api/partner/tree.csv',
      headers: partner.headers,
    });
    expect(file.statusCode).toBe(403);
    expect(await partner.codeOf('/api/cash/getUserCash', {})).toBe('0');
    await withFactor(world, partner);
    expect((await partner.call('/api/member/info', {})).member.factorDue).toBe(false);
    expect(await partner.codeOf('/api/partner/summary', {})).toBe('0');
    const gift = { idempotencyKey: newKey(), couponIdx: 1, memId: 'nobody' };
    expect(await partner.codeOf('/api/coupon/gift', gift)).toBe('R004');
  });

  test('it asks nothing of members, and nothing at all of anybody unless it is turned on', async () => {
    const site = await world.addSite({ partnerMfa: true });
    const member = await world.member({ site });
    expect((await member.call('/api/member/info', {})).member.factorDue).toBe(false);
    expect(await member.codeOf('/api/partner/summary', {})).not.toBe('L011');
    const partner = await world.member({ rank: 'PTN_4' });
    expect((await partner.call('/api/member/info', {})).member.factorDue).toBe(false);
    expect(await partner.codeOf('/api/partner/summary', {})).toBe('0');
  });
});
