import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { hours, minutes } from '../../../testing/clock.ts';
import { password } from '../../../testing/people.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const owner = await world.operator('owner');
const own = '/api/console/sessions';
const endOwn = '/api/console/sessions/end';
const look = '/api/console/operators/sessions';
const end = '/api/console/operators/endSessions';
const reason = 'a test';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

/** Another session of an operator, from elsewhere. */
async function elsewhere({ memId }: Person, address = '203.0.113.9') {
  const guest = world.guest().fromAddress(address);
  const { token } = await guest.call('/api/console/login', { operatorId: memId, password });
  return guest.withToken(need(token, 'token'));
}

const keyAt = (list: readonly { sessionKey: number; address: string }[], address: string) =>
  need(
    list.find((each) => each.address === address),
    address,
  ).sessionKey;

const entriesAbout = async ({ key }: Person) =>
  (await owner.call('/api/console/audit', { subject: `operator:${key}` })).list
    .filter(({ action }) => action.includes('session'))
    .map(({ action, actorId, reason: why }) => ({ action, actorId, reason: why }));

describe('an operator and its own sessions', () => {
  test('[SEC-6] sees since when, last used, from where and with what each is open, and which is this one', async () => {
    const operator = await world.operator();
    world.clock.advance(minutes(1));
    const startedAt = world.clock.read.date().toISOString();
    await world.app.inject({
      method: 'POST',
      url: '/api/console/login',
      remoteAddress: '203.0.113.7',
      headers: { authorization: world.site.key, 'user-agent': iphone },
      payload: { operatorId: operator.memId, password },
    });
    world.clock.advance(minutes(2));
    const { list } = await operator.call(own, {});
    expect(list.map(({ isThis }) => isThis)).toEqual([true, false]);
    expect(list[1]).toMatchObject({
      ...{ startedAt, lastAt: startedAt, address: '203.0.113.7' },
      ...{ system: 'iPhone', browser: 'Safari' },
    });
  });

  test('[SEC-6] ends one of them, or all others, and each end is in the audit log', async () => {
    const operator = await world.operator();
    const [first, second, third] = [
      await elsewhere(operator, '203.0.113.1'),
      await elsewhere(operator, '203.0.113.2'),
      await elsewhere(operator, '203.0.113.3'),
    ];
    const { list } = await operator.call(own, {});
    const left = await operator.call(endOwn, { sessionKey: keyAt(list, '203.0.113.1') });
    expect(left.list).toHaveLength(3);
    expect(await first.codeOf('/api/console/me', {})).toBe('E401');
    expect(await second.codeOf('/api/console/me', {})).toBe('0');
    expect((await operator.call(endOwn, { sessionKey: null })).list).toMatchObject([{ isThis: true }]);
    expect(await second.codeOf('/api/console/me', {})).toBe('E401');
    expect(await third.codeOf('/api/console/me', {})).toBe('E401');
    expect(await operator.codeOf('/api/console/me', {})).toBe('0');
    const entry = { action: 'operator.end-own-sessions', actorId: operator.memId };
    expect(await entriesAbout(operator)).toMatchObject([entry, entry]);
  });

  test('[SEC-6] a token is 256 random bits, new at each log-in, kept as its hash, and dead with a block', async () => {
    const operator = await world.operator();
    const tokens = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const login = { operatorId: operator.memId, password };
        return need((await world.guest().call('/api/console/login', login)).token, 'token');
      }),
    );
    expect(new Set(tokens).size).toBe(5);
    expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
    const kept = await world.database.rows<{ hash: Buffer; row: string }>(
      'select token_hash as hash, session::text as row from session where operator_id = $1',
      [operator.key],
    );
    for (const token of tokens) {
      expect(kept.some(({ hash }) => hash.equals(createHash('sha256').update(token).digest()))).toBe(true);
      expect(kept.some(({ row }) => row.includes(token))).toBe(false);
    }
    await owner.call('/api/console/operators/block', { operatorKey: operator.key, blocked: true, reason });
    for (const token of tokens)
      expect(await world.guest().withToken(token).codeOf('/api/console/me', {})).toBe('E401');
  });

  test('what has ended by itself, or with a log-out, is not open', async () => {
    const operator = await world.operator();
    const [idle, leaving] = [await elsewhere(operator), await elsewhere(operator)];
    expect((await operator.call(own, {})).list).toHaveLength(3);
    await leaving.call('/api/console/logout', {});
    expect((await operator.call(own, {})).list).toHaveLength(2);
    world.clock.advance(minutes(20));
    await operator.call(own, {});
    world.clock.advance(minutes(20));
    expect((await operator.call(own, {})).list).toMatchObject([{ isThis: true }]);
    expect(await idle.codeOf('/api/console/me', {})).toBe('E401');
  });
});

