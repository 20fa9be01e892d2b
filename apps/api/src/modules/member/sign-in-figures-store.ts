import type { Queryable } from '@hanpan/db';

export interface FiguresOf {
  readonly siteId: number;
  readonly timeZone: string;
  readonly now: Date;
  /** How long a slot is, and how many there are with the running one. */
  readonly unit: 'hour' | 'day';
  readonly count: number;
}

export interface FigureRow {
  readonly from: Date;
  /** Null where nobody logged in. */
  readonly kind: 'member' | 'partner' | 'operator' | null;
  readonly succeeded: number;
  readonly failed: number;
  readonly held: number;
}

const hourMs = 60 * 60_000;
/** No slot is longer: a day has 25 hours where clocks are set back. */
const longestMs = { hour: hourMs, day: 25 * hourMs } as const;

/**
 * Log-ins of a site by hour or day of its calendar and by who logs in, the earliest slot first. An account that nobody has is
 * counted as a member’s; a first step that went on with a code, and a password that was asked for again inside, are none.
 */
export function signInFigures(
  queryable: Queryable,
  { siteId, timeZone, now, unit, count }: FiguresOf,
): Promise<FigureRow[]> {
  const since = new Date(now.getTime() - count * longestMs[unit]);
  return queryable.rows(
    `with slot as (
       select local from generate_series(
         date_trunc($3, $2::timestamptz at time zone $4) - ($5::int - 1) * ('1 ' || $3)::interval,
         date_trunc($3, $2::timestamptz at time zone $4), ('1 ' || $3)::interval) local
     ), tried as (
       select date_trunc($3, at at time zone $4) as local, succeeded,
              case when starts_with(account, 'operator:') then 'operator'
                   when account in (select 'member:' || lower(mem_id) from member
                                     where site_id = $1 and partner_rank <> 'NORMAL') then 'partner'
                   else 'member' end as kind
         from sign_in_attempt where site_id = $1 and at > $6 and purpose = 'login'
     ), counted as (
       select local, kind, count(*) filter (where succeeded) as succeeded,
              count(*) filter (where not succeeded) as failed, 0 as held
         from tried group by local, kind
       union all
       select date_trunc($3, hour at time zone $4), kind, 0, 0, sum(held)
         from sign_in_held where site_id = $1 and hour > $6 group by 1, 2
     )
     select local at time zone $4 as "from", kind, coalesce(sum(succeeded), 0)::bigint as succeeded,
            coalesce(sum(failed), 0)::bigint as failed, coalesce(sum(held), 0)::bigint as held
       from slot left join counted using (local) group by local, kind order by local, kind`,
    [siteId, now, unit, timeZone, count, since],
  );
}

export interface NetworkRow {
  readonly network: string;
  readonly failed: number;
  readonly accounts: number;
  readonly lastAt: Date;
}

/** The networks from which the most log-ins failed since then: of IPv4 the first 24 bits, of IPv6 the first 64. */
export function failingNetworks(
  queryable: Queryable,
  { siteId, since, limit }: { readonly siteId: number; readonly since: Date; readonly limit: number },
): Promise<NetworkRow[]> {
  return queryable.rows(
    `select case when network like '%:%' then network || '/64' else regexp_replace(network, '[0-9]+$', '0/24') end as network,
            count(*) as failed, count(distinct account) as accounts, max(at) as "lastAt"
       from sign_in_attempt where site_id = $1 and at >= $2 and purpose = 'login' and not succeeded
      group by 1 order by count(*) desc, 1 limit $3`,
    [siteId, since, limit],
  );
}
