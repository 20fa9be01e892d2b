import type { StaffRole } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { need } from '../../kernel/need.ts';
import { createWorld, newKey } from '../../testing/world.ts';

const world = await createWorld();
const reveal = '/api/console/members/reveal';

async function applicant() {
  const member = await world.addMember();
  await world.setMember(member, "status = 'pending', decided_at = null");
  return member;
}

const rowOf = async (role: StaffRole, memId: string) => {
  const operator = await world.operator(role);
  const { list } = await operator.call('/api/console/members', { search: memId });
  return need(
    list.find((row) => row.memId === memId),
    'the row',
  );
};

test.each([
  ['owner', 'Kim Dohyun', 'Kim Dohyun'],
  ['supervisor', 'Kim Dohyun', 'Kim Dohyun'],
  ['cashier', 'Kim Dohyun', 'Kim Dohyun'],
  ['support', 'K********n', 'Kim Dohyun'],
  ['trader', 'K********n', 'K********n'],
  ['readOnly', 'K********n', 'K********n'],
] as const)(
  '[KR-6] %s sees a member as %s, and who applies as %s, in lists and on the page of the member',
  async (role, ofMember, ofApplicant) => {
    const [member, applying] = [await world.addMember(), await applicant()];
    for (const each of [member, applying]) await world.setMember(each, "holder_name = 'Kim Dohyun'");
    expect((await rowOf(role, member.memId)).memName).toBe(ofMember);
    expect((await rowOf(role, applying.memId)).memName).toBe(ofApplicant);
    const looker = await world.operator(role);
    const detail = await looker.call('/api/console/members/detail', { memberKey: member.key });
    expect(detail.member.memName).toBe(ofMember);
  },
);

test.each([
  ['owner', true, true],
  ['cashier', true, true],
  ['support', false, true],
  ['trader', false, false],
  ['readOnly', false, false],
] as const)(
  '[KR-6] a search of %s for a part of a name finds a member: %s, and who applies: %s',
  async (role, findsMember, findsApplicant) => {
    const part = `Hidden ${newKey().slice(0, 8)}`;
    const [member, applying] = [await world.addMember(), await applicant()];
    for (const each of [member, applying]) await world.setMember(each, `holder_name = '${part} Name'`);
    const { list, pageInfo } = await (await world.operator(role)).call('/api/console/members', {
      search: part,
    });
    const found = list.map(({ memId }) => memId);
    expect([found.includes(member.memId), found.includes(applying.memId)]).toEqual([
      findsMember,
      findsApplicant,
    ]);
    expect(pageInfo.total).toBe(list.length);
  },
);

test('[KR-6] the desk of the cash shows whole names to who pays alone, in its file as well', async () => {
  const member = await world.member({ cash: 0 });
  await world.setMember(member, "holder_name = 'Kim Dohyun'");
  await member.call('/api/cash/in', { idempotencyKey: newKey(), amount: 20_000 });
  const names = async (role: StaffRole) => {
    const operator = await world.operator(role);
    const { list } = await operator.call('/api/console/cash/list', { kind: 'in' });
    const row = need(
      list.find(({ memId }) => memId === member.memId),
      'the request',
    );
    const { request } = await operator.call('/api/console/cash/detail', { cashIdx: row.cashIdx });
    const { 'content-type': _, ...headers } = operator.headers;
    const file = await world.app.inject({
      url: '/api/console/cash/list.csv?kind=in&reason=a+check',
      headers,
    });
    return [row.accountHolder, request.payerName, request.payerMatches, file.body.includes('Kim Dohyun')];
  };
  expect(await names('cashier')).toEqual(['Kim Dohyun', 'Kim Dohyun', true, true]);
  expect(await names('support')).toEqual(['K********n', 'K********n', true, false]);
  expect(await names('readOnly')).toEqual(['K********n', 'K********n', true, false]);
});

test('[KR-6] the whole name is shown for a reason, and who looked is written down', async () => {
  const support = await world.operator('support');
  const member = await world.addMember();
  await world.setMember(member, "holder_name = 'Kim Dohyun'");
  const body = { memberKey: member.key, field: 'name' as const, reason: 'a question about a transfer' };
  expect(await support.call(reveal, body)).toEqual({ memId: member.memId, value: 'Kim Dohyun' });
  const lead = await world.operator('supervisor');
  const { list } = await lead.call('/api/console/audit', { subject: `member:${member.key}` });
  expect(list[0]).toMatchObject({ action: 'member.look', reason: body.reason });
  expect(list[0]?.facts).toContainEqual({ field: 'field', value: 'name' });
});
