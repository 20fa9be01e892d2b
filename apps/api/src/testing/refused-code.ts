import type { CallPath, RequestOf, ResultCode } from '@hanpan/contract';
import type { TestCaller } from './caller.ts';
import { changedTables, storedRows } from './fuzz/stored-rows.ts';
import type { World } from './world.ts';

/**
 * Makes calls that are refused, and returns their codes. Fails where such a call changed a row of any table but those in
 * which a refused attempt is kept: that something is refused is half of it, the other half is that nothing moved.
 */
export function refusedIn(world: World, ...kept: readonly string[]) {
  return async <P extends CallPath>(caller: TestCaller, path: P, body: RequestOf<P>): Promise<ResultCode> => {
    const before = await storedRows(world.owner);
    const code = await caller.codeOf(path, body);
    if (code === '0') throw new Error(`${path} was not refused`);
    const changed = changedTables(before, await storedRows(world.owner));
    const moved = changed.filter((table) => !kept.includes(table));
    if (moved.length > 0) throw new Error(`${path} was refused with ${code} and changed ${moved.join(', ')}`);
    return code;
  };
}
