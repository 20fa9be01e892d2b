import type { Queryable } from '@hanpan/db';
import { lastRounds, nextRounds } from '../rounds/round-store.ts';
import type { LiveFacts } from './live-scene.ts';

/** What is shown is a few seconds old; a draw may fall between it and now, and one more before it. */
const drawsRead = 3;

/** Undefined where no draw is announced: there is nothing to broadcast. */
export async function readLiveFacts(queryable: Queryable, nowMs: number): Promise<LiveFacts | undefined> {
  const at = new Date(nowMs);
  const [next] = await nextRounds(queryable, ['powerball'], { at, late: at });
  if (next === undefined) return undefined;
  const last = await lastRounds(queryable, 'powerball', { at, limit: drawsRead });
  const aDrawAtMs = next.draws_at.getTime();
  const decided = new Map(
    last.map(({ drawn_at, numbers, powerball }) => [
      drawn_at.getTime(),
      numbers === null ? null : { numbers, powerball },
    ]),
  );
  return {
    everyMs: next.every_ms,
    aDrawAtMs,
    decided,
    // One that is over and not decided yet leaves no result either, but then the next is not the first of its series.
    firstDrawAtMs: last.length === 0 && next.draw === 1 ? aDrawAtMs : undefined,
  };
}
