import type { Tx } from '@hanpan/db';
import type { PlayServices } from './services.ts';
import {
  isBehind,
  type LockedPlace,
  lockPlace,
  noteNothingNew,
  type Place,
  type Progress,
  type ReadSettlement,
  savePlace,
  settlementsAfter,
  spanAfter,
} from './settlement-store.ts';

/** A reader that follows the facts. `apply` runs in the transaction that advances the reader: each fact once. */
export interface SettlementReader {
  readonly name: string;
  readonly apply: (tx: Tx, facts: readonly ReadSettlement[]) => Promise<void>;
}

/** A reader that reads them in SQL: those after `from` up to and with `to`. */
export interface SpanReader {
  readonly name: string;
  readonly apply: (tx: Tx, from: Place, to: Place) => Promise<void>;
}

/** Reads `limit` facts at most after the place. Returns where it came to and how many they were. */
type Step = (tx: Tx, place: Place, limit: number) => Promise<{ reached: Place; read: number }>;

const noProgress: Progress = { caughtUpAt: null, mark: null };

/**
 * How far a reader has come that has read everything which it may. Where nothing is settled beyond that, up to now. Where bets
 * settle all the time there is always something beyond: but once all that was running at an earlier look has ended, what is
 * still to be read began to write after that look, and so commits after it.
 */
function progressAt(now: Date, place: LockedPlace, isCaughtUp: boolean): Progress {
  const mark = { xid: place.nextXid, at: now };
  if (isCaughtUp) return { caughtUpAt: now, mark };
  const { markedXid, oldestXid, nextXid } = place;
  // A mark of before the database was restored into another cluster may lie in its future.
  if (markedXid === null || BigInt(markedXid) > BigInt(nextXid)) return { caughtUpAt: null, mark };
  return BigInt(oldestXid) < BigInt(markedXid) ? noProgress : { caughtUpAt: place.markedAt, mark };
}

/**
 * Reads on from where the reader stopped, `limit` facts a transaction, until nothing can be read. Every fact is read
 * exactly once, whatever commits in between and whichever process dies. False where facts are left for the next
 * time: a transaction that began before them still runs, here or in another database of the cluster.
 */
async function readOn({ database, clock }: PlayServices, name: string, step: Step, limit: number) {
  if (await noteNothingNew(database, name, clock.date())) return true;
  let isCaughtUp = false;
  for (let read = limit; read === limit; ) {
    // Taken before the snapshot: what is settled later is not covered.
    const now = clock.date();
    read = await database.transaction(async (tx) => {
      const place = await lockPlace(tx, name);
      const done = await step(tx, place, limit);
      const hasReadAll = done.read < limit;
      isCaughtUp = hasReadAll && !(await isBehind(tx, done.reached));
      await savePlace(tx, name, done.reached, hasReadAll ? progressAt(now, place, isCaughtUp) : noProgress);
      return done.read;
    });
  }
  return isCaughtUp;
}

export function readSettlements(
  services: PlayServices,
  { name, apply }: SettlementReader,
  limit: number,
): Promise<boolean> {
  const step: Step = async (tx, place) => {
    const facts = await settlementsAfter(tx, place, limit);
    if (facts.length > 0) await apply(tx, facts);
    return { reached: facts.at(-1) ?? place, read: facts.length };
  };
  return readOn(services, name, step, limit);
}

export function readSpans(
  services: PlayServices,
  { name, apply }: SpanReader,
  limit: number,
): Promise<boolean> {
  const step: Step = async (tx, place) => {
    const span = await spanAfter(tx, place, limit);
    if (span === undefined) return { reached: place, read: 0 };
    await apply(tx, place, span);
    return { reached: span, read: span.facts };
  };
  return readOn(services, name, step, limit);
}
