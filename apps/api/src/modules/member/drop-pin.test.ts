import { describe, expect, test } from 'vitest';
import { password, pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const operator = await world.operator();
const path = '/api/console/members/dropPin';
const reason = 'forgot it, known by its bank account';

const withdraw = (member: Person, cashOutPass: string) =>
  member.codeOf('/api/cash/out', { idempotencyKey: newKey(), amount: 20_000, cashOutPass });
const setPin = (digits: string) => ({
  idempotencyKey: newKey(),
  change: 'pin' as const,
  newCashOutPass: digits,
  newCashOutPassCheck: digits,
});

describe('a withdrawal password that its owner has forgotten', () => {
  test('is dropped by an operator, locked as it may be; the member sets another one with the login password and withdraws', async () => {
    const member = await world.member({ cash: 100_000 });
    for (let guess = 0; guess < 5; guess += 1) await withdraw(member, '0000');
    expect(await withdraw(member, pin)).toBe('C218');
    await operator.call(path, { memberKey: member.key, reason });
    expect(await withdraw(member, '')).toBe('C204');
    expect(await withdraw(member, pin)).toBe('C010');
    const seen = await operator.call('/api/console/members', { search: member.memId });
    expect(seen.list).toMatchObject([{ pinSet: false, pinLocked: false }]);
    const { list } = await member.call('/api/board/msgList', {});
    expect(list[0]?.title.en).toBe('Your withdrawal password was dropped');
    await member.call('/api/member/update', { ...setPin('7391'), memPass: password });
    expect(await withdraw(member, '7391')).toBe('0');
    const audit = await world.database.rows(
      "select actor, detail from audit_log where subject = $1 and action = 'member.drop-pin'",
      [`member:${member.key}`],
    );
    expect(audit).toEqual([
      { actor: operator.memId, detail: expect.objectContaining({ reason }) as unknown },
    ]);
  });

  test('is dropped the same of a partner, who takes back with it', async () => {
    const partner = await world.member({ rank: 'PTN_3' });
    await operator.call(path, { memberKey: partner.key, reason });
    const security = await partner.call('/api/member/security', {});
    expect(security.hasCashOutPass).toBe('N');
  });

  test('stays as it is for whoever is no operator with that duty', async () => {
    const member = await world.member({ cash: 100_000 });
    const cashier = await world.operator('cashier');
    expect(await cashier.codeOf(path, { memberKey: member.key, reason })).toBe('E403');
    expect(await withdraw(member, pin)).toBe('0');
  });

  test.each(
    refusalsOf(path, {
      E404: [
        'a member of another site',
        async () => {
          const member = await world.member({ site: await world.addSite() });
          return operator.codeOf(path, { memberKey: member.key, reason });
        },
      ],
      T999: [
        'a member who has none',
        async () => {
          const member = await world.member();
          await operator.call(path, { memberKey: member.key, reason });
          return operator.codeOf(path, { memberKey: member.key, reason });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
});

test('one that was set before a site asked for longer ones withdraws on, and is changed to a longer one', async () => {
  const site = await world.addSite();
  const member = await world.member({ site, cash: 100_000 });
  const lengths = { withdrawalPasswordMinLength: 6, withdrawalPasswordMaxLength: 8 };
  await world.changeSite(site, { memberPolicy: lengths });
  expect(await withdraw(member, pin)).toBe('0');
  const change = (digits: string) =>
    member.codeOf('/api/member/update', { ...setPin(digits), cashOutPass: pin });
  expect(await change('7391')).toBe('U103');
  expect(await change('739152')).toBe('0');
});
