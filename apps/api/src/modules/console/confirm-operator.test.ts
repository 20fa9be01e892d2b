import { sessionTimes } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { codeAt, stepOf } from '../../kernel/totp.ts';
import { failToTheBound } from '../../testing/failed-attempts.ts';
import { password, pin } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const confirm = '/api/console/confirm';
const large = 3_000_000;
const codeOf = (key: Buffer) => codeAt(key, stepOf(world.clock.read()));

/** An authenticator is set for an operator, without the steps of its dialog. */
async function withTotp(operator: Person): Promise<Buffer> {
  const key = Buffer.alloc(20, 7);
  const sealed = world.services.sealer.seal('operator.totp', key.toString('base64'));
  await world.database.run('update operator set totp_sealed = $2 where id = $1', [operator.key, sealed]);
  return key;
}

/** The login was long ago, as with a screen that somebody has left open. */
const later = () => world.clock.advance(sessionTimes.confirmedMs);

async function claimedDeposit(operator: Person, amount: number): Promise<number> {
  const member = await world.member();
  const { request } = await member.call('/api/cash/in', { amount, idempotencyKey: newKey() });
  await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  return request.cashIdx;
}

async function claimedWithdrawal(operator: Person): Promise<number> {
  const member = await world.member({ cash: 200_000 });
  const { request } = await member.call('/api/cash/out', {
    amount: 100_000,
    cashOutPass: pin,
    idempotencyKey: newKey(),
  });
  await operator.call('/api/console/cash/claim', { cashIdx: request.cashIdx });
  return request.cashIdx;
}

interface Act {
  readonly asks: boolean;
  readonly prepare: (operator: Person) => Promise<() => Promise<string>>;
}

const rejecting =
  (amount: number): Act['prepare'] =>
  async (operator) => {
    const cashIdx = await claimedDeposit(operator, amount);
    const body = { cashIdx, reason: 'no money came', idempotencyKey: newKey() };
    return () => operator.codeOf('/api/console/cash/reject', body);
  };

const looking =
  (field: 'phone' | 'account' | 'birthDate'): Act['prepare'] =>
  async (operator) => {
    const body = { memberKey: (await world.member()).key, field, reason: 'asked' };
    return () => operator.codeOf('/api/console/members/reveal', body);
  };

/** What may ask for it, and whether it does. */
const acts: Readonly<Record<string, Act>> = {
  'a request of a large sum': { asks: true, prepare: rejecting(large) },
  'a request of less': { asks: false, prepare: rejecting(large - 1_000) },
  'the account that a withdrawal is paid to': {
    asks: true,
    prepare: async (operator) => {
      const cashIdx = await claimedWithdrawal(operator);
      return () => operator.codeOf('/api/console/cash/payoutAccount', { cashIdx });
    },
  },
  'the phone of a member': { asks: true, prepare: looking('phone') },
  'the account of a member': { asks: true, prepare: looking('account') },
  'the birth date of a member': { asks: true, prepare: looking('birthDate') },
};

describe.each(Object.entries(acts))('%s', (_, { asks, prepare }) => {
  test('is done within minutes of the login', async () => {
    const act = await prepare(await world.operator());
    world.clock.advance(sessionTimes.confirmedMs - 1);
    expect(await act()).toBe('0');
  });

  test('waits for a code where there is an authenticator, and for the password where there is none', async () => {
    for (const hasTotp of [true, false]) {
      const operator = await world.operator();
      const key = hasTotp ? await withTotp(operator) : undefined;
      const act = await prepare(operator);
      later();
      expect(await act()).toBe(asks ? 'L008' : '0');
      if (!asks) continue;
      if (key !== undefined) expect(await operator.codeOf(confirm, { password })).toBe('L006');
      await operator.call(confirm, key === undefined ? { password } : { code: codeOf(key) });
      expect(await act()).toBe('0');
    }
  });

  test('holds for this session alone, and for minutes', async () => {
    const operator = await world.operator();
    later();
    const login = { operatorId: operator.memId, password };
    const { token } = await world.guest().call('/api/console/login', login);
    const act = await prepare(operator);
    expect(token).not.toBeNull();
    expect(await act()).toBe(asks ? 'L008' : '0');
    const other = await prepare(operator);
    await operator.call(confirm, { password });
    later();
    expect(await other()).toBe(asks ? 'L008' : '0');
  });
});

test('a refusal changes nothing, and who showed who it is stands in the log with the way', async () => {
  const operator = await world.operator();
  const cashIdx = await claimedDeposit(operator, large);
  later();
  const body = { cashIdx, reason: 'no money came', idempotencyKey: newKey() };
  expect(await operator.codeOf('/api/console/cash/reject', body)).toBe('L008');
  const { request } = await operator.call('/api/console/cash/detail', { cashIdx });
  expect(request).toMatchObject({ state: 2, firstApprovedBy: null });
  const { until } = await operator.call(confirm, { password });
  expect(Date.parse(until)).toBe(world.clock.read() + sessionTimes.confirmedMs);
  expect(await operator.codeOf('/api/console/cash/reject', body)).toBe('0');
  const rows = await world.database.rows<{ detail: { by: string } }>(
    "select detail from audit_log where action = 'operator.confirm' and actor = $1",
    [operator.memId],
  );
  expect(rows.map(({ detail }) => detail.by)).toEqual(['password']);
});

test('the sum is a setting of the site', async () => {
  const site = await world.addSite({ stepUpAmount: 20_000 });
  const operator = await world.operator('operator', site);
  const member = await world.member({ site });
  const { request } = await member.call('/api/cash/in', { amount: 20_000, idempotencyKey: newKey() });
  const { cashIdx } = request;
  await operator.call('/api/console/cash/claim', { cashIdx });
  later();
  const body = { cashIdx, reason: 'no money came', idempotencyKey: newKey() };
  expect(await operator.codeOf('/api/console/cash/reject', body)).toBe('L008');
});

test.each(
  refusalsOf(confirm, {
    L006: [
      'a password where a code is due',
      async () => {
        const operator = await world.operator();
        await withTotp(operator);
        return operator.codeOf(confirm, { password });
      },
    ],
    L010: [
      'whose attempts have failed a hundred times in a row',
      async () => {
        const operator = await world.operator();
        await failToTheBound(world, `operator:${operator.memId}`);
        return operator.codeOf(confirm, { password });
      },
    ],
    L005: [
      'who has tried too often',
      async () => {
        const operator = await world.operator();
        for (let tries = 0; tries < 10; tries += 1) await operator.codeOf(confirm, { password: 'wrong' });
        return operator.codeOf(confirm, { password });
      },
    ],
    L001: ['a wrong password', async () => (await world.operator()).codeOf(confirm, { password: 'wrong' })],
    L007: [
      'a code that was used',
      async () => {
        const operator = await world.operator();
        const code = codeOf(await withTotp(operator));
        await operator.call(confirm, { code });
        return operator.codeOf(confirm, { code });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
