import type { Queryable, Tx } from '@hanpan/db';

/** Why a draw came to nothing: its keys could not be opened, its round of the beacon did not come, or nobody drew it in time. */
export type VoidReason = 'missing-key' | 'no-beacon' | 'too-late';

/** What became of a draw: both values, or neither and why. The signature is a beacon's, whose hash the salt is. */
export type OutcomeRow = { readonly decided_at: Date } & (
  | {
      readonly void_reason: null;
      readonly chain_value: Buffer;
      readonly salt: Buffer;
      readonly beacon_signature: Buffer | null;
    }
  | {
      readonly void_reason: VoidReason;
      readonly chain_value: null;
      readonly salt: null;
      readonly beacon_signature: null;
    }
);

export interface DrawName {
  readonly series: string;
  /** From 1. */
  readonly draw: number;
}

/** Waits for whoever decides the same draw, and leaves what that one decided. */
export async function insertOutcome(tx: Tx, { series, draw }: DrawName, row: OutcomeRow): Promise<void> {
  await tx.run(
    `insert into draw_outcome (series, draw, decided_at, chain_value, salt, void_reason, beacon_signature)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (series, draw) do nothing`,
    [series, draw, row.decided_at, row.chain_value, row.salt, row.void_reason, row.beacon_signature],
  );
}

export function readOutcome(
  queryable: Queryable,
  { series, draw }: DrawName,
): Promise<OutcomeRow | undefined> {
  return queryable.row(
    `select decided_at, chain_value, salt, void_reason, beacon_signature from draw_outcome
      where series = $1 and draw = $2`,
    [series, draw],
  );
}

/** A draw whose time has come. */
export interface UndecidedDraw extends DrawName {
  readonly at: Date;
  /** How long after each draw of its series the next one is. */
  readonly everyMs: number;
  /** How long before it betting had to be closed for its salt. */
  readonly leastClosingMs: number;
}

/**
 * The draws of a game that are due and undecided, in their order. A series is decided in its order, so what follows its
 * last outcome is what is left.
 */
export function listDueDraws(
  queryable: Queryable,
  game: string,
  now: Date,
  limit: number,
): Promise<UndecidedDraw[]> {
  return queryable.prepared(
    'draws-due',
    `select s.series, d.draw, s.first_draw_at + (d.draw - 1) * s.every_ms * interval '1 millisecond' as at,
            s.every_ms as "everyMs", draw_closes_before_ms(s.beacon) as "leastClosingMs"
       from draw_series s
      cross join lateral (select coalesce(max(o.draw), 0) as draw from draw_outcome o where o.series = s.series) decided
      cross join lateral generate_series(decided.draw + 1, least(s.draws,
        floor(extract(epoch from $2::timestamptz - s.first_draw_at) * 1000 / s.every_ms)::int + 1)) d (draw)
     where s.game = $1 and s.first_draw_at <= $2 order by s.first_draw_at, d.draw limit $3`,
    [game, now, limit],
  );
}
