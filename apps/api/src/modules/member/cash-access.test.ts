import { describe, expect, test } from 'vitest';
import { pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const unlock = '/api/console/members/unlockPin';
const block = '/api/console/members/cashBlocks';

const withdrawal = (cashOutPass: string) => ({ idempotencyKey: newKey(), amount: 20_000, cashOutPass });
const blocks = (member: { key: number }, depositAllowed: boolean, withdrawalAllowed: boolean) => ({
  memberKey: member.key,
  depositAllowed,
  withdrawalAllowed,
  reason: 'asked by the bank',
});

async function lockedMember(): Promise<Person> {
  const member = await world.member({ cash: 100_000 });
  for (let index = 0; index < 5; index += 1) await member.codeOf('/api/cash/out', withdrawal('0000'));
  expect(await member.codeOf('/api/cash/out', withdrawal(pin))).toBe('C218');
  return member;
}

const stranger = async () => world.operator('supervisor', await world.addSite());
const auditOf = (member: Person) =>
  world.database.rows('select actor, action, detail from audit_log where subject = $1', [
    `member:${member.key}`,
  ]);

describe('a locked withdrawal password', () => {
  test('an operator sees the lock and removes it, and the audit says who', async () => {
    const member = await lockedMember();
    const operator = await world.operator();
    const seen = await operator.call('/api/console/members', { search: member.memId });
    expect(seen.list).toEqual([expect.objectContaining({ memId: member.memId, pinLocked: true })]);
    const opened = await operator.call(unlock, { memberKey: member.key });
    expect(opened.member.pinLocked).toBe(false);
    expect(await auditOf(member)).toEqual([
      expect.objectContaining({ actor: operator.memId, action: 'member.unlock-pin' }),
    ]);
    expect(await member.codeOf('/api/cash/out', withdrawal('0000'))).toBe('C008');
    expect(await member.codeOf('/api/cash/out', withdrawal(pin))).toBe('0');
  });

  test.each(
    refusalsOf(unlock, {
      E404: [
        'a member of another site',
        async () => (await stranger()).codeOf(unlock, { memberKey: (await lockedMember()).key }),
      ],
      T999: [
        'a member who is not locked',
        async () => (await world.operator()).codeOf(unlock, { memberKey: (await world.member()).key }),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('of ten operators at once one unlocks', async () => {
    const member = await lockedMember();
    const operators = await Promise.all(Array.from({ length: 10 }, () => world.operator()));
    const codes = await Promise.all(operators.map((each) => each.codeOf(unlock, { memberKey: member.key })));
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'T999')).toHaveLength(9);
  });
});

describe('deposits and withdrawals of one member', () => {
  test('[ER-08] each is blocked and allowed separately, at once, with a reason that is kept', async () => {
    const member = await world.member({ cash: 100_000 });
    const operator = await world.operator();
    const deposit = { idempotencyKey: newKey(), amount: 20_000 };
    const { member: row } = await operator.call(block, blocks(member, false, true));
    expect(row).toMatchObject({ depositAllowed: false, withdrawalAllowed: true });
    expect(await member.codeOf('/api/cash/in', deposit)).toBe('C105');
    await operator.call(block, blocks(member, true, false));
    expect(await member.codeOf('/api/cash/out', withdrawal(pin))).toBe('C203');
    expect(await member.codeOf('/api/cash/in', deposit)).toBe('0');
    expect(await auditOf(member)).toMatchObject([
      {
        action: 'member.cash-blocks',
        detail: { after: { depositAllowed: false }, reason: 'asked by the bank' },
      },
      { action: 'member.cash-blocks', detail: { after: { withdrawalAllowed: false } } },
    ]);
  });

  test('what is not sent stays as another operator has set it, and the audit says only what was sent', async () => {
    const member = await world.member({ cash: 100_000 });
    const [one, other] = [await world.operator(), await world.operator()];
    const body = { memberKey: member.key, reason: 'asked by the bank' };
    await one.call(block, { ...body, depositAllowed: false });
    const { member: row } = await other.call(block, { ...body, withdrawalAllowed: false });
    expect(row).toMatchObject({ depositAllowed: false, withdrawalAllowed: false });
    expect(await auditOf(member)).toMatchObject([
      { detail: { before: { depositAllowed: true }, after: { depositAllowed: false } } },
      { detail: { before: { withdrawalAllowed: true }, after: { withdrawalAllowed: false } } },
    ]);
    const [, second] = await auditOf(member);
    expect(JSON.stringify(second)).not.toContain('depositAllowed');
    expect(await one.codeOf(block, body)).toBe('E400');
  });

  test.each(
    refusalsOf(block, {
      E404: [
        'a member of another site',
        async () => (await stranger()).codeOf(block, blocks(await world.member(), false, false)),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });
});
