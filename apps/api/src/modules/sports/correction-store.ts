import type { Tx } from '@hanpan/db';

/** A result that was wrong. Without a score the match is called off. */
export interface Correction {
  readonly id: number;
  readonly event_id: number;
  readonly home_score: number | null;
  readonly away_score: number | null;
}

/** Locks the oldest correction that has not been applied, skipping those that another worker has locked. */
export function lockNextCorrection(tx: Tx): Promise<Correction | undefined> {
  return tx.row(
    `select c.id, c.event_id, c.home_score, c.away_score from event_correction c
      where c.applied_at is null order by c.id limit 1 for update skip locked`,
  );
}

export async function markApplied(tx: Tx, id: number, changedBets: number, at: Date): Promise<void> {
  await tx.run('update event_correction set applied_at = $2, changed_bets = $3 where id = $1', [
    id,
    at,
    changedBets,
  ]);
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
