import { expect, test } from 'vitest';
import { families } from '../../families.ts';
import { planOf } from '../../testing/plan-of.ts';
import { createWorld } from '../../testing/world.ts';
import { lossPositions, stakedSince } from './loss-room-store.ts';

const world = await createWorld();

test.each([
  ['lost', lossPositions],
  ['staked', stakedSince],
] as const)(
  'of what a member has %s, the open part is found through an index of open rows alone, in every family',
  async (_, read) => {
    const plan = await planOf(
      world,
      (queryable) => read(queryable, families, [{ memberId: 1, since: new Date() }]),
      { allowsBitmaps: false },
    );
    const openOfMember =
      /Index Scan using \w+_member_open on \w+ \w+\s+Index Cond: \(member_id = m\.member_id\)/g;
    expect(plan.match(openOfMember)).toHaveLength(families.length);
    expect(plan).toMatch(
      /play_settlement_member on play_settlement \w+\s+Index Cond: \(\(member_id = .*settled_at >= /,
    );
  },
);
