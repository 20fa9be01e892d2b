import type { RequestOf } from '@hanpan/contract';
import { describe, expect, test } from 'vitest';
import { closeAccount } from '../../../testing/closed-accounts.ts';
import { nameExcluded, withExcludedPerson } from '../../../testing/excluded-person.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, type Person } from '../../../testing/world.ts';

const world = await createWorld({ change: withExcludedPerson });
const path = '/api/console/members/verifyIdentity';
const decide = '/api/console/members/decide';
const strict = await world.addSite({ identityRequired: true });

const check = (memberKey: number, change: Partial<RequestOf<typeof path>> = {}) => ({
  memberKey,
  document: 'passport' as const,
  method: 'video' as const,
  confirms: ['name' as const, 'birthDate' as const],
  ...change,
});
const recordsOf = async (operator: Person, memberKey: number) =>
  (await operator.call('/api/console/members/detail', { memberKey })).identity;

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
    const by = { by: operator.memId, at: world.clock.read.date().toISOString() };
    expect(await recordsOf(operator, key)).toEqual([
      { document: 'bank', method: 'service', confirms: ['account'], note: '', ...by },
      { document: 'passport', method: 'video', confirms: ['name', 'birthDate'], note: 'service 771', ...by },
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

  test('[ACC-2] an applicant who stated no birth date gets that of the document, once', async () => {
    const operator = await world.operator();
    const { key } = await world.addMember({ status: 'pending' });
    await world.setMember({ key }, 'birth_date = null');
    expect((await operator.call(path, check(key, { birthDate: '1990-04-05' }))).member.ageYears).toBe(36);
    expect((await operator.call(path, check(key, { birthDate: '1960-04-05' }))).member.ageYears).toBe(36);
  });

  test.each(
    refusalsOf(path, {
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
  )('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
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
    expect(await approve()).toBe('0');
    await world.signIn(memId, strict);
  });

  test('rejects without it', async () => {
    const operator = await world.operator('operator', strict);
    const { key } = await world.addMember({ site: strict, status: 'pending' });
    expect(await operator.codeOf(decide, { memberKey: key, decision: 'reject' })).toBe('0');
  });
});
