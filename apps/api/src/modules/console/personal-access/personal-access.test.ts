import type { Queryable } from '@hanpan/db';
import { expect, test } from 'vitest';
import { need } from '../../../kernel/need.ts';
import { planOf } from '../../../testing/plan-of.ts';
import { refusalsOf } from '../../../testing/refusals.ts';
import { createWorld, newKey } from '../../../testing/world.ts';
import { accessMonths, accessOperators, countAccess, fileMonths, listAccess } from './store.ts';

const world = await createWorld();
const path = '/api/console/personalAccess';
const monthsPath = '/api/console/personalAccess/months';
const reviewPath = '/api/console/personalAccess/review';
const filter = {
  siteId: 1,
  timeZone: 'Asia/Seoul',
  operator: '',
  member: '',
  call: '',
  startDate: '2026-03-01',
  endDate: null,
  sort: null,
} as const;
const review = (month: string, note = 'nothing doubtful') => ({ idempotencyKey: newKey(), month, note });

test('[KR-5] who has seen whose data is found by operator, member, screen and days, with figures', async () => {
  const site = await world.addSite();
  const [lead, one, other] = [
    await world.operator('supervisor', site),
    await world.operator('operator', site),
    await world.operator('operator', site),
  ];
  const [first, second] = [await world.addMember({ site }), await world.addMember({ site })];
  world.clock.set('2026-03-31T14:30:00.000Z');
  await one.call('/api/console/members', { search: first.memId });
  world.clock.set('2026-03-31T15:30:00.000Z');
  await other.call('/api/console/members/detail', { memberKey: second.key });
  await other.call('/api/console/members', {});
  const looks = async (body: object) => {
    const { list, operatorCount } = await lead.call(path, body);
    return { calls: list.map(({ call }) => call.slice('/api/console/'.length)).sort(), operatorCount };
  };
  expect((await looks({ startDate: '2026-03-01' })).operatorCount).toBe(2);
  expect(await looks({ member: first.memId })).toEqual({
    calls: ['members', 'members', 'members/detail'],
    operatorCount: 2,
  });
  // The clock of the site is nine hours ahead: the second hour is the first of April there.
  expect(await looks({ endDate: '2026-03-31' })).toEqual({ calls: ['members'], operatorCount: 1 });
  expect((await looks({ startDate: '2026-04-01' })).operatorCount).toBe(1);
  expect((await looks({ call: '/api/console/members/detail' })).calls).toEqual(['members/detail']);
  // Without days it is the running month, and says so.
  const { operators, calls, startDate, endDate, pageInfo } = await lead.call(path, {});
  expect([startDate, endDate, pageInfo.total]).toEqual(['2026-04-01', null, 2]);
  expect(calls).toEqual(expect.arrayContaining(['/api/console/audit', '/api/console/members']));
  expect(operators).toHaveLength(2);
  const [known] = operators;
  expect((await looks({ operator: known?.operatorId, startDate: '2026-03-01' })).operatorCount).toBe(1);
  expect((await looks({ operator: 'nobody' })).calls).toEqual([]);
});

test('[KR-5] a month that is over is due until somebody writes what its review found, and then it stays', async () => {
  const site = await world.addSite();
  const [lead, second] = [await world.operator('supervisor', site), await world.operator('supervisor', site)];
  const { memId } = await world.addMember({ site });
  world.clock.set('2026-02-10T00:00:00.000Z');
  await lead.call('/api/console/members', { search: memId });
  world.clock.set('2026-04-02T00:00:00.000Z');
  const states = async () => {
    const { list } = await lead.call(monthsPath, {});
    return list.map(({ month, state, lookCount, isOwn }) => [month, state, lookCount, isOwn]);
  };
  expect(await states()).toEqual([
    ['2026-04', 'running', 0, false],
    ['2026-03', 'due', 0, false],
    ['2026-02', 'due', 1, false],
  ]);
  const body = review('2026-02', 'one look, for a question of the member');
  const answer = await lead.call(reviewPath, body);
  expect(await lead.call(reviewPath, body)).toEqual(answer);
  await second.call(reviewPath, review('2026-02', 'the same'));
  expect((await states())[2]).toEqual(['2026-02', 'reviewed', 1, true]);
  const { list } = await second.call(monthsPath, {});
  expect(list[2]?.reviews.map(({ note }) => note)).toEqual([body.note, 'the same']);
  const audit = await lead.call('/api/console/audit', { action: 'personal-access.review' });
  expect(audit.list.map(({ subject, reason }) => [subject, reason])).toEqual([
    ['access-month:2026-02', 'the same'],
    ['access-month:2026-02', body.note],
  ]);
  for (const change of ["update personal_access_review set note = 'x'", 'delete from personal_access_review'])
    await expect(world.database.run(change)).rejects.toMatchObject({ code: '42501' });
  await expect(world.owner.run('delete from personal_access_review')).rejects.toThrow(/append-only/);
});

