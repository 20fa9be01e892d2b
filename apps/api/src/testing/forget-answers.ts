import { pruneAnswers } from '../kernel/idempotency-store.ts';
import type { World } from './world.ts';

/** Deletes the stored answers of a caller, as they are deleted when they are old. */
export async function forgetAnswers(world: World, { key }: { readonly key: number }): Promise<void> {
  await world.database.run(
    "update idempotent_answer set created_at = 'epoch' where actor in ('member:' || $1, 'operator:' || $1)",
    [String(key)],
  );
  await pruneAnswers(world.database, new Date('2000-01-01'), 10_000);
}
