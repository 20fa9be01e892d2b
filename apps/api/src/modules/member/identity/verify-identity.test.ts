import type { RequestOf } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { closeAccount } from '../../../testing/closed-accounts.ts';
import { nameExcluded, withExcludedPerson } from '../../../testing/excluded-person.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, newKey, type Person } from '../../../testing/world.ts';

const world = await createWorld({ change: withExcludedPerson });
const path = '/api/console/members/verifyIdentity';
const revoke = '/api/console/members/revokeIdentity';
const decide = '/api/console/members/decide';
const reason = 'of another person';
const strict = await world.addSite({ identityRequired: true });

const check = (memberKey: number, change: Partial<RequestOf<typeof path>> = {}) => ({
  idempotencyKey: newKey(),
  memberKey,
  document: 'passport' as const,
  method: 'video' as const,
  confirms: ['name' as const, 'birthDate' as const],
  ...change,
});
const recordsOf = async (operator: Person, memberKey: number) =>
  (await operator.call('/api/console/members/detail', { memberKey })).identity;

/** A member of whom something was verified. */
async function verified(operator: Person) {
  const { key: memberKey } = await world.addMember();
  await operator.call(path, check(memberKey));
  const { identityIdx } = need((await recordsOf(operator, memberKey))[0], 'a verification');
  return { memberKey, identityIdx };
}

