import type { StaffRole } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { failToTheBound } from '../../../testing/failed-attempts.ts';
import { password } from '../../../testing/people.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { whileVerifying } from '../../../testing/while-verifying.ts';
import { createWorld, type Person } from '../../../testing/world.ts';

const world = await createWorld();
const owner = await world.operator('owner');
const reason = 'a test';
const newId = () => `staff${world.next()}`;
const bodyOf = (...roles: StaffRole[]) => ({
  operatorId: newId(),
  name: `새 사람 ${world.next()}`,
  roles,
  reason,
});
const create = '/api/console/operators/create';
const change = '/api/console/operators/change';
const block = '/api/console/operators/block';
const reset = '/api/console/operators/resetPassword';

async function created(...roles: StaffRole[]) {
  const { operator, givenPassword: given } = await owner.call(create, bodyOf(...roles));
  const login = { operatorId: operator.operatorId, password: given };
  const { token } = await world.guest().call('/api/console/login', login);
  return { operator, login, caller: world.guest().withToken(need(token, 'token')) };
}

/** Somebody who leads the installation, and an owner beside it who does not. */
async function platformAndOwner() {
  const site = await world.addSite();
  return { platform: await world.operator('platform', site), beside: await world.operator('owner', site) };
}

/** An owner who is the only one of its site. */
async function onlyOwner(rank: 'owner' | 'platform' = 'owner'): Promise<Person> {
  return world.operator(rank, await world.addSite());
}

describe('operators are managed by owners', () => {
  test('[OPS-2][MS-06] one is made, works with the roles that it has now, and every step is in the audit log', async () => {
    const { operator, caller } = await created('content');
    expect(operator).toMatchObject({ roles: ['content'], createdBy: owner.memId, passwordChangedAt: null });
    expect(await caller.codeOf('/api/console/members', {})).toBe('E403');
    const { operatorKey } = operator;
    const changed = { operatorKey, name: '옮긴 사람', roles: ['support', 'support'] as StaffRole[], reason };
    expect((await owner.call(change, changed)).operator.roles).toEqual(['support']);
    expect(await caller.codeOf('/api/console/members', {})).toBe('0');
    const { list } = await owner.call('/api/console/audit', { subject: `operator:${operatorKey}` });
    expect(list.map(({ action }) => action)).toEqual(['operator.change', 'operator.create']);
    expect(list[0]).toMatchObject({
      at: expect.stringMatching(/Z$/),
      actor: owner.memId,
      reason,
      facts: expect.arrayContaining([{ field: 'address', value: '127.0.0.1' }]),
      subjectName: operator.operatorId,
      changes: [
        { field: 'name', before: operator.name, after: '옮긴 사람' },
        { field: 'roles.0', before: 'content', after: 'support' },
      ],
    });
  });

  test('a block ends the sessions and keeps out, until it is taken away', async () => {
    const { operator, login, caller } = await created('cashier');
    const body = { operatorKey: operator.operatorKey, blocked: true, reason };
    expect((await owner.call(block, body)).operator.active).toBe(false);
    expect(await caller.codeOf('/api/console/me', {})).toBe('E401');
    expect(await world.guest().codeOf('/api/console/login', login)).toBe('L001');
    await owner.call(block, { ...body, blocked: false });
    expect(await world.guest().codeOf('/api/console/login', login)).toBe('0');
    expect(await caller.codeOf('/api/console/me', {})).toBe('E401');
  });

  test('a reset gives a password that is told once, and ends what was open', async () => {
    const { operator, login, caller } = await created('cashier');
    const { givenPassword: given } = await owner.call(reset, { operatorKey: operator.operatorKey, reason });
    expect(await caller.codeOf('/api/console/me', {})).toBe('E401');
    expect(await world.guest().codeOf('/api/console/login', login)).toBe('L001');
    expect(await world.guest().codeOf('/api/console/login', { ...login, password: given })).toBe('0');
    const stored = await world.database.rows(
      "select 1 from audit_log where detail::text like '%' || $1 || '%'",
      [given],
    );
    expect(stored).toEqual([]);
  });

  test('a reset stands against a password of one’s own that was on its way', async () => {
    const { operator, login, caller } = await created('cashier');
    let given = '';
    whileVerifying(world, async () => {
      const answer = await owner.call(reset, { operatorKey: operator.operatorKey, reason });
      given = answer.givenPassword;
    });
    const own = { password: login.password, newPassword: 'long and mine 7' };
    expect(await caller.codeOf('/api/console/password', own)).toBe('L001');
    expect(await world.guest().codeOf('/api/console/login', { ...login, password: given })).toBe('0');
  });

  test('[OPS-12] people set a password of their own, and their other screens are logged out; when that was and when each was last seen is shown', async () => {
    const { operator, login, caller } = await created('cashier');
    const { token } = await world.guest().call('/api/console/login', login);
    const other = world.guest().withToken(need(token, 'token'));
    await caller.call('/api/console/password', { password: login.password, newPassword: 'long and mine 7' });
    expect(await caller.codeOf('/api/console/me', {})).toBe('0');
    expect(await other.codeOf('/api/console/me', {})).toBe('E401');
    const { list } = await owner.call('/api/console/operators', {});
    const row = list.find(({ operatorKey }) => operatorKey === operator.operatorKey);
    const now = world.clock.read.date().toISOString();
    expect(row).toMatchObject({ passwordChangedAt: now, lastSeenAt: now });
  });

  test('[SEC-11] a password of one’s own has no name of the site or the operator in it', async () => {
    const { operator, login, caller } = await created('support');
    const codeOf = (newPassword: string) =>
      caller.codeOf('/api/console/password', { password: login.password, newPassword });
    for (const word of [world.site.key, operator.operatorId, operator.name])
      expect(await codeOf(`my ${word} 2026`), word).toBe('O015');
    expect(await codeOf('long and mine 7')).toBe('0');
  });

  test('two owners who take each other’s role at the same moment leave one', async () => {
    const site = await world.addSite();
    const people = [await world.operator('owner', site), await world.operator('owner', site)];
    const [a, b] = [need(people[0], 'a'), need(people[1], 'b')];
    const demote = (by: Person, whom: Person) =>
      by.codeOf(change, { operatorKey: whom.key, name: 'x', roles: ['cashier'], reason });
    const codes = await Promise.all([demote(a, b), demote(b, a)]);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    await expect(
      world.database.run("update operator set roles = '{cashier}' where site_id = $1", [site.id]),
    ).rejects.toThrow(/last owner/);
  });
});

