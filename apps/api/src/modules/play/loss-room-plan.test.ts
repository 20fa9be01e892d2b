import { expect, test } from 'vitest';
import { families } from '../../families.ts';
import { createWorld } from '../../testing/world.ts';
import { lossPositions } from './loss-room-store.ts';

const world = await createWorld();

test('what a member has open is found through an index of open rows alone, in every family', async () => {
  const plan = await world.owner.transaction(async (tx) => {
    await tx.run('set local enable_seqscan = off');
    await tx.run('set local enable_bitmapscan = off');
    const lines: string[] = [];
    const explaining = {
      ...tx,
      prepared: async <Row>(_: string, text: string, values: readonly unknown[]) => {
        const plan = await tx.rows<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values);
        lines.push(...plan.map((row) => row['QUERY PLAN']));
        return [] as Row[];
      },
    };
    await lossPositions(explaining, families, [{ memberId: 1, since: new Date() }]);
    return lines.join('\n');
  });
  const openOfMember =
    /Index Scan using \w+_member_open on \w+ \w+\s+Index Cond: \(member_id = m\.member_id\)/g;
  expect(plan.match(openOfMember)).toHaveLength(families.length);
  expect(plan).toMatch(
    /play_settlement_member on play_settlement \w+\s+Index Cond: \(\(member_id = .*settled_at >= /,
  );
});
