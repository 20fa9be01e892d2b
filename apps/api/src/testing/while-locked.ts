import type { Tx } from '@hanpan/db';
import { blockedBackends } from '@hanpan/testkit';
import { expect } from 'vitest';
import { lockMember } from '../modules/member/index.ts';
import type { World } from './world.ts';

/** What `act` comes to that waits for its turn at a member, while `happen` is done to the member. */
export async function whileLocked<Result>(
  world: World,
  memberId: number,
  act: () => Promise<Result>,
  happen: (tx: Tx) => Promise<unknown>,
): Promise<Result> {
  const { acting } = await world.database.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const acting = act();
    await expect.poll(() => waiting(world)).toBeGreaterThan(0);
    await happen(tx);
    // In an object: whoever acts gets its turn only once this is committed.
    return { acting };
  });
  return acting;
}

async function waiting({ owner }: World): Promise<number> {
  const rows = await owner.rows<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return blockedBackends(
    owner,
    rows.map(({ pid }) => pid),
  );
}
