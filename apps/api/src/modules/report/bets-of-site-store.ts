import type { LocalText } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { GameFamily } from '../play/index.ts';
import type { Days } from './days/store.ts';
import type { BetStatus } from './history-store.ts';

export interface BetOfSiteRow {
  readonly mem_id: string;
  readonly family: string;
  readonly game_type: string;
  readonly vendor: string | null;
  readonly game: LocalText;
  readonly reference: string;
  readonly started_at: Date;
  readonly settled_at: Date | null;
  readonly status: BetStatus;
  readonly stake: Amount;
  readonly returned: Amount;
  readonly win: Amount;
  readonly odds_milli: number | null;
  readonly possible: Amount | null;
  readonly results: readonly object[] | null;
  /** How often it was settled, and what later settlements changed of what the first one paid; null where it bears another name there. */
  readonly settlements: number | null;
  readonly adjusted: Amount | null;
}

const columns = `id, member_id, family, game_type, vendor, game, reference, started_at, settled_at, status, stake, returned, win,
  odds_milli, possible, results`;

/**
 * Bets of everybody of a site, whatever became of them, the oldest first: those placed on these days, or those of which
 * something was settled on them, for the first time or again.
 */
export function listBetsOfSite(
  queryable: Queryable,
  families: readonly GameFamily[],
  { siteId, from, to, timeZone }: Days,
  basis: 'placed' | 'settled',
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<BetOfSiteRow[]> {
  const within = (moment: string) =>
    `${moment} >= $2::date::timestamp at time zone $4 and ${moment} < ($3::date + 1)::timestamp at time zone $4`;
  const wanted =
    basis === 'placed'
      ? within('v.started_at')
      : `(${within('v.settled_at')} or exists (select from play_settlement p
           where p.site_id = $1 and p.family = v.family and p.reference = v.reference and ${within('p.settled_at')}))`;
  const branches = (read: string, condition: string) =>
    families
      .map(({ historyView }) => `select ${read} from ${historyView} v where ${condition}`)
      .join(' union all ');
  return queryable.rows(
    `with place as materialized (
       select family, id, started_at from (${branches('v.family, v.id, v.started_at', `v.site_id = $1 and ${wanted}`)}) v
        order by started_at, family, id limit $5 offset $6)
     select m.mem_id, h.*, nullif(s.settlements, 0)::int as settlements, s.adjusted::bigint as adjusted
       from place
       join lateral (${branches(columns, 'v.site_id = $1 and v.id = place.id and v.family = place.family')}) h on true
       join member_card m on m.id = h.member_id
       left join lateral (
         select count(*) filter (where p.sign = 1) as settlements,
                sum(p.sign * (p.win + p.returned)) - sum(p.win + p.returned) filter (where p.revision = 1 and p.sign = 1) as adjusted
           from play_settlement p where p.site_id = $1 and p.family = h.family and p.reference = h.reference) s on true
      order by h.started_at, h.family, h.id`,
    [siteId, from, to, timeZone, limit, offset],
  );
}
