import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { minutes } from '../../../testing/clock.ts';
import { type FactorOwner, withFactor } from '../../../testing/factors.ts';
import { password, pin } from '../../../testing/people.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();
const login = '/api/member/login';
const update = '/api/member/update';
const wrong = 'not the password';
const never = '000000';

const owned = async () => withFactor(world, await world.member());
const enter = ({ member: { memId } }: FactorOwner, code?: string, memPass = password) =>
  world.guest().codeOf(login, { memId, memPass, ...(code === undefined ? {} : { code }) });
const signInsOf = async ({ member: { memId } }: FactorOwner, code: string) => {
  const { token } = await world.guest().call(login, { memId, memPass: password, code });
  const member = world.guest().withToken(need(token, 'token'));
  return (await member.call('/api/member/security', {})).signIns.map(({ succeeded }) => succeeded);
};
const toPhone = (code?: string) => ({
  idempotencyKey: newKey(),
  change: 'phone' as const,
  memPass: password,
  memPhone: `010${70_000_000 + world.next()}`,
  ...(code === undefined ? {} : { code }),
});

describe('a log-in with a second factor', () => {
  test('[SEC-16] a password alone opens nothing; with a code it does, and that code opens nothing again', async () => {
    const owner = await owned();
    const code = owner.next();
    expect(await enter(owner)).toBe('L006');
    expect(await owner.member.codeOf('/api/member/info', {})).toBe('0');
    expect(await enter(owner, never)).toBe('L007');
    expect(await enter(owner, ` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe('0');
    expect(await enter(owner, code)).toBe('L007');
    expect(await enter(owner, owner.next())).toBe('0');
  });

  test('[SEC-16] the code that confirmed the key opens nothing, and neither does one of two minutes ago', async () => {
    const owner = await owned();
    const late = owner.next();
    world.clock.advance(minutes(2));
    expect(await enter(owner, late)).toBe('L007');
  });

  test('[ACC-5] whoever does not know the password is told the same as where there is no second factor', async () => {
    const owner = await owned();
    const code = owner.next();
    expect(await enter(owner, undefined, wrong)).toBe('L001');
    expect(await enter(owner, code, wrong)).toBe('L001');
    // And it has used nothing up.
    expect(await enter(owner, code)).toBe('0');
  });

  test('a code is not asked of a member without one, and one that is sent is not looked at', async () => {
    const { memId } = await world.addMember();
    expect(await world.guest().codeOf(login, { memId, memPass: password })).toBe('0');
    expect(await world.guest().codeOf(login, { memId, memPass: password, code: never })).toBe('0');
  });

  test('[SEC-17] ten wrong codes wait as ten wrong passwords do, and a right password in between forgives none', async () => {
    const owner = await owned();
    for (let index = 0; index < 5; index += 1) {
      expect(await enter(owner, never)).toBe('L007');
      expect(await enter(owner)).toBe('L006');
    }
    expect(await enter(owner, owner.next())).toBe('L005');
    world.clock.advance(minutes(15));
    expect(await enter(owner, owner.next())).toBe('0');
  });

  test('a log-in in two steps is one to its member and to operators; a step that was left there has failed', async () => {
    const owner = await owned();
    await enter(owner);
    // The last one is that of before it was switched on.
    expect(await signInsOf(owner, owner.next())).toEqual([true, true]);
    await enter(owner);
    world.clock.advance(minutes(11));
    expect(await signInsOf(owner, owner.next())).toEqual([true, false, true, true]);
    const operator = await world.operator();
    const { failedLogins } = await operator.call('/api/console/members/detail', {
      memberKey: owner.member.key,
    });
    expect(failedLogins).toHaveLength(1);
  });

  test('[SEC-16] a recovery code opens once in place of a code, and says how many are left', async () => {
    const owner = await owned();
    const code = need(owner.recoveryCodes[0], 'a code');
    expect(await enter(owner, code.replaceAll(' ', '-'))).toBe('0');
    expect(await enter(owner, code)).toBe('L007');
    expect(await enter(await owned(), need(owner.recoveryCodes[1], 'a code'))).toBe('L007');
    const again = await world.guest().call(login, {
      memId: owner.member.memId,
      memPass: password,
      code: need(owner.recoveryCodes[1], 'a code'),
    });
    const member = world.guest().withToken(need(again.token, 'token'));
    expect((await member.call('/api/member/security', {})).secondFactor.recoveryLeft).toBe(8);
  });

  test.each(['code', 'recovery code'])(
    '[SEC-16] of eight log-ins at once with one %s one succeeds',
    async (kind) => {
      const owner = await owned();
      const code = kind === 'code' ? owner.next() : need(owner.recoveryCodes[0], 'a code');
      const codes = await Promise.all(Array.from({ length: 8 }, () => enter(owner, code)));
      expect(codes.filter((each) => each === '0')).toHaveLength(1);
      expect(codes.filter((each) => each === 'L007')).toHaveLength(7);
    },
  );

  test('a suspended member is told so, and its code is not used up', async () => {
    const owner = await owned();
    const code = owner.next();
    await world.setMember(owner.member, "status = 'suspended'");
    expect(await enter(owner, code)).toBe('L004');
    await world.setMember(owner.member, "status = 'active'");
    expect(await enter(owner, code)).toBe('0');
  });

  test('neither the code of a member of another site nor a partner’s opens a member', async () => {
    const site = await world.addSite();
    const memId = `twin${world.next()}`;
    const here = await withFactor(world, await world.member({ memId }));
    const there = await withFactor(world, await world.member({ memId, site }));
    const partner = await withFactor(world, await world.member({ rank: 'PTN_4' }));
    expect(await enter(here, there.next())).toBe('L007');
    expect(await enter(here, partner.next())).toBe('L007');
    expect(await enter(here, need(there.recoveryCodes[0], 'a code'))).toBe('L007');
    const code = there.next();
    expect(await world.guest(site).codeOf(login, { memId, memPass: password, code })).toBe('0');
  });
});

describe('a change of one’s own with a second factor', () => {
  test('a new phone number, password and withdrawal password each ask for a code that was not used', async () => {
    const { member, next } = await owned();
    const code = next();
    expect(await member.codeOf(update, toPhone())).toBe('L006');
    expect(await member.codeOf(update, toPhone(never))).toBe('L007');
    expect(await member.codeOf(update, toPhone(code))).toBe('0');
    expect(await member.codeOf(update, toPhone(code))).toBe('L007');
    const fresh = 'lantern market 42';
    const toPassword = { change: 'password', memPass: password, newMemPass: fresh } as const;
    const password2 = () => ({ ...toPassword, newMemPassCheck: fresh, idempotencyKey: newKey() });
    expect(await member.codeOf(update, password2())).toBe('L006');
    expect(await member.codeOf(update, { ...password2(), code: next() })).toBe('0');
    const toPin = { change: 'pin', cashOutPass: pin, newCashOutPass: '7391' } as const;
    const pin2 = () => ({ ...toPin, newCashOutPassCheck: '7391', idempotencyKey: newKey() });
    expect(await member.codeOf(update, pin2())).toBe('L006');
    expect(await member.codeOf(update, { ...pin2(), code: next() })).toBe('0');
  });

  test('a lost answer is given again without another code', async () => {
    const { member, next } = await owned();
    const body = toPhone(next());
    const first = await member.call(update, body);
    expect(await member.call(update, body)).toEqual(first);
    expect(await member.call(update, { ...body, code: next() })).toEqual(first);
  });

  test('[SEC-17] ten wrong codes wait, although the password beside each was right', async () => {
    const { member, next } = await owned();
    for (let index = 0; index < 10; index += 1)
      expect(await member.codeOf(update, toPhone(never))).toBe('L007');
    expect(await member.codeOf(update, toPhone(next()))).toBe('L005');
  });

  test('of six changes at once with one code one is made, and a refused one uses none up', async () => {
    const { member, next } = await owned();
    const other = await world.member();
    const taken = `010${60_000_000 + world.next()}`;
    await other.call(update, { ...toPhone(), memPhone: taken });
    const code = next();
    expect(await member.codeOf(update, { ...toPhone(code), memPhone: taken })).toBe('U118');
    const codes = await Promise.all(Array.from({ length: 6 }, () => member.codeOf(update, toPhone(code))));
    expect(codes.filter((each) => each === '0')).toHaveLength(1);
    expect(codes.filter((each) => each === 'L007')).toHaveLength(5);
  });
});
