import type { Queryable } from '@hanpan/db';
import { expect, test } from 'vitest';
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
  phoneIndex: nothing,
  accountIndex: nothing,
  sort: null,
  limit: 50,
  offset: 0,
} as const;

/** How the statement that a reader sends would be run where whole tables are read only if there is no other way. */
async function planOf(read: (queryable: Queryable) => Promise<unknown>): Promise<string> {
  const lines = await world.owner.transaction(async (tx) => {
    await tx.run('set local enable_seqscan = off');
    const found: string[] = [];
    const explain = async (text: string, values: readonly unknown[] = []) => {
      const plan = await tx.rows<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
      found.push(...plan.map((row) => row['QUERY PLAN']));
    };
    const explaining = {
      ...tx,
      rows: async <Row>(text: string, values?: readonly unknown[]) => {
        await explain(text, values);
        return [] as Row[];
      },
      row: async (text: string, values?: readonly unknown[]) => {
        await explain(text, values);
        return undefined;
      },
    };
    await read(explaining);
    return found;
  });
  return lines.join('\n');
}

test.each([
  [
    'the last sessions of a member',
    (queryable: Queryable) => sessionsOf(queryable, 1, { now: at, idleMs: 1_000, limit: 20 }),
    'session_of_member',
  ],
  [
    'who else came from its addresses',
    (queryable: Queryable) => linkedAccounts(queryable, { siteId: 1, memberId: 1, since: at, limit: 20 }),
    'session_of_member',
  ],
  [
    'the members who came from an address',
    (queryable: Queryable) => listMembers(queryable, filter),
    'session_address',
  ],
  ['how many those are', (queryable: Queryable) => countMembers(queryable, filter), 'session_address'],
])('%s: not all sessions are read', async (_, read, index) => {
  const plan = await planOf(read);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on session');
});