describe('verifying who a member is', () => {
  test('[ACC-2] what was verified, with what, how, by whom and when stands at the account and in the audit log', async () => {
    const operator = await world.operator();
    const { key } = await world.addMember();
    await operator.call(path, check(key, { note: 'service 771' }));
    const later = {
      document: 'bank' as const,
      method: 'service' as const,
      confirms: ['account' as const, 'account' as const],
    };
    await operator.call(path, check(key, later));
    const at = world.clock.read.date().toISOString();
    const given = { identityIdx: expect.any(Number), by: operator.memId, at, revoked: null };
    expect(await recordsOf(operator, key)).toEqual([
      { ...given, document: 'bank', method: 'service', confirms: ['account'], note: '' },
      {
        ...given,
        document: 'passport',
        method: 'video',
        confirms: ['name', 'birthDate'],
        note: 'service 771',
      },
    ]);
    const log = await world.database.rows(
      'select actor, action, detail from audit_log where subject = $1 order by id',
      [`member:${key}`],
    );
    expect(log).toMatchObject([
      {
        actor: operator.memId,
        action: 'member.verify-identity',
        detail: {
          document: 'passport',
          method: 'video',
          confirms: ['name', 'birthDate'],
          note: 'service 771',
        },
      },
      { detail: { document: 'bank', method: 'service', confirms: ['account'] } },
    ]);
  });

  test('[ACC-2] nobody changes or deletes what was verified', async () => {
    const operator = await world.operator();
    const { key } = await world.addMember();
    await operator.call(path, check(key));
    for (const change of ['delete from member_identity', "update member_identity set by = 'x'"]) {
      await expect(world.database.run(`${change} where member_id = $1`, [key])).rejects.toThrow();
      await expect(world.owner.run(`${change} where member_id = $1`, [key])).rejects.toThrow();
    }
    expect(await recordsOf(operator, key)).toHaveLength(1);
  });

  test('[ACC-2] an applicant who stated no birth date gets that of the document, and none that contradicts it is recorded', async () => {
    const operator = await world.operator();
    const { key } = await world.addMember({ status: 'pending' });
    await world.setMember({ key }, 'birth_date = null');
    await operator.call(path, check(key, { birthDate: '1990-04-05' }));
    const { member } = await operator.call('/api/console/members/detail', { memberKey: key });
    expect(member.ageYears).toBe(36);
    expect(await operator.codeOf(path, check(key, { birthDate: '1960-04-05' }))).toBe('U106');
    await operator.call(path, check(key, { birthDate: '1990-04-05' }));
    expect(await recordsOf(operator, key)).toHaveLength(2);
  });

  test('[ACC-2] two clicks are one verification', async () => {
    const operator = await world.operator();
    const { key } = await world.addMember();
    const body = check(key);
    await Promise.all([operator.call(path, body), operator.call(path, body)]);
    expect(await recordsOf(operator, key)).toHaveLength(1);
  });

  test('[ACC-2] one that was wrong is withdrawn by somebody, for a reason, and stays in the history', async () => {
    const operator = await world.operator();
    const { memberKey, identityIdx } = await verified(operator);
    await operator.call(revoke, { idempotencyKey: newKey(), memberKey, identityIdx, reason });
    const revoked = { by: operator.memId, at: world.clock.read.date().toISOString(), reason };
    expect(await recordsOf(operator, memberKey)).toMatchObject([{ identityIdx, revoked }]);
    const log = await world.database.rows(
      "select actor, detail from audit_log where subject = $1 and action = 'member.revoke-identity'",
      [`member:${memberKey}`],
    );
    expect(log).toMatchObject([{ actor: operator.memId, detail: { reason, identityIdx } }]);
  });

  test.each([
    ...refusalsOf(revoke, {
      C999: [
        'a key of another withdrawal',
        async () => {
          const operator = await world.operator();
          const body = { idempotencyKey: newKey(), ...(await verified(operator)), reason };
          await operator.call(revoke, body);
          return operator.codeOf(revoke, { ...body, reason: 'another' });
        },
      ],
      E404: [
        'a withdrawal of what was verified of somebody else',
        async () => {
          const operator = await world.operator();
          const { identityIdx } = await verified(operator);
          const { key: memberKey } = await world.addMember();
          return operator.codeOf(revoke, { idempotencyKey: newKey(), memberKey, identityIdx, reason });
        },
      ],
      T999: [
        'a second withdrawal',
        async () => {
          const operator = await world.operator();
          const body = { ...(await verified(operator)), reason };
          await operator.call(revoke, { ...body, idempotencyKey: newKey() });
          return operator.codeOf(revoke, { ...body, idempotencyKey: newKey() });
        },
      ],
    }),
    ...refusalsOf(path, {
      C999: [
        'a key of another verification',
        async () => {
          const operator = await world.operator();
          const body = check((await world.addMember()).key);
          await operator.call(path, body);
          return operator.codeOf(path, { ...body, method: 'service' });
        },
      ],
      E404: [
        'a member of another site',
        async () => {
          const { key } = await world.addMember({ site: strict });
          return (await world.operator()).codeOf(path, check(key));
        },
      ],
      T999: [
        'a member who has closed its account',
        async () => {
          const member = await world.member();
          await closeAccount(member);
          return (await world.operator()).codeOf(path, check(member.key));
        },
      ],
      U129: [
        'an excluded person',
        async () => {
          const { key } = await world.addMember();
          await nameExcluded(world, key);
          return (await world.operator()).codeOf(path, check(key));
        },
      ],
      U106: [
        'a birth date that nobody has stated',
        async () => {
          const { key } = await world.addMember({ status: 'pending' });
          await world.setMember({ key }, 'birth_date = null');
          return (await world.operator()).codeOf(path, check(key));
        },
      ],
    }),
  ])('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
});

describe('a site that demands it', () => {
  test('[ACC-2] approves nobody whose name and birth date were not verified, and nobody logs in before', async () => {
    const operator = await world.operator('operator', strict);
    const { key, memId } = await world.addMember({ site: strict, status: 'pending' });
    const approve = () => operator.codeOf(decide, { memberKey: key, decision: 'approve' });
    expect(await approve()).toBe('ID01');
    await operator.call(path, check(key, { confirms: ['name', 'phone'] }));
    expect(await approve()).toBe('ID01');
    await expect(world.signIn(memId, strict)).rejects.toThrow(/L002/);
    await operator.call(path, check(key, { confirms: ['birthDate'] }));
    const { identityIdx } = need((await recordsOf(operator, key))[0], 'the last one');
    await operator.call(revoke, { idempotencyKey: newKey(), memberKey: key, identityIdx, reason });
    expect(await approve()).toBe('ID01');
    await operator.call(path, check(key, { confirms: ['birthDate'] }));
    expect(await approve()).toBe('0');
    await world.signIn(memId, strict);
  });

  test('rejects without it', async () => {
    const operator = await world.operator('operator', strict);
    const { key } = await world.addMember({ site: strict, status: 'pending' });
    expect(await operator.codeOf(decide, { memberKey: key, decision: 'reject' })).toBe('0');
  });
});
