import type { Queryable, Tx } from '@hanpan/db';
import type { Certainty, LegCode } from '@hanpan/rules';

/** Who said it: the match itself under the house rules, a feed, or an operator. */
export type MessageSource = 'rules' | 'feed' | 'operator';

export type OutcomesByPick = Readonly<Record<string, LegCode | null>>;

/** What bets come to that were placed under an earlier version of the house rules, by that version. */
export type RuledOutcomes = Readonly<
  Record<string, { readonly results: OutcomesByPick; readonly inPlayResults: OutcomesByPick | null }>
>;

/** What was said about the result of one market, as it is stored. */
export interface MessageRow {
  readonly market_id: number;
  readonly source: MessageSource;
  readonly kind: 'settlement' | 'cancel' | 'rollback-settlement' | 'rollback-cancel';
  readonly said_at: Date;
  readonly certainty: Certainty | null;
  readonly results: OutcomesByPick | null;
  readonly in_play_results: OutcomesByPick | null;
  readonly ruled: RuledOutcomes | null;
  readonly picks: readonly string[] | null;
  readonly window_from: Date | null;
  readonly window_to: Date | null;
}

const columns =
  'market_id, source, kind, said_at, certainty, results, in_play_results, ruled, picks, window_from, window_to';

/** Everything that was said about markets of an event, whenever it came. */
export function messagesOf(queryable: Queryable, eventId: number): Promise<MessageRow[]> {
  return queryable.rows(`select ${columns} from market_message where event_id = $1 order by id`, [eventId]);
}

/** Writes down what was said; nothing of it ever changes. */
export async function insertMessages(
  tx: Tx,
  eventId: number,
  rows: readonly MessageRow[],
  { at, correctionId }: { readonly at: Date; readonly correctionId: number | null },
): Promise<void> {
  await tx.run(
    `insert into market_message (event_id, ${columns}, received_at, correction_id)
     select $1, m.market_id, m.source, m.kind, m.said_at, m.certainty, m.results, m.in_play_results, m.ruled, m.picks,
            m.window_from, m.window_to, $3, $4
       from jsonb_to_recordset($2) m(market_id bigint, source text, kind text, said_at timestamptz, certainty text,
            results jsonb, in_play_results jsonb, ruled jsonb, picks text[], window_from timestamptz, window_to timestamptz)`,
    [eventId, JSON.stringify(rows), at, correctionId],
  );
}

/** The latest instant at which anything was said about an event. */
export async function lastSaidAt(queryable: Queryable, eventId: number): Promise<Date | undefined> {
  const row = await queryable.row<{ last: Date | null }>(
    'select max(said_at) as last from market_message where event_id = $1',
    [eventId],
  );
  return row?.last ?? undefined;
}
