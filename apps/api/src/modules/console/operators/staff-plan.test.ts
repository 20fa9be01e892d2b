import { expect, test } from 'vitest';
import { planOf } from '../../../testing/plan-of.ts';
import { createWorld } from '../../../testing/world.ts';
import { listStaff } from './store.ts';

const world = await createWorld();

test('when operators were last seen is read at the end of an index, and not from all sessions', async () => {
  const plan = await planOf(world, (queryable) => listStaff(queryable, world.site.id));
  expect(plan).toMatch(
    /Index Only Scan Backward using session_of_operator on session s\s+Index Cond: \(operator_id = o\.id\)/,
  );
});
