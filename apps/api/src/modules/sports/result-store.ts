import type { Tx } from '@hanpan/db';
import type { LegOutcome } from '@hanpan/rules';

export interface PickedSelection {
  readonly id: number;
  readonly kind: 'WDL' | 'AH' | 'UO';
  readonly line_quarters: number | null;
  readonly pick: string;
}

export function selectionsOfEvent(tx: Tx, eventId: number): Promise<PickedSelection[]> {
  return tx.rows(
    `select s.id, m.kind, m.line_quarters, s.pick from market m join selection s on s.market_id = m.id
      where m.event_id = $1 order by s.id`,
    [eventId],
  );
}

export async function saveResults(
  tx: Tx,
  results: readonly { readonly id: number; readonly result: LegOutcome }[],
): Promise<void> {
  await tx.run(
    'update selection s set result = r.result from unnest($1::bigint[], $2::text[]) r(id, result) where s.id = r.id',
    [results.map((each) => each.id), results.map((each) => each.result)],
  );
}
