import type { LocalText, ReturnPeriod } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { statedReturns } from '../revenue/revenue-store.ts';
import type { JudgedReturn, PlayedRounds } from './judge-return.ts';

export interface ComparedGame {
  readonly family: string;
  readonly vendor: string;
  readonly gameType: string;
  readonly game: string;
}

/** Up to which day the games of a site have been compared; undefined before the first time. */
export async function comparedUntil(queryable: Queryable, siteId: number): Promise<string | undefined> {
  const row = await queryable.row<{ day: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day from report_return_compared where site_id = $1`,
    [siteId],
  );
  return row?.day;
}

/** Goes on to a later day. False where another worker has come as far. */
export async function takeDay(tx: Tx, siteId: number, day: string): Promise<boolean> {
  const taken = await tx.run(
    `insert into report_return_compared as c (site_id, day) values ($1, $2::date)
     on conflict (site_id) do update set day = excluded.day where c.day < excluded.day`,
    [siteId, day],
  );
  return taken === 1;
}

/**
 * Notes what vendors state today, where it is another return than before. The first statement about a game holds for all that was
 * played, where that began on the day that is compared; otherwise from today on, as a changed one: nobody knows what was stated before.
 */
export async function noteStated(
  tx: Tx,
  siteId: number,
  { day, today }: { readonly day: string; readonly today: string },
): Promise<void> {
  await tx.run(
    `with stated as (${statedReturns}), last as (
       select distinct on (vendor, game) vendor, game, points from report_return_stated where site_id = $1
        order by vendor, game, since desc)
     insert into report_return_stated (site_id, vendor, game, since, points)
     select $1, s.vendor, s.game, case when l.game is null and p.game is null then '-infinity' else $3::date end, s.points
       from stated s left join last l using (vendor, game)
       left join (select distinct vendor, game from report_return_day where site_id = $1 and day < $2::date) p using (vendor, game)
      where s.points is distinct from l.points order by s.vendor, s.game on conflict do nothing`,
    [siteId, day, today],
  );
}

export interface ComparedRow extends ComparedGame, PlayedRounds {
  /** What its vendor states; null where the rounds themselves know. */
  readonly points: number | null;
  /** The day from which they are counted; null where that is the first. */
  readonly from: string | null;
}

/**
 * The rounds of each game of a site from a day on (null: from the first) until another, both included, never from before its vendor
 * stated the return that it states now.
 */
export function roundsOfGames(
  queryable: Queryable,
  siteId: number,
  { from, until }: { readonly from: string | null; readonly until: string },
): Promise<ComparedRow[]> {
  return queryable.rows(
    `with stated as (
       select distinct on (vendor, game) vendor, game, points, since from report_return_stated where site_id = $1
        order by vendor, game, since desc)
     select d.family, d.vendor, d.game_type as "gameType", d.game, s.points,
            to_char(nullif(greatest(coalesce($2::date, '-infinity'), coalesce(s.since, '-infinity')), '-infinity'), 'YYYY-MM-DD') as "from",
            sum(d.rounds)::int as rounds, sum(d.spans)::int as spans, sum(d.stake)::float8 as stake, sum(d.paid)::float8 as paid,
            sum(d.stake_squares)::float8 as "stakeSquares", sum(d.paid_squares)::float8 as "paidSquares",
            sum(d.products)::float8 as products, sum(d.expected)::float8 as expected, sum(d.deviations)::float8 as deviations
       from report_return_day d left join stated s using (vendor, game)
      where d.site_id = $1 and d.day <= $3::date and d.day >= coalesce($2::date, '-infinity') and d.day >= coalesce(s.since, '-infinity')
      group by d.family, d.vendor, d.game_type, d.game, s.points, s.since order by d.family, d.vendor, d.game_type, d.game`,
    [siteId, from, until],
  );
}

/**
 * Whether a game has as many rounds since its return came into force as are worth another look: twice those of the last one. Notes
 * it where so.
 */
export async function noteGrown(
  tx: Tx,
  siteId: number,
  { family, vendor, gameType, game, from, rounds }: ComparedRow,
): Promise<boolean> {
  const grown = await tx.run(
    `insert into report_return_grown as g (site_id, family, vendor, game_type, game, from_day, rounds)
     values ($1, $2, $3, $4, $5, $6::date, $7)
     on conflict (site_id, family, vendor, game_type, game) do update set from_day = excluded.from_day, rounds = excluded.rounds
      where g.from_day is distinct from excluded.from_day or excluded.rounds >= 2 * g.rounds`,
    [siteId, family, vendor, gameType, game, from, rounds],
  );
  return grown === 1;
}

/** Forgets the spans of days before that one: their sums stay. */
export async function dropSpans(tx: Tx, siteId: number, day: string): Promise<void> {
  await tx.run('delete from report_return_span where site_id = $1 and day < $2::date', [siteId, day]);
}

export interface NewNotice extends ComparedGame {
  readonly period: ReturnPeriod;
  readonly from: string | null;
  readonly until: string;
  readonly rounds: number;
  readonly stake: number;
  readonly judged: JudgedReturn;
}

/** Writes it once for a game and a period: one whose days reach into those of an earlier one says nothing new. */
export async function insertNotice(tx: Tx, siteId: number, notice: NewNotice, at: Date): Promise<number> {
  const { judged } = notice;
  return tx.run(
    `insert into report_return_notice (site_id, family, vendor, game_type, game, period, from_day, until_day, rounds, stake, actual,
       theoretical, low, high, found_at)
     select $1, $2, $3, $4, $5, $6, $7::date, $8::date, $9::int, $10::bigint, $11::int, $12::int, $13::int, $14::int, $15
      where not exists (
        select from report_return_notice n where n.site_id = $1 and n.family = $2 and n.vendor = $3 and n.game_type = $4 and n.game = $5
           and n.period = $6 and n.until_day >= coalesce($7::date, '-infinity'))
     on conflict do nothing`,
    [
      ...[siteId, notice.family, notice.vendor, notice.gameType, notice.game, notice.period],
      ...[notice.from, notice.until, notice.rounds, notice.stake, judged.actual, judged.theoretical],
      ...[judged.low, judged.high, at],
    ],
  );
}

export interface NoticeRow extends ComparedGame {
  readonly noticeIdx: number;
  readonly gameName: LocalText | null;
  readonly period: ReturnPeriod;
  readonly startDate: string | null;
  readonly endDate: string;
  readonly roundCount: number;
  readonly stakeAmt: Amount;
  readonly returnBasisPoints: number;
  readonly theoreticalBasisPoints: number;
  readonly lowBasisPoints: number;
  readonly highBasisPoints: number;
  readonly foundAt: Date;
  readonly lookedAt: Date | null;
  readonly lookedBy: string | null;
  readonly note: string | null;
}

/** What nobody has looked at comes first, then the latest. */
export function listNotices(
  queryable: Queryable,
  siteId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<NoticeRow[]> {
  return queryable.rows(
    `select n.id as "noticeIdx", n.family, n.vendor, n.game_type as "gameType", n.game, g.names as "gameName", n.period,
            to_char(n.from_day, 'YYYY-MM-DD') as "startDate", to_char(n.until_day, 'YYYY-MM-DD') as "endDate",
            n.rounds as "roundCount", n.stake as "stakeAmt", n.actual as "returnBasisPoints",
            n.theoretical as "theoreticalBasisPoints", n.low as "lowBasisPoints", n.high as "highBasisPoints",
            n.found_at as "foundAt", n.looked_at as "lookedAt", n.looked_by as "lookedBy", n.note
       from report_return_notice n
       left join vendor v on v.code = n.vendor left join vendor_game g on g.vendor_id = v.id and g.key = n.game
      where n.site_id = $1 order by n.looked_at is not null, n.id desc limit $2 offset $3`,
    [siteId, limit, offset],
  );
}

export async function countNotices(
  queryable: Queryable,
  siteId: number,
): Promise<{ readonly total: number; readonly openCount: number }> {
  const row = await queryable.row<{ total: number; openCount: number }>(
    `select count(*)::int as total, (count(*) filter (where looked_at is null))::int as "openCount"
       from report_return_notice where site_id = $1`,
    [siteId],
  );
  return row ?? { total: 0, openCount: 0 };
}

/** Locks a notice of the site. Returns whether somebody has looked at it; undefined where there is none. */
export function lockNotice(
  tx: Tx,
  siteId: number,
  noticeIdx: number,
): Promise<(ComparedGame & { readonly isLookedAt: boolean; readonly period: string }) | undefined> {
  return tx.row(
    `select family, vendor, game_type as "gameType", game, period, looked_at is not null as "isLookedAt"
       from report_return_notice where site_id = $1 and id = $2 for update`,
    [siteId, noticeIdx],
  );
}

export async function saveLook(
  tx: Tx,
  noticeIdx: number,
  { by, note, at }: { readonly by: string; readonly note: string; readonly at: Date },
): Promise<void> {
  await tx.run('update report_return_notice set looked_at = $2, looked_by = $3, note = $4 where id = $1', [
    noticeIdx,
    at,
    by,
    note,
  ]);
}