describe('who leads the installation', () => {
  test('is never lost, whoever writes it and however many leave at the same moment', async () => {
    const site = await world.addSite();
    const leaders = [await world.operator('platform', site), await world.operator('platform', site)];
    await world.operator('owner', site);
    const keys = leaders.map(({ key }) => key);
    await world.database.run('update operator set is_platform = false where id <> all ($1)', [keys]);
    const [a, b] = [need(leaders[0], 'a'), need(leaders[1], 'b')];
    const blocks = (by: Person, whom: Person) =>
      by.codeOf(block, { operatorKey: whom.key, blocked: true, reason });
    const codes = await Promise.all([blocks(a, b), blocks(b, a)]);
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    await expect(world.owner.run('update operator set is_platform = false')).rejects.toThrow(/who leads it/);
  });

  test('manages an account as its own colleagues do', async () => {
    const { platform } = await platformAndOwner();
    const other = await world.operator('platform', world.site);
    expect(await platform.codeOf(reset, { operatorKey: platform.key, reason })).toBe('0');
    expect(
      await other.codeOf(change, { operatorKey: other.key, name: other.memId, roles: ['owner'], reason }),
    ).toBe('0');
  });
});

describe('the log tells operators apart', () => {
  test('[MS-06] by what they log in with, also after one has taken the former name of another', async () => {
    const { operator } = await created('support');
    const { operatorKey, name } = operator;
    await owner.call(change, { operatorKey, name: `${name} 전`, roles: ['owner'], reason });
    const taker = await created('owner');
    const renamed = { operatorKey: taker.operator.operatorKey, name, roles: ['owner' as const], reason };
    await owner.call(change, renamed);
    await taker.caller.call(block, { operatorKey, blocked: true, reason });
    const { list } = await owner.call('/api/console/audit', { actor: taker.operator.operatorId });
    expect(list[0]).toMatchObject({ actor: name, actorId: taker.operator.operatorId });
    expect((await owner.call('/api/console/audit', { actor: operator.operatorId })).list).toEqual([]);
  });

  test.each(['(terminal)', 'member:7', '（terminal）', 'member：7'])(
    'nobody is called %s, whoever writes it',
    async (name) => {
      expect(await owner.codeOf(create, { ...bodyOf('cashier'), name })).toBe('O003');
      await expect(
        world.database.run('update operator set name = $2 where id = $1', [owner.key, name]),
      ).rejects.toMatchObject({ code: '23514', constraint: 'operator_name' });
    },
  );

  test('two who are made with one name at the same moment are one', async () => {
    const { name } = bodyOf();
    const make = () => owner.codeOf(create, { ...bodyOf('cashier'), name });
    expect((await Promise.all([make(), make(), make()])).sort()).toEqual(['0', 'O011', 'O011']);
  });
});

