import { describe, expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { minutes } from '../../testing/clock.ts';
import { failToTheBound } from '../../testing/failed-attempts.ts';
import { password } from '../../testing/people.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { whileVerifying } from '../../testing/while-verifying.ts';
import { createWorld, type Person } from '../../testing/world.ts';

const world = await createWorld();
const path = '/api/console/login';
const newPassword = 'long and mine 7';
const reason = 'a test';
const staff = '/api/console/operators';
/** Somebody whose login asks for a code. */
async function operatorWithKey() {
  const { key, memId: operatorId } = await world.operator();
  const sealed = world.services.sealer.seal('operator.totp', Buffer.alloc(20).toString('base64'));
  await world.database.run('update operator set totp_sealed = $2 where id = $1', [key, sealed]);
  return { codeOf: (code: string) => world.guest().codeOf(path, { operatorId, password, code }) };
}

const wrong = (operatorId: string) => ({ operatorId, password: 'not the password' });

describe('operators', () => {
  test('sign in with their roles, and may be on several screens at once', async () => {
    const first = await world.operator('supervisor');
    const { operator, token } = await world.guest().call(path, { operatorId: first.memId, password });
    expect(operator).toMatchObject({
      operatorId: first.memId,
      roles: ['supervisor'],
      siteName: world.site.key,
    });
    expect(operator.isPlatform).toBe(false);
    const second = world.guest().withToken(need(token, 'token'));
    for (const screen of [first, second]) {
      expect((await screen.call('/api/console/me', {})).operator.operatorId).toBe(first.memId);
    }
    const { operator: ofPlatform } = await (await world.operator('platform')).call('/api/console/me', {});
    expect(ofPlatform).toMatchObject({ roles: ['owner'], isPlatform: true });
    await first.call('/api/console/logout', {});
    expect(await first.codeOf('/api/console/me', {})).toBe('E401');
    expect(await second.codeOf('/api/console/me', {})).toBe('0');
  });

  test.each(
    refusalsOf(path, {
      L010: [
        'an operator after a hundred failures in a row',
        async () => {
          const { memId: operatorId } = await world.operator();
          await world.database.run('delete from sign_in_attempt where account = $1', [
            `operator:${operatorId}`,
          ]);
          await failToTheBound(world, `operator:${operatorId}`);
          return world.guest().codeOf(path, { operatorId, password });
        },
      ],
      L005: [
        'an operator after ten failures',
        async () => {
          const { memId: operatorId } = await world.operator();
          world.clock.advance(1);
          for (let index = 0; index < 10; index += 1) await world.guest().codeOf(path, wrong(operatorId));
          return world.guest().codeOf(path, { operatorId, password });
        },
      ],
      L006: ['a password alone, where a code is needed', async () => (await operatorWithKey()).codeOf('')],
      L007: ['a wrong code', async () => (await operatorWithKey()).codeOf('12345')],
      L001: [
        'a wrong password',
        async () => world.guest().codeOf(path, wrong((await world.operator()).memId)),
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('[ACC-5] an unknown operator, one of another site and one who has left are refused like a wrong password', async () => {
    const left = await world.operator();
    await world.database.run('update operator set active = false where id = $1', [left.key]);
    const elsewhere = await world.operator('operator', await world.addSite());
    const answers = await Promise.all(
      ['nobody', left.memId, elsewhere.memId].map((operatorId) =>
        world.guest().ask(path, { operatorId, password }),
      ),
    );
    const refused = await world.guest().ask(path, wrong((await world.operator()).memId));
    for (const answer of answers) expect(answer).toEqual(refused);
  });

  const changes: readonly [string, number, (operator: Person, owner: Person) => Promise<unknown>][] = [
    [
      'a password of its own',
      1,
      (operator) => operator.call('/api/console/password', { password, newPassword }),
    ],
    ['a reset', 0, ({ key }, owner) => owner.call(`${staff}/resetPassword`, { operatorKey: key, reason })],
    [
      'a block',
      0,
      ({ key }, owner) => owner.call(`${staff}/block`, { operatorKey: key, blocked: true, reason }),
    ],
  ];
  test.each(changes)('a log-in that is on its way does not outlive %s', async (_, open, change) => {
    const [operator, owner] = [await world.operator(), await world.operator('owner')];
    whileVerifying(world, () => change(operator, owner));
    expect(await world.guest().codeOf(path, { operatorId: operator.memId, password })).toBe('L001');
    const sessions = await world.database.rows(
      'select id from session where operator_id = $1 and ended_at is null',
      [operator.key],
    );
    expect(sessions).toHaveLength(open);
  });

  test('[SEC-8] a session of the console ends after thirty idle minutes', async () => {
    const operator = await world.operator();
    world.clock.advance(minutes(30));
    expect(await operator.codeOf('/api/console/me', {})).toBe('E401');
  });

  test('the queue counts what needs an operator', async () => {
    const site = await world.addSite();
    const operator = await world.operator('operator', site);
    await world.addMember({ site, status: 'pending' });
    await world.addMember({ site, status: 'pending', rank: 'PTN_4' });
    const member = await world.member({ site });
    await member.call('/api/cash/getAcc', { idempotencyKey: crypto.randomUUID() });
    expect(await operator.call('/api/console/queue', {})).toEqual({
      signups: 1,
      partners: 1,
      deposits: 0,
      withdrawals: 0,
      accountRequests: 1,
      questions: 0,
      approvals: 0,
      adjustments: 0,
      bigBets: 0,
      stuck: 0,
      significant: 0,
      returns: 0,
      overdueDeposits: 0,
      overdueWithdrawals: 0,
    });
  });
});
