import { describe, expect, test } from 'vitest';
import { nameExcluded, withExcludedPerson } from '../../testing/excluded-person.ts';
import { refusalsOf } from '../../testing/refusals.ts';
import { createWorld } from '../../testing/world.ts';

const world = await createWorld({ change: withExcludedPerson });
const path = '/api/console/members/decide';

describe('deciding a sign-up', () => {
  test('[ST-03] an approval names who decided and when, and is written down', async () => {
    const operator = await world.operator();
    const { key: memberKey } = await world.addMember({ status: 'pending' });
    const { member } = await operator.call(path, { memberKey, decision: 'approve', reason: 'papers seen' });
    expect(member).toMatchObject({
      memberKey,
      status: 'active',
      decidedBy: operator.memId,
      decidedAt: world.clock.read.date().toISOString(),
      ageYears: 36,
      tree: [world.site.storeId],
    });
    const log = await world.database.row('select actor, action, detail from audit_log where subject = $1', [
      `member:${memberKey}`,
    ]);
    expect(log).toMatchObject({
      actor: operator.memId,
      action: 'member.approve',
      detail: { reason: 'papers seen' },
    });
  });

  test('[ACC-1][ST-03] an applicant without a birth date is approved with the one that the operator states, and not without', async () => {
    const operator = await world.operator();
    const { key: memberKey, memId } = await world.addMember({ status: 'pending' });
    await world.setMember({ key: memberKey }, 'birth_date = null');
    const decide = (birthDate?: string) =>
      operator.ask(path, { memberKey, decision: 'approve', ...(birthDate && { birthDate }) });
    const { list } = await operator.call('/api/console/members', { search: memId });
    expect(list[0]?.ageYears).toBeNull();
    for (const birthDate of [undefined, '2007-11-21']) expect((await decide(birthDate)).code).toBe('U106');
    expect((await decide('1988-02-03')).data?.member).toMatchObject({ status: 'active', ageYears: 38 });
  });

  test('[ACC-1] a birth date that contradicts what the applicant stated approves nobody and replaces nothing', async () => {
    const operator = await world.operator();
    const { key: memberKey } = await world.addMember({ status: 'pending' });
    const body = { memberKey, decision: 'approve', birthDate: '1950-01-01' } as const;
    expect(await operator.codeOf(path, body)).toBe('U106');
    const { member } = await operator.call('/api/console/members/detail', { memberKey });
    expect(member).toMatchObject({ status: 'pending', ageYears: 36 });
  });

  test("an age is counted on the site's calendar", async () => {
    world.clock.set('2026-12-31T20:00:00Z');
    const abroad = await world.addSite({ timeZone: 'America/New_York' });
    const ages = [];
    for (const site of [world.site, abroad]) {
      const operator = await world.operator('operator', site);
      const { memId } = await world.addMember({ site, status: 'pending' });
      const { list } = await operator.call('/api/console/members', { search: memId });
      ages.push(list[0]?.ageYears);
    }
    expect(ages).toEqual([37, 36]);
  });

  test.each(
    refusalsOf(path, {
      E404: [
        'a member of another site',
        async () => {
          const site = await world.addSite();
          const { key: memberKey } = await world.addMember({ site, status: 'pending' });
          return (await world.operator()).codeOf(path, { memberKey, decision: 'approve' });
        },
      ],
      U106: [
        'an applicant whose age nobody has stated',
        async () => {
          const { key: memberKey } = await world.addMember({ status: 'pending' });
          await world.setMember({ key: memberKey }, 'birth_date = null');
          return (await world.operator()).codeOf(path, { memberKey, decision: 'approve' });
        },
      ],
      U129: [
        'who was put on the list of excluded persons meanwhile',
        async () => {
          const { key: memberKey } = await world.addMember({ status: 'pending' });
          await nameExcluded(world, memberKey);
          return (await world.operator()).codeOf(path, { memberKey, decision: 'approve' });
        },
      ],
      ID01: [
        'an applicant whom nobody has verified, where the site demands it',
        async () => {
          const site = await world.addSite({ identityRequired: true });
          const { key: memberKey } = await world.addMember({ site, status: 'pending' });
          return (await world.operator('operator', site)).codeOf(path, { memberKey, decision: 'approve' });
        },
      ],
      T999: [
        'a second decision',
        async () => {
          const operator = await world.operator();
          const { key: memberKey } = await world.addMember({ status: 'pending' });
          await operator.call(path, { memberKey, decision: 'reject' });
          return operator.codeOf(path, { memberKey, decision: 'approve' });
        },
      ],
    }),
  )('%s is refused with %s', async (_, code, act) => {
    expect(await act()).toBe(code);
  });

  test('of ten operators at once one decides', async () => {
    const operators = await Promise.all(Array.from({ length: 10 }, () => world.operator()));
    const { key: memberKey } = await world.addMember({ status: 'pending' });
    const codes = await Promise.all(
      operators.map((each, index) =>
        each.codeOf(path, { memberKey, decision: index % 2 === 0 ? 'approve' : 'reject' }),
      ),
    );
    expect(codes.filter((code) => code === '0')).toHaveLength(1);
    expect(codes.filter((code) => code === 'T999')).toHaveLength(9);
  });

  test('[KR-6] the list finds by state and by a part of id or nickname, and masks phone and account', async () => {
    const operator = await world.operator();
    const { memId } = await world.addMember({ status: 'pending', cash: 7_000 });
    const { list, pageInfo } = await operator.call('/api/console/members', {
      status: 'pending',
      search: memId.slice(2),
    });
    expect(pageInfo.total).toBe(1);
    expect(list[0]).toMatchObject({ memId, status: 'pending', cashAmt: 7_000 });
    expect(list[0]?.phone).toMatch(/^010-\*{4}-\d{4}$/);
    expect(list[0]?.accountNumber).toMatch(/^\*{4}\d{4}$/);
    const hostile = await operator.call('/api/console/members', { search: "%' or 1=1 --\\" });
    expect(hostile.list).toEqual([]);
  });

  test('a wrong reason or decision is a malformed request', async () => {
    const operator = await world.operator();
    const { key } = await world.addMember({ status: 'pending' });
    const sent = JSON.stringify({ memberKey: key, decision: 'promote' });
    expect((await operator.sendRaw(path, sent)).code).toBe('E400');
  });
});