test.each(
  refusalsOf(create, {
    O001: [
      'an id that is taken',
      () => owner.codeOf(create, { ...bodyOf('cashier'), operatorId: owner.memId }),
    ],
    O011: [
      'a name that looks like a colleague’s',
      async () => {
        const { operator } = await created('cashier');
        return owner.codeOf(create, {
          ...bodyOf('cashier'),
          name: operator.name.replace('새', '\u1109\u1162'),
        });
      },
    ],
    O002: ['an id with a space', () => owner.codeOf(create, { ...bodyOf('cashier'), operatorId: 'a b c' })],
    O003: ['no name', () => owner.codeOf(create, { ...bodyOf('cashier'), name: ' ' })],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(change, {
    O003: [
      'no name',
      () => owner.codeOf(change, { operatorKey: owner.key, name: '', roles: ['owner'], reason }),
    ],
    E404: [
      'somebody of another site',
      async () => {
        const { key } = await onlyOwner();
        return owner.codeOf(change, { operatorKey: key, name: 'x', roles: ['owner'], reason });
      },
    ],
    O009: [
      'who leads the installation, by an owner who does not',
      async () => {
        const { platform, beside } = await platformAndOwner();
        return beside.codeOf(change, { operatorKey: platform.key, name: 'x', roles: ['owner'], reason });
      },
    ],
    O005: [
      'a cashier with the whole installation',
      async () => {
        const platform = await onlyOwner('platform');
        return platform.codeOf(change, { operatorKey: platform.key, name: 'x', roles: ['cashier'], reason });
      },
    ],
    O004: [
      'the last owner without the role',
      async () => {
        const last = await onlyOwner();
        return last.codeOf(change, { operatorKey: last.key, name: 'x', roles: ['supervisor'], reason });
      },
    ],
    O011: [
      'the name of a colleague',
      async () => {
        const { operator } = await created('cashier');
        return owner.codeOf(change, {
          operatorKey: operator.operatorKey,
          name: owner.memId,
          roles: ['cashier'],
          reason,
        });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(block, {
    E404: ['nobody', () => owner.codeOf(block, { operatorKey: 9_999_999, blocked: true, reason })],
    O009: [
      'who leads the installation, by an owner who does not',
      async () => {
        const { platform, beside } = await platformAndOwner();
        return beside.codeOf(block, { operatorKey: platform.key, blocked: true, reason });
      },
    ],
    O004: [
      'the last owner',
      async () => {
        const last = await onlyOwner();
        return last.codeOf(block, { operatorKey: last.key, blocked: true, reason });
      },
    ],
    O010: [
      'the last who leads the installation',
      async () => {
        const { platform } = await platformAndOwner();
        await world.database.run('update operator set is_platform = false where id <> $1', [platform.key]);
        return platform.codeOf(block, { operatorKey: platform.key, blocked: true, reason });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf(reset, {
    E404: ['nobody', () => owner.codeOf(reset, { operatorKey: 9_999_999, reason })],
    O009: [
      'who leads the installation, by an owner who does not',
      async () => {
        const { platform, beside } = await platformAndOwner();
        return beside.codeOf(reset, { operatorKey: platform.key, reason });
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));

test.each(
  refusalsOf('/api/console/password', {
    O006: [
      'one of the long list of guessers',
      () => owner.codeOf('/api/console/password', { password, newPassword: 'sonyericsson' }),
    ],
    O015: [
      'one with the own id in it',
      () =>
        owner.codeOf('/api/console/password', {
          password,
          newPassword: `${owner.memId.toUpperCase()} and more`,
        }),
    ],
    L010: [
      'who has guessed a hundred times in a row',
      async () => {
        const operator = await world.operator();
        await failToTheBound(world, `operator:${operator.memId}`);
        return operator.codeOf('/api/console/password', { password, newPassword: 'long and mine 7' });
      },
    ],
    L005: [
      'who has guessed the old one too often',
      async () => {
        const operator = await world.operator();
        world.clock.advance(1);
        const wrong = { password: 'wrong', newPassword: 'long and mine 7' };
        for (let tries = 0; tries < 10; tries += 1) await operator.codeOf('/api/console/password', wrong);
        return operator.codeOf('/api/console/password', { ...wrong, password });
      },
    ],
    L001: [
      'a wrong old one',
      () => owner.codeOf('/api/console/password', { password: 'wrong', newPassword: 'long and mine 7' }),
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
