import type { Tx } from '@hanpan/db';
import { expect } from 'vitest';
import { lockMember } from '../modules/member/index.ts';
import { waitingForLocks } from './waiting-for-locks.ts';
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
    await expect.poll(() => waitingForLocks(world)).toBeGreaterThan(0);
    await happen(tx);
    // In an object: whoever acts gets its turn only once this is committed.
    return { acting };
  });
  return acting;
}
