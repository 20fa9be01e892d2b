import type { Queryable } from '@hanpan/db';
import { expect, test } from 'vitest';
import { planOf } from '../../testing/plan-of.ts';
import { createWorld } from '../../testing/world.ts';
import { linkedAccounts, sessionsOf } from './care-store.ts';
import { countMembers, listMembers } from './store.ts';

const world = await createWorld();
const at = new Date();
const nothing = Buffer.alloc(32);
const filter = {
  siteId: 1,
  status: 'all',
  search: '192.0.2.1',
  names: 'all',
  phoneIndexes: [nothing],
  accountIndexes: [nothing],
  sort: null,
  limit: 50,
  offset: 0,
} as const;

test.each([
  [
    'the last sessions of a member',
    (queryable: Queryable) => sessionsOf(queryable, 1, { now: at, idleMs: 1_000, limit: 20 }),
    'session_of_member',
  ],
  [
    'who else came from its addresses',
    (queryable: Queryable) =>
      linkedAccounts(queryable, {
        siteId: 1,
        memberId: 1,
        phoneIndexes: [nothing],
        accountIndexes: [nothing],
        since: at,
        limit: 20,
      }),
    'session_of_member',
  ],
  [
    'the members who came from an address',
    (queryable: Queryable) => listMembers(queryable, filter),
    'session_address',
  ],
  ['how many those are', (queryable: Queryable) => countMembers(queryable, filter), 'session_address'],
])('%s: not all sessions are read', async (_, read, index) => {
  const plan = await planOf(world, read);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on session');
});
