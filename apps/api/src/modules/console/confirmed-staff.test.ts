import type { CallPath, RequestOf } from '@hanpan/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { password } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { slipOn } from '../../testing/slips.ts';
import { createWorld, newKey, type Person } from '../../testing/world.ts';

const world = await createWorld();
const show = '/api/console/confirmation/show';
const reason = 'a new shift';

let owner: Person;
let other: Person;
beforeEach(async () => {
  owner = await world.operator('owner');
  other = await world.operator('support');
  // Whoever sits down at this screen has the session of an owner who has just shown who it is.
  await owner.call('/api/console/confirm', { password });
});

const shown = (path: string, body: object) => owner.call(show, { path, body: { ...body } as never });

async function confirmed(path: string, body: object): Promise<string> {
  const { confirmationKey, digest } = await shown(path, body);
  await owner.call('/api/console/confirmation/give', { confirmationKey, digest, password });
  return confirmationKey;
}

const codeOf = async (path: CallPath, body: object) => (await owner.askOnce(path, body as never)).code;
const newOperator = () => ({
  operatorId: `made${world.next()}`,
  name: `made ${world.next()}`,
  roles: ['owner'],
  reason,
});

const leads = "update operator set is_platform = true, roles = '{supervisor}' where id = $1";

const operations = [
  ['made', '/api/console/operators/create', newOperator, 'operatorMade'],
  [
    'given other roles',
    '/api/console/operators/change',
    () => ({ operatorKey: other.key, name: `made ${world.next()}`, roles: ['owner', 'cashier'], reason }),
    'operatorChanged',
  ],
  [
    'given a password',
    '/api/console/operators/resetPassword',
    () => ({ operatorKey: other.key, reason }),
    'passwordGiven',
  ],
  [
    'rid of its factor',
    '/api/console/operators/resetTotp',
    () => ({ operatorKey: other.key, reason }),
    'factorDropped',
  ],
] as const;

const staffRows = () =>
  world.owner.rows(
    'select id, operator_id, roles, name, password_hash, totp_sealed from operator order by id',
  );

