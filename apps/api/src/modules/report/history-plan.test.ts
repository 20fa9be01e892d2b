import { expect, test } from 'vitest';
import { families } from '../../families.ts';
import { planOf } from '../../testing/plan-of.ts';
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

test('a page of the history reads each family newest first through an index of the member, and merges', async () => {
  const plan = await planOf(
    world,
    (queryable) => listHistory(queryable, families, everything, { limit: 10, offset: 0 }),
    { allowsBitmaps: false },
  );
  expect(plan).toContain('Merge Append');
  const byMember = /Index Scan (Backward )?using \w+ on \w+( \w+)?\s+Index Cond: \(\(?member_id = /g;
  expect(plan.match(byMember)).toHaveLength(families.length);
});
