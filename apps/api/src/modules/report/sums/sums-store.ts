import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { Place } from '../../play/index.ts';

/** Adds the facts between two places of the stream to the days; `zones` are those of the sites, by id. */
export async function addSpan(
  tx: Tx,
  from: Place,
  to: Place,
  zones: Readonly<Record<string, string>>,
): Promise<void> {
  await tx.run('select report_sum($1::xid8, $2::bigint, $3::xid8, $4::bigint, $5::jsonb)', [
    from.xid,
    from.id,
    to.xid,
    to.id,
    JSON.stringify(zones),
  ]);
}

export interface SiteDay {
  readonly siteId: number;
  readonly day: string;
}

/** The newest day whose players have to be counted, beside those of `except`; undefined where there is none. */
export function nextUncounted(
  queryable: Queryable,
  except: readonly SiteDay[],
): Promise<SiteDay | undefined> {
  return queryable.row(
    `select site_id as "siteId", to_char(day, 'YYYY-MM-DD') as day from report_uncounted_day
      where (site_id, day) not in (select * from unnest($1::int[], $2::date[]))
      order by report_uncounted_day.day desc, site_id limit 1`,
    [except.map(({ siteId }) => siteId), except.map(({ day }) => day)],
  );
}

/** The days of a site whose players are to be counted: how many they were is not known, or is known of fewer facts. */
export async function uncountedDays(queryable: Queryable, siteId: number): Promise<string[]> {
  const rows = await queryable.rows<{ day: string }>(
    "select to_char(day, 'YYYY-MM-DD') as day from report_uncounted_day where site_id = $1",
    [siteId],
  );
  return rows.map(({ day }) => day);
}

/** Takes a day to be counted; false where another has it. */
export async function takeUncounted(tx: Tx, { siteId, day }: SiteDay): Promise<boolean> {
  const taken = await tx.run(
    `delete from report_uncounted_day where (site_id, day) in (
       select site_id, day from report_uncounted_day where site_id = $1 and day = $2::date for update skip locked)`,
    [siteId, day],
  );
  return taken === 1;
}

/**
 * Counts who played on a day, in place of what was counted before. Whoever has nothing but settlements that were made again
 * played on another day: their signs add up to nothing.
 */
export async function countPlayers(tx: Tx, { siteId, day }: SiteDay, timeZone: string): Promise<void> {
  await tx.run('delete from report_player_day where site_id = $1 and day = $2::date', [siteId, day]);
  await tx.run(
    `insert into report_player_day (site_id, day, family, vendor, game_type, players)
     select $1, $2::date, coalesce(family, ''), coalesce(vendor, ''), coalesce(game_type, ''), count(distinct member_id)
       from (select member_id, family, coalesce(vendor, '') as vendor, game_type from counted_play
              where site_id = $1 and settled_at >= $2::date::timestamp at time zone $3
                and settled_at < ($2::date + 1)::timestamp at time zone $3
              group by 1, 2, 3, 4 having sum(sign) > 0) played
      group by grouping sets ((), (family), (family, vendor), (family, game_type))
     having count(*) > 0 and not (grouping(vendor) = 0 and vendor = '')`,
    [siteId, day, timeZone],
  );
}

/** What the members of a site hold now, as that day's last word so far. */
export async function keepLiabilities(
  tx: Tx,
  { siteId, day }: SiteDay,
  openStake: Amount,
  at: Date,
): Promise<void> {
  const sum = (condition: string) => `coalesce(sum(balance) filter (where ${condition}), 0)`;
  await tx.run(
    `insert into report_liability_day (site_id, day, cash, hold, game, comp, point, bonus, open_stake, taken_at)
     select $1, $2::date, ${sum("kind = 'cash'")}, ${sum("kind = 'hold'")}, ${sum("starts_with(kind, 'game:')")},
            ${sum("kind = 'comp'")}, ${sum("kind = 'point'")}, ${sum("kind = 'bonus'")},
            $4, $3
       from counted_holding where site_id = $1
     on conflict (site_id, day) do update set cash = excluded.cash, hold = excluded.hold, game = excluded.game,
       comp = excluded.comp, point = excluded.point, bonus = excluded.bonus, open_stake = excluded.open_stake, taken_at = excluded.taken_at
       where report_liability_day.taken_at <= excluded.taken_at`,
    [siteId, day, at, openStake],
  );
}

export interface LiabilityDay {
  readonly day: string;
  readonly cashAmt: Amount;
  readonly holdAmt: Amount;
  readonly gameAmt: Amount;
  /** Null on days when nobody looked at it. */
  readonly compAmt: Amount | null;
  readonly pointAmt: Amount;
  readonly bonusAmt: Amount;
  readonly openStakeAmt: Amount;
  readonly takenAt: Date;
}

/** What members held at the end of each day, the oldest first; days on which nobody looked are left out. */
export function liabilityDays(
  queryable: Queryable,
  { siteId, from, to }: { siteId: number; from: string; to: string },
): Promise<LiabilityDay[]> {
  return queryable.rows(
    `select to_char(day, 'YYYY-MM-DD') as day, cash as "cashAmt", hold as "holdAmt", game as "gameAmt", comp as "compAmt", point as "pointAmt",
            bonus as "bonusAmt", open_stake as "openStakeAmt", taken_at as "takenAt"
       from report_liability_day where site_id = $1 and day between $2::date and $3::date order by report_liability_day.day`,
    [siteId, from, to],
  );
}

export interface TypeDay {
  readonly day: string;
  readonly family: string;
  readonly gameType: string;
  readonly players: number;
  readonly bets: number;
  readonly stake: Amount;
  readonly counted: Amount;
  readonly returned: Amount;
  readonly win: Amount;
}

/** Play of a site by day, family and game type, the newest day first. */
export function typeDays(
  queryable: Queryable,
  { siteId, from, to }: { siteId: number; from: string; to: string },
  limit: number,
): Promise<TypeDay[]> {
  return queryable.rows(
    `select to_char(d.day, 'YYYY-MM-DD') as day, d.family, d.game_type as "gameType", coalesce(p.players, 0) as players, d.bets,
            d.stake, d.counted, d.returned, d.win
       from (select site_id, day, family, game_type, sum(bets)::int as bets, sum(stake)::bigint as stake,
                    sum(counted)::bigint as counted, sum(returned)::bigint as returned, sum(win)::bigint as win
               from report_day where site_id = $1 and day between $2::date and $3::date group by 1, 2, 3, 4) d
       left join report_player_day p using (site_id, day, family, game_type)
      order by d.day desc, d.family, d.game_type limit $4`,
    [siteId, from, to, limit],
  );
}