describe('[SEC-18] an operator', () => {
  test.each(operations)(
    'is %s by what was confirmed itself, once, and not by a session alone',
    async (...row) => {
      const [, path, bodyOf, outcome] = row;
      const body = bodyOf();
      const before = await staffRows();
      expect(await codeOf(path, body)).toBe('L008');
      expect(await staffRows()).toEqual(before);
      const { lines, memIds } = await shown(path, body);
      expect(lines).toContainEqual({ name: 'outcome', text: outcome, amount: null });
      expect(lines).toContainEqual({ name: 'reason', text: reason, amount: null });
      expect(lines[0]?.text).toContain('operatorId' in body ? body.operatorId : other.memId);
      expect(memIds).toEqual([]);

      const confirmationKey = await confirmed(path, body);
      expect(await codeOf(path, { ...body, reason: 'another reason', confirmationKey })).toBe('L015');
      const answers = await Promise.all([1, 2, 3].map(() => codeOf(path, { ...body, confirmationKey })));
      expect(answers.filter((code) => code === '0')).toHaveLength(1);
      expect(await codeOf(path, { ...body, confirmationKey })).toBe('L015');
    },
  );

  test('is shown with the roles that it has and gets, and is another one once those have changed', async () => {
    const path = '/api/console/operators/change';
    const body = {
      operatorKey: other.key,
      name: `made ${world.next()}`,
      roles: ['owner', 'cashier'],
      reason,
    };
    const { lines } = await shown(path, body);
    expect(lines).toContainEqual({ name: 'rolesBefore', text: 'support', amount: null });
    expect(lines).toContainEqual({ name: 'roles', text: 'owner,cashier', amount: null });
    const confirmationKey = await confirmed(path, body);
    await world.database.run("update operator set roles = '{content}' where id = $1", [other.key]);
    expect(await codeOf(path, { ...body, confirmationKey })).toBe('L015');
  });

  test('that was given a factor since it was looked at does not lose that one', async () => {
    const path = '/api/console/operators/resetTotp';
    const body = { operatorKey: other.key, reason };
    const confirmationKey = await confirmed(path, body);
    await world.database.run("update operator set totp_sealed = '\\x01' where id = $1", [other.key]);
    expect(await codeOf(path, { ...body, confirmationKey })).toBe('L015');
  });

  test('is blocked by the session alone, and let in again by what was confirmed', async () => {
    const path = '/api/console/operators/block';
    expect(await codeOf(path, { operatorKey: other.key, blocked: true, reason })).toBe('0');
    const body = { operatorKey: other.key, blocked: false, reason };
    expect(await codeOf(path, body)).toBe('L008');
    expect((await shown(path, body)).lines).toContainEqual({
      name: 'outcome',
      text: 'operatorLetIn',
      amount: null,
    });
    expect(await codeOf(path, { ...body, confirmationKey: await confirmed(path, body) })).toBe('0');
  });

  test('of another site or of none is nothing to look at, and the call says so before anybody confirms', async () => {
    const stranger = await world.operator('support', await world.addSite());
    const path = '/api/console/operators/resetTotp';
    for (const operatorKey of [stranger.key, 2_000_000_000]) {
      const body = { operatorKey, reason };
      expect(await owner.codeOf(show, { path, body: body as never })).toBe('E404');
      expect(await codeOf(path, body)).toBe('E404');
    }
  });

  test('is nothing to confirm where the call would refuse it in any case, and that is said before any password', async () => {
    const refusal = async (path: CallPath, body: object) => {
      const code = await owner.codeOf(show, { path, body: { ...body } as never });
      expect(await codeOf(path, body)).toBe(code);
      return code;
    };
    const create = '/api/console/operators/create';
    expect(await refusal(create, { ...newOperator(), operatorId: other.memId })).toBe('O001');
    const { operator } = await owner.call(create, newOperator() as never);
    expect(await refusal(create, { ...newOperator(), name: operator.name })).toBe('O011');
    const change = '/api/console/operators/change';
    const changed = { operatorKey: other.key, roles: ['owner'], reason };
    expect(await refusal(change, { ...changed, name: operator.name })).toBe('O011');
    await world.database.run(leads, [other.key]);
    expect(await refusal(change, { ...changed, name: 'x' })).toBe('O009');
    for (const call of ['resetPassword', 'resetTotp'] as const)
      expect(await refusal(`/api/console/operators/${call}`, { operatorKey: other.key, reason })).toBe(
        'O009',
      );
  });

  test('that is made waits with nobody else of the staff while its password is hashed', async () => {
    const path = '/api/console/operators/create';
    const body = newOperator();
    const confirmationKey = await confirmed(path, body);
    const { hasher } = world.services;
    let open: unknown;
    const hashing = vi.spyOn(hasher, 'hash').mockImplementationOnce(async (secret) => {
      open = await world.owner.row('select id from operator where id = $1 for update nowait', [owner.key]);
      hashing.mockRestore();
      return hasher.hash(secret);
    });
    expect(await codeOf(path, { ...body, confirmationKey })).toBe('0');
    expect(open).toEqual({ id: owner.key });
  });

  test('that is made has its password in no stored answer', async () => {
    const path = '/api/console/operators/create';
    const { givenPassword } = await owner.call(path, newOperator() as never);
    const kept = await world.owner.rows(
      'select answer::text as answer from idempotent_answer where answer is not null',
    );
    expect(JSON.stringify(kept)).not.toContain(givenPassword);
  });
});

const making = (change: object) => ({
  path: '/api/console/operators/create',
  body: { ...newOperator(), ...change } as never,
});
const codeOfOwner = (asked: RequestOf<typeof show>) => owner.codeOf(show, asked);

test.each(
  refusalsOf(show, {
    E404: ['a call that is none', () => codeOfOwner({ path: 'nothing', body: {} })],
    O011: ['an operator with a name that is taken', () => codeOfOwner(making({ name: other.memId }))],
    O001: ['an operator with an id that is taken', () => codeOfOwner(making({ operatorId: other.memId }))],
    O009: [
      'an operator who leads the installation, by an owner who does not',
      async () => {
        await world.database.run(leads, [other.key]);
        const body = { operatorKey: other.key, reason: 'x' } as never;
        return codeOfOwner({ path: '/api/console/operators/resetTotp', body });
      },
    ],
    T999: [
      'a big bet that is decided',
      async () => {
        const site = await world.addSite({
          bigBet: { isOn: true, amount: 300_000, traderMs: 60_000, memberMs: 15_000 },
          stepUpAmount: 20_000,
        });
        const better = await world.member({ site, cash: 1_000_000 });
        const trader = await world.operator('supervisor', site);
        const slip = slipOn([await world.match()], { stake: 400_000 });
        const { betIdx } = (await better.call('/api/bet/betProc', slip)).bet;
        const path = '/api/console/sports/decideBigBet';
        await trader.call(path, { betIdx, decision: 'refuse', idempotencyKey: newKey() });
        const body = { betIdx, decision: 'accept', idempotencyKey: newKey() } as never;
        return trader.codeOf(show, { path, body });
      },
    ],
  }),
)('%s is nothing to confirm: %s', async (_, code, act) => expect(await act()).toBe(code));
