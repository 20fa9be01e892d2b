import type { Queryable, Tx } from '@hanpan/db';

/** Results of an event on their way to its bets. */
export interface Pass {
  readonly id: number;
  readonly event_id: number;
  readonly correction_id: number | null;
  /** The bets up to this one have been visited. */
  readonly last_bet_id: number;
}

/** Results of the event have been written in this transaction: a job visits every bet on it afterwards. */
export async function requestPass(
  tx: Tx,
  eventId: number,
  at: Date,
  correctionId: number | null = null,
): Promise<void> {
  await tx.run('insert into settlement_pass (event_id, correction_id, requested_at) values ($1, $2, $3)', [
    eventId,
    correctionId,
    at,
  ]);
}

/** Whether there is a pass that is not finished, whoever is at it. Locks nothing. */
export async function hasPass(queryable: Queryable): Promise<boolean> {
  const rows = await queryable.prepared(
    'settlement-pass-look',
    'select 1 from settlement_pass where finished_at is null order by id limit 1',
    [],
  );
  return rows.length > 0;
}

/** Locks the oldest pass that nobody is at. */
export function lockNextPass(tx: Tx): Promise<Pass | undefined> {
  return tx.row(
    `select id, event_id, correction_id, last_bet_id from settlement_pass
      where finished_at is null order by id limit 1 for update skip locked`,
  );
}

/** Notes how far a pass has come; without a last bet it is finished, and with it the correction that it carried. */
export async function notePass(
  tx: Tx,
  pass: Pass,
  { changed, lastBetId }: { readonly changed: number; readonly lastBetId: number | undefined },
  at: Date,
): Promise<void> {
  await tx.run(
    `update settlement_pass set changed_bets = changed_bets + $2, last_bet_id = coalesce($3, last_bet_id),
            finished_at = case when $3::bigint is null then $4::timestamptz end where id = $1`,
    [pass.id, changed, lastBetId ?? null, at],
  );
  if (lastBetId !== undefined || pass.correction_id === null) return;
  await tx.run(
    `update event_correction c set applied_at = p.finished_at, changed_bets = p.changed_bets
       from settlement_pass p where p.id = $1 and c.id = p.correction_id`,
    [pass.id],
  );
}
