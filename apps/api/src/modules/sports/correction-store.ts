import type { Tx } from '@hanpan/db';

/** A result that was wrong. Without a score the match is called off. */
export interface Correction {
  readonly id: number;
  readonly event_id: number;
  readonly home_score: number | null;
  readonly away_score: number | null;
  /** The bets up to this one have been resettled; 0 before the results are written. */
  readonly last_bet_id: number;
}

/** Locks the oldest correction that has not been applied. A worker that finds another at it waits, so that they keep their order. */
export function lockNextCorrection(tx: Tx): Promise<Correction | undefined> {
  return tx.row(
    `select c.id, c.event_id, c.home_score, c.away_score, c.last_bet_id from event_correction c
      where c.applied_at is null order by c.id limit 1 for update`,
  );
}

/** Notes how far a correction has come; without a last bet it has been applied. */
export async function noteProgress(
  tx: Tx,
  id: number,
  { changed, lastBetId }: { readonly changed: number; readonly lastBetId: number | undefined },
  at: Date,
): Promise<void> {
  await tx.run(
    `update event_correction set changed_bets = changed_bets + $2, last_bet_id = coalesce($3, last_bet_id),
            applied_at = case when $3::bigint is null then $4::timestamptz end where id = $1`,
    [id, changed, lastBetId ?? null, at],
  );
}

/** Ended, with this score; an event that was called off before no longer is. */
export async function saveFinalScore(
  tx: Tx,
  eventId: number,
  score: { homeGoals: number; awayGoals: number },
  at: Date,
): Promise<void> {
  await tx.run(
    `update event set phase = 'ended', home_score = $2, away_score = $3, version = version + 1, cancelled_at = null,
            settled_at = coalesce(settled_at, $4) where id = $1`,
    [eventId, score.homeGoals, score.awayGoals, at],
  );
}

export async function saveCancelled(tx: Tx, eventId: number, at: Date): Promise<void> {
  await tx.run(
    `update event set phase = 'ended', version = version + 1, cancelled_at = $2, settled_at = coalesce(settled_at, $2)
      where id = $1`,
    [eventId, at],
  );
}

/** All legs of the event get the result of their selection, whatever result they had. */
export async function replaceLegResults(tx: Tx, eventId: number): Promise<void> {
  await tx.run(
    'update bet_leg l set result = s.result from selection s where l.event_id = $1 and s.id = l.selection_id',
    [eventId],
  );
}
