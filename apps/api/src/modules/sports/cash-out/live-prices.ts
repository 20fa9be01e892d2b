import type { Queryable } from '@hanpan/db';
import { feedAliveAt } from '../board/board-store.ts';

const staleAfterMs = 15_000;

/** Whether feed and prices are alive: as nothing is sold at an old price, nothing is bought at one. */
export async function pricesAreLive(queryable: Queryable, nowMs: number): Promise<boolean> {
  return nowMs - (await feedAliveAt(queryable)).getTime() <= staleAfterMs;
}
