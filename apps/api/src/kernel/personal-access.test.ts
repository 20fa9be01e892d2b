import { expect, test } from 'vitest';
import { hours, minutes } from '../testing/clock.ts';
import { pin } from '../testing/people.ts';
import { createWorld, newKey } from '../testing/world.ts';
import type { OperatorContext } from './call-context.ts';
import { need } from './need.ts';
import { membersIn, recordAccess } from './personal-access.ts';
import { insertAccess } from './personal-access-store.ts';
import { retention, retentionJobs } from './retention.ts';

const world = await createWorld();
const seenOf = (memId: string) =>
  world.database.rows<{ call: string }>(
    'select operator_id, call, address, members, at from personal_access where members @> array[$1] order by at, call',
    [memId],
  );
const forget = async () => {
  const job = retentionJobs(world.services).find(({ name }) => name === 'personal-access.prune');
  await job?.run(job.limit);
};

test('the members of an answer are found at any depth, under each name of an id, each once', () => {
  const answer = {
    memId: 'b',
    list: [{ memId: 'a' }, { of: { memId: 'b' } }, { memId: null }],
    memNick: 'c',
  };
  expect(membersIn({}, answer)).toEqual(['a', 'b']);
  expect(membersIn({}, { list: [{ memIds: ['d', 'c'] }, { parentMemId: 'e' }] })).toEqual(['c', 'd', 'e']);
  expect(membersIn({}, { list: [], count: 3 })).toEqual([]);
  expect(membersIn({}, null)).toEqual([]);
});

test('[KR-4] a look at one field, at an account, at its entries, at the audit log or at messages is kept as well', async () => {
  const lead = await world.operator('owner');
  const member = await world.member({ cash: 100_000 });
  const { memId, key: memberKey } = member;
  await lead.call('/api/console/members/reveal', { memberKey, field: 'phone', reason: 'a question' });
  await lead.call('/api/console/audit', { subject: `member:${memberKey}` });
  const { list } = await lead.call('/api/console/ledger/accounts', { search: memId });
  await lead.call('/api/console/ledger/statement', { accountId: need(list[0], 'an account').accountId });
  const words = { ko: 'x', en: 'x', vi: 'x' };
  await lead.call('/api/console/messages/send', {
    idempotencyKey: newKey(),
    target: 'members',
    memIds: [memId],
    title: words,
    body: words,
  });
  await lead.call('/api/console/messages', {});
  const body = { idempotencyKey: newKey(), amount: 50_000, cashOutPass: pin };
  const { cashIdx } = (await member.call('/api/cash/out', body)).request;
  await lead.call('/api/console/cash/claim', { cashIdx });
  await lead.call('/api/console/cash/payoutAccount', { cashIdx });
  const screens = (await seenOf(memId)).map(({ call }) => call.slice('/api/console/'.length));
  expect(screens.sort()).toEqual([
    'audit',
    'cash/claim',
    'cash/payoutAccount',
    'ledger/accounts',
    'ledger/statement',
    'members/reveal',
    'messages',
  ]);
});

test('[KR-4] an answer that names more members than a row holds is more rows, and nobody is left out', async () => {
  const operator = await world.operator();
  const list = Array.from({ length: 2_100 }, (_, at) => ({ memId: `many-${at}` }));
  const call = { path: '/api/console/members', audience: 'operator' } as const;
  const context = { operatorId: operator.key, site: world.site, address: '203.0.113.1' };
  const services = { database: world.database, clock: world.clock.read };
  await recordAccess(services, call, context as unknown as OperatorContext, { list });
  const rows = await world.database.rows<{ members: string[] }>(
    'select members from personal_access where operator_id = $1 order by cardinality(members)',
    [operator.key],
  );
  expect(rows.map(({ members }) => members.length)).toEqual([100, 1_000, 1_000]);
  expect(new Set(rows.flatMap(({ members }) => members)).size).toBe(2_100);
});

test('[ACC-14][KR-4] whose data an operator has seen is kept, with who, when, from where and on which screen', async () => {
  const operator = await world.operator();
  const { memId, key: memberKey } = await world.addMember();
  const at = world.clock.read.date();
  await operator.call('/api/console/members', { search: memId });
  await operator.call('/api/console/members/detail', { memberKey });
  const row = { operator_id: operator.key, address: '127.0.0.1', at };
  expect(await seenOf(memId)).toEqual([
    { ...row, call: '/api/console/members', members: [memId] },
    { ...row, call: '/api/console/members/detail', members: expect.arrayContaining([memId]) },
  ]);
});

test('[KR-4] the same screen that asks again within a minute is one row, and another after it', async () => {
  const [operator, other] = [await world.operator(), await world.operator()];
  const { memId } = await world.addMember();
  const look = (by = operator) => by.call('/api/console/members', { search: memId });
  await Promise.all([look(), look(), look()]);
  expect(await seenOf(memId)).toHaveLength(1);
  await look(other);
  expect(await seenOf(memId)).toHaveLength(2);
  world.clock.advance(minutes(1));
  await look();
  expect(await seenOf(memId)).toHaveLength(3);
});

test('what is refused, and what a member sees of itself, is no look of staff', async () => {
  const member = await world.member();
  await member.call('/api/member/info', {});
  const elsewhere = await world.operator('operator', await world.addSite());
  expect(await elsewhere.codeOf('/api/console/members/detail', { memberKey: member.key })).toBe('E404');
  expect(await seenOf(member.memId)).toEqual([]);
});

test('[KR-4] it stays for two years, whoever would change it or end it earlier', async () => {
  const operator = await world.operator();
  const row = {
    siteId: world.site.id,
    operatorId: operator.key,
    address: '203.0.113.1',
    call: '/api/console/x',
  };
  const keptMs = retention.accessMs;
  const now = Date.now();
  await insertAccess(world.database, {
    ...row,
    members: ['young'],
    at: new Date(now - keptMs + minutes(10)),
  });
  await insertAccess(world.database, { ...row, members: ['old'], at: new Date(now - keptMs - minutes(10)) });
  await insertAccess(world.database, { ...row, members: ['new'], at: new Date(now - 729 * hours(24)) });
  for (const change of ["update personal_access set address = 'x'", 'delete from personal_access'])
    await expect(world.database.run(change)).rejects.toMatchObject({ code: '42501' });
  await expect(world.owner.run("update personal_access set address = 'x'")).rejects.toThrow(/append-only/);
  world.clock.set(new Date(now).toISOString());
  await forget();
  expect(await seenOf('young')).toHaveLength(1);
  expect(await seenOf('old')).toEqual([]);
  // A clock that is wrong forgets nothing early.
  world.clock.set(new Date(now + 4 * keptMs).toISOString());
  await forget();
  expect(await seenOf('new')).toHaveLength(1);
});