describe('an owner and the sessions of the others', () => {
  test('[SEC-6] sees and ends them, one or all, and every look and every end is in the audit log', async () => {
    const operator = await world.operator();
    const other = await elsewhere(operator, '203.0.113.1');
    const { list } = await owner.call(look, { operatorKey: operator.key });
    expect(list.map(({ isThis }) => isThis)).toEqual([false, false]);
    const body = { operatorKey: operator.key, reason };
    await owner.call(end, { ...body, sessionKey: keyAt(list, '203.0.113.1') });
    expect(await other.codeOf('/api/console/me', {})).toBe('E401');
    expect(await operator.codeOf('/api/console/me', {})).toBe('0');
    expect((await owner.call(end, { ...body, sessionKey: null })).list).toEqual([]);
    expect(await operator.codeOf('/api/console/me', {})).toBe('E401');
    const [ended, looked] = [
      { action: 'operator.end-sessions', actorId: owner.memId, reason },
      { action: 'operator.look-sessions', actorId: owner.memId },
    ];
    expect(await entriesAbout(operator)).toMatchObject([ended, ended, looked]);
  });

  test('keeps the session that asks, where it ends all of its own so', async () => {
    const someOwner = await world.operator('owner');
    const other = await elsewhere(someOwner);
    const { list } = await someOwner.call(end, { operatorKey: someOwner.key, sessionKey: null, reason });
    expect(list).toMatchObject([{ isThis: true }]);
    expect(await other.codeOf('/api/console/me', {})).toBe('E401');
  });

  test('nobody else does', async () => {
    const supervisor = await world.operator('supervisor');
    expect(await supervisor.codeOf(look, { operatorKey: owner.key })).toBe('E403');
    expect(await supervisor.codeOf(end, { operatorKey: owner.key, sessionKey: null, reason })).toBe('E403');
  });

  test('the token that a session was exchanged for ends with it', async () => {
    const operator = await world.operator();
    const other = await elsewhere(operator, '203.0.113.1');
    world.clock.advance(minutes(1));
    const { list } = await operator.call(own, {});
    await operator.call(endOwn, { sessionKey: keyAt(list, '203.0.113.1') });
    world.clock.advance(hours(1));
    expect(await other.codeOf('/api/console/me', {})).toBe('E401');
  });
});

async function ofAnotherSite() {
  const { key } = await world.operator('owner', await world.addSite());
  return key;
}

test.each(
  refusalsOf(endOwn, {
    E404: [
      'the session that asks, one of a colleague, or one that has ended',
      async () => {
        const operator = await world.operator();
        const { list } = await operator.call(own, {});
        const mine = need(list[0], 'session').sessionKey;
        expect(await operator.codeOf(endOwn, { sessionKey: mine })).toBe('E404');
        return owner.codeOf(endOwn, { sessionKey: mine });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(look, {
    E404: [
      'somebody of another site',
      async () => owner.codeOf(look, { operatorKey: await ofAnotherSite() }),
    ],
    O009: [
      'who leads the installation, by an owner who does not',
      async () => owner.codeOf(look, { operatorKey: (await world.operator('platform')).key }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(end, {
    E404: [
      'a session of somebody else than the operator named',
      async () => {
        const [operator, other] = [await world.operator(), await world.operator()];
        const { list } = await operator.call(own, {});
        const sessionKey = need(list[0], 'session').sessionKey;
        const elsewhereKey = await ofAnotherSite();
        expect(await owner.codeOf(end, { operatorKey: elsewhereKey, sessionKey: null, reason })).toBe('E404');
        return owner.codeOf(end, { operatorKey: other.key, sessionKey, reason });
      },
    ],
    O009: [
      'who leads the installation, by an owner who does not',
      async () => {
        const { key } = await world.operator('platform');
        return owner.codeOf(end, { operatorKey: key, sessionKey: null, reason });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
