import { expect, test } from 'vitest';
import { createWorld } from '../../../testing/world.ts';
import { listStaff } from './store.ts';

const world = await createWorld();

test('when operators were last seen is read at the end of an index, and not from all sessions', async () => {
  const plan = await world.owner.transaction(async (tx) => {
    await tx.run('set local enable_seqscan = off');
    const lines: string[] = [];
    const explaining = {
      ...tx,
      rows: async <Row>(text: string, values?: readonly unknown[]) => {
        const plan = await tx.rows<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
        lines.push(...plan.map((row) => row['QUERY PLAN']));
        return [] as Row[];
      },
    };
    await listStaff(explaining, world.site.id);
    return lines.join('\n');
  });
  expect(plan).toMatch(
    /Index Only Scan Backward using session_of_operator on session s\s+Index Cond: \(operator_id = o\.id\)/,
  );
});
