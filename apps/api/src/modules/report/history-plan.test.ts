import { expect, test } from 'vitest';
import { families } from '../../families.ts';
import { createWorld } from '../../testing/world.ts';
import { listHistory } from './history-store.ts';

const world = await createWorld();

const everything = {
  memberId: 1,
  groups: null,
  vendor: null,
  statuses: null,
  startDate: null,
  endDate: null,
  timeZone: 'Asia/Seoul',
};

/** The plan of what `listHistory` would run, as the database sees it where tables are large. */
async function planOfHistory(): Promise<string> {
  return world.owner.transaction(async (tx) => {
    await tx.run('set local enable_seqscan = off');
    await tx.run('set local enable_bitmapscan = off');
    const lines: string[] = [];
    const explaining = {
      ...tx,
      rows: async <Row>(text: string, values?: readonly unknown[]) => {
        const plan = await tx.rows<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
        lines.push(...plan.map((row) => row['QUERY PLAN']));
        return [] as Row[];
      },
    };
    await listHistory(explaining, families, everything, { limit: 10, offset: 0 });
    return lines.join('\n');
  });
}

test('a page of the history reads each family newest first through an index of the member, and merges', async () => {
  const plan = await planOfHistory();
  expect(plan).toContain('Merge Append');
  const byMember = /Index Scan (Backward )?using \w+ on \w+( \w+)?\s+Index Cond: \(\(?member_id = /g;
  expect(plan.match(byMember)).toHaveLength(families.length);
});
