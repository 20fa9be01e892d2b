import type { Tx } from '../database.ts';
import type { Vendor } from '../vendor.ts';
import type { ActualReturn } from './play-api.ts';
import { sumsPlayed } from './rounds.ts';

/** What is told is so old at most: it is summed up over all rounds of all time, which one more hardly changes. */
export const returnKeptMs = 5 * 60_000;

interface Kept {
  readonly askedMs: number;
  readonly answer: Promise<ActualReturn>;
}

/**
 * What games have returned. A game is summed up once in a while, however many ask, and one game after the other: it takes as long
 * as the vendor's history is, and must never hold more than one of the connections that play and payments need.
 */
export class ActualReturns {
  readonly #vendor: Pick<Vendor, 'pool' | 'clock'>;
  readonly #kept = new Map<string, Kept>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(vendor: Pick<Vendor, 'pool' | 'clock'>) {
    this.#vendor = vendor;
  }

  of(gameCode: string): Promise<ActualReturn> {
    const askedMs = this.#vendor.clock().getTime();
    const known = this.#kept.get(gameCode);
    if (known && askedMs - known.askedMs < returnKeptMs) return known.answer;
    const answer = this.#last.then(() => sumUp(this.#vendor.pool, gameCode));
    const kept = { askedMs, answer };
    this.#kept.set(gameCode, kept);
    // Whoever asks after a failure has it read again.
    this.#last = answer.catch(() => {
      if (this.#kept.get(gameCode) === kept) this.#kept.delete(gameCode);
    });
    return answer;
  }
}

export async function sumUp(reader: Pick<Tx, 'query'>, gameCode: string): Promise<ActualReturn> {
  const { rows } = await reader.query<ActualReturn & { since: Date | null }>(
    `SELECT count(*) AS rounds, ${sumsPlayed.staked} AS "stakedAmount", ${sumsPlayed.returned} AS "returnedAmount",
            min(created_at) AS since
       FROM round r JOIN player p ON p.id = r.player_id
      WHERE game_code = $1 AND book IS NOT NULL AND NOT p.is_demo`,
    [gameCode],
  );
  const row = rows[0];
  return {
    rounds: row?.rounds ?? 0,
    stakedAmount: row?.stakedAmount ?? 0,
    returnedAmount: row?.returnedAmount ?? 0,
    sinceMs: row?.since?.getTime() ?? null,
  };
}