test('[KR-5] a month in which one operator alone looked is due until another has reviewed it', async () => {
  const site = await world.addSite();
  const [lead, second] = [await world.operator('supervisor', site), await world.operator('supervisor', site)];
  const { memId } = await world.addMember({ site });
  world.clock.set('2026-02-10T00:00:00.000Z');
  await lead.call('/api/console/members', { search: memId });
  world.clock.set('2026-03-02T00:00:00.000Z');
  const february = async (by = lead) => {
    const { list } = await by.call(monthsPath, {});
    const month = need(
      list.find((each) => each.month === '2026-02'),
      'the month',
    );
    return [month.state, month.isOnlyOwn, month.reviews.length];
  };
  expect(await february()).toEqual(['due', true, 0]);
  await lead.call(reviewPath, review('2026-02'));
  expect(await february()).toEqual(['due', true, 1]);
  expect(await february(second)).toEqual(['due', false, 1]);
  await second.call(reviewPath, review('2026-02'));
  expect(await february()).toEqual(['reviewed', true, 2]);
});

test.each([
  [
    'the looks of a month',
    (queryable: Queryable) => listAccess(queryable, filter, { limit: 50, offset: 0 }),
    ['personal_access_of_site'],
  ],
  [
    'how many those are',
    (queryable: Queryable) => countAccess(queryable, filter),
    ['personal_access_of_site'],
  ],
  [
    'the months',
    (queryable: Queryable) => accessMonths(queryable, 1, 'Asia/Seoul', '2026-03'),
    ['personal_access_of_site', 'personal_access_pkey'],
  ],
  [
    'the files of months',
    (queryable: Queryable) => fileMonths(queryable, 1, 'Asia/Seoul'),
    ['audit_log_list_action'],
  ],
  ['who looked', (queryable: Queryable) => accessOperators(queryable, 1), ['personal_access_pkey']],
])('%s: not all looks and no whole audit log are read', async (_, read, indexes) => {
  const plan = await planOf(world, read, { allowsBitmaps: false });
  for (const index of indexes) expect(plan).toContain(index);
  expect(plan).not.toMatch(/Seq Scan on (personal_access|audit_log)/);
});

test('[KR-5] a review at once with another of the same operator is one', async () => {
  const lead = await world.operator('supervisor');
  const codes = await Promise.all(
    Array.from({ length: 5 }, () => lead.codeOf(reviewPath, review('2025-11'))),
  );
  expect(codes.sort()).toEqual(['0', 'O014', 'O014', 'O014', 'O014']);
});

test('who leads nobody reads the looks only as an auditor, and reviews nothing', async () => {
  const operator = await world.operator();
  expect(await operator.codeOf(path, {})).toBe('E403');
  expect(await operator.codeOf(reviewPath, review('2025-10'))).toBe('E403');
});

test.each(
  refusalsOf(reviewPath, {
    C999: [
      'a key that was used for another month',
      async () => {
        const lead = await world.operator('supervisor');
        const body = review('2025-01');
        await lead.call(reviewPath, body);
        return lead.codeOf(reviewPath, { ...body, month: '2025-02' });
      },
    ],
    O013: [
      'a month that is not over',
      async () => (await world.operator('supervisor')).codeOf(reviewPath, review('2099-01')),
    ],
    O014: [
      'a month that the operator has reviewed',
      async () => {
        const lead = await world.operator('supervisor');
        await lead.call(reviewPath, review('2025-03'));
        return lead.codeOf(reviewPath, review('2025-03'));
      },
    ],
  }),
)('%s is refused with %s', async (_, code, act) => expect(await act()).toBe(code));
