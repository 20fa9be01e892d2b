import type { Queryable, Tx } from '@hanpan/db';
import type { MiniBetTerms } from '@hanpan/rules';
import type { Place } from '../../play/index.ts';

/** The terms of the bets on mini games between two places of the stream, each once. */
export function miniTermsBetween(queryable: Queryable, from: Place, to: Place): Promise<MiniBetTerms[]> {
  return queryable.rows(
    `select distinct t.game, t.market, t.pick, t.line, t.odds_milli as odds
       from play_settlement f join minigame_bet_terms t on t.receipt_id = f.reference
      where (f.xid, f.id) > ($1::xid8, $2::bigint) and (f.xid, f.id) <= ($3::xid8, $4::bigint) and f.family = 'minigame'`,
    [from.xid, from.id, to.xid, to.id],
  );
}

/** Adds the rounds between two places of the stream to the days; `zones` are those of the sites, by id. */
export async function addRounds(
  tx: Tx,
  from: Place,
  to: Place,
  zones: Readonly<Record<string, string>>,
  means: readonly (MiniBetTerms & { readonly mean: number })[],
): Promise<void> {
  await tx.run(
    'select report_sum_returns($1::xid8, $2::bigint, $3::xid8, $4::bigint, $5::jsonb, $6::jsonb)',
    [from.xid, from.id, to.xid, to.id, JSON.stringify(zones), JSON.stringify(means)],
  );
}
