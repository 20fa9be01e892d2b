import type { Bet } from '@hanpan/contract';
import { plainList, type Queryable, type Tx, textList } from '@hanpan/db';
import type { Amount, OddsMilli } from '@hanpan/money';
import { type LegCode, type MultiLegBonus, resultMarkets, type Scope, type SidedPick } from '@hanpan/rules';
import type { LegRow } from '../bets/present-bet.ts';

/** A bet with its legs, in lists ordered by event: what their results were, and what their selections say now. */
export interface VisitedBet {
  readonly id: number;
  readonly site_id: number;
  readonly member_id: number;
  readonly receipt_id: string;
  readonly stake: Amount;
  readonly total_odds_milli: number;
  readonly possible_win: Amount;
  readonly bonus: MultiLegBonus | null;
  readonly consent: Bet['oddsPolicy'];
  /** The version of the house rules that it was placed under. */
  readonly house_rules: number;
  readonly placed_at: Date;
  /** When it was taken, at the odds of that moment: after its wait where it had one, else when it was placed. */
  readonly accepted_at: Date;
  readonly settled_at: Date | null;
  /** It waited and was given back: it was never taken, and no result changes it. */
  readonly refusal: Bet['refusal'];
  /** When its member sold it: whatever becomes of its matches, it stays as it was settled then. */
  readonly cashed_out_at: Date | null;
  /** How often it was settled before, the result, and how much of it could not be debited. */
  readonly settlements: number;
  readonly status: string;
  readonly win_amount: Amount | null;
  readonly uncollected: Amount;
  readonly events: readonly number[];
  readonly markets: readonly number[];
  readonly selections: readonly number[];
  readonly odds: readonly OddsMilli[];
  readonly earlier: readonly (LegCode | null)[];
  readonly results: readonly (LegCode | null)[];
  /** Of each leg whether its match is said not to have been played at all. */
  readonly unplayed: readonly boolean[];
  /** The member had a bet open on another result of one of its markets while this one was. */
  readonly has_both_sides: boolean;
  /** What the member had open on the results of its matches, this bet included; null where it has no bet beside it. */
  readonly sides: readonly SidedLeg[] | null;
}

/** A leg of this bet (`isOwn`) or of one that was open beside it, on a market that who wins may decide. */
export interface SidedLeg extends SidedPick {
  readonly isOwn: boolean;
  readonly event: number;
  readonly scope: Scope;
  /** The stretch is sold as one that has a winner. */
  readonly isDecided: boolean;
}

/**
 * Locks the next bets on an event, in the order of their ids. Whoever reads them afterwards sees what another worker has
 * just settled. `lastBetId` is undefined where these were the last.
 */
export async function lockBetsOn(
  tx: Tx,
  { eventId, afterBetId, limit }: { eventId: number; afterBetId: number; limit: number },
): Promise<{ ids: number[]; lastBetId: number | undefined }> {
  const locked = await tx.prepared<{ id: number }>(
    'bets-on-event-lock',
    `select b.id from bet b
      where b.id in (select l.bet_id from bet_leg l where l.event_id = $1 and l.bet_id > $2 order by l.bet_id limit $3)
      order by b.id for update`,
    [eventId, afterBetId, limit],
  );
  const ids = locked.map((bet) => bet.id);
  return { ids, lastBetId: ids.length < limit ? undefined : ids.at(-1) };
}

export async function lockBet(tx: Tx, id: number): Promise<void> {
  await tx.run('select from bet where id = $1 for update', [id]);
}

/** Of `b` a bet. */
const acceptedAt = 'coalesce(b.accepted_at, b.placed_at)';

/**
 * What a leg comes to now: void where a cancellation reaches the instant at which it was taken, and else what its selection
 * says of bets under the house rules of its own version, taken before the match or during play. Of `s` its selection, `b` its bet and `e` its event; `legNow` is the
 * same over what was said.
 */
export const legResultNow = `case when s.voids @> ${acceptedAt} then 'void'
  when s.ruled ? b.house_rules::text then s.ruled -> b.house_rules::text ->> (${acceptedAt} >= e.starts_at)::int
  when s.in_play_result is not null and ${acceptedAt} >= e.starts_at then s.in_play_result else s.result end`;

/**
 * Only where the member is known to have taken both sides of a market on one of the events are its other bets looked
 * through, for those that were open at the same time.
 */
const isBeside = `o.member_id = b.member_id and o.id <> b.id and o.placed_at > b.placed_at - interval '30 days'
     and (o.settled_at is null or o.settled_at >= b.placed_at) and (b.settled_at is null or o.placed_at <= b.settled_at)
     and o.status <> 'CANCEL'`;
const bothSides = `case when l.maybe_both then exists (
  select from bet o join bet_leg ol on ol.bet_id = o.id join bet_leg bl on bl.bet_id = b.id and bl.market_id = ol.market_id
   where ${isBeside} and ol.selection_id <> bl.selection_id) else false end as has_both_sides`;

/** The member's own bets are found first: a match has thousands of others. */
const sides = `case when l.maybe_both then (
  select jsonb_agg(jsonb_build_object('isOwn', o.id = b.id, 'event', om.event_id, 'scope', om.scope, 'market', om.kind,
                                      'lineQuarters', om.line_quarters, 'selection', os.pick, 'isDecided',
           exists (select from market d where d.event_id = om.event_id and d.scope = om.scope and d.kind = 'WL') and not exists (
             select from market d where d.event_id = om.event_id and d.scope = om.scope and d.kind in ('WDL', 'DC', 'DNB'))))
    from (select o.id from bet o where o.id = b.id or ${isBeside} offset 0) o
    join bet_leg ol on ol.bet_id = o.id and ol.event_id = any(l.events)
    join market om on om.id = ol.market_id and om.kind in (${resultMarkets.map((kind) => `'${kind}'`).join(', ')})
    join selection os on os.id = ol.selection_id) end as sides`;

/** The bets in the order of their ids. Their locks are held, so what is read stays true. */
export function visitedBets(queryable: Queryable, ids: readonly number[]): Promise<VisitedBet[]> {
  return queryable.prepared(
    'bets-visited',
    `select b.id, b.status, b.site_id, b.member_id, b.receipt_id, b.stake, b.total_odds_milli, b.possible_win, b.bonus, b.consent,
            b.house_rules, b.refusal, b.placed_at, ${acceptedAt} as accepted_at,
            b.settled_at, b.cashed_out_at, b.settlements, b.win_amount, b.uncollected, l.events, l.markets, l.selections, l.odds, l.earlier, l.results, l.unplayed,
            ${bothSides}, ${sides}
       from bet b cross join lateral (
         select array_agg(l.event_id order by l.event_id) as events, array_agg(l.market_id order by l.event_id) as markets,
                array_agg(l.selection_id order by l.event_id) as selections, array_agg(l.odds_milli order by l.event_id) as odds,
                array_agg(l.result order by l.event_id) as earlier, array_agg(${legResultNow} order by l.event_id) as results,
                array_agg(e.cancelled_at is not null order by l.event_id) as unplayed, bool_or(coalesce(k.both_sides, true)) as maybe_both
           from bet_leg l join selection s on s.id = l.selection_id join event e on e.id = l.event_id
           left join member_event_book k on k.member_id = b.member_id and k.event_id = l.event_id
          where l.bet_id = b.id) l
      where b.id = any($1::bigint[]) order by b.id`,
    [plainList(ids)],
  );
}

/** What legs on a selection show, whoever's they are. */
export type SelectionFacts = Omit<LegRow, 'odds_milli' | 'result'> & { readonly id: number };

export function selectionFacts(tx: Tx, ids: readonly number[]): Promise<SelectionFacts[]> {
  return tx.prepared(
    'selection-facts',
    `select s.id, s.event_id, h.name as home, a.name as away, e.starts_at, m.kind, m.scope, m.line_quarters, s.pick, e.phase,
            e.home_score, e.away_score,
            (select encode(d.hash, 'hex') from season_match n join draw_series d on d.series = n.series where n.event_id = e.id) as announcement
       from selection s join market m on m.id = s.market_id join event e on e.id = s.event_id
       join team h on h.id = e.home_team join team a on a.id = e.away_team
      where s.id = any($1::bigint[])`,
    [plainList(ids)],
  );
}

export interface LegChange {
  readonly betId: number;
  readonly eventId: number;
  readonly result: LegCode | null;
}

export async function saveLegResults(tx: Tx, legs: readonly LegChange[]): Promise<void> {
  await tx.prepared(
    'leg-results',
    `update bet_leg l set result = r.result
       from unnest($1::bigint[], $2::bigint[], $3::text[]) r(bet_id, event_id, result)
      where l.bet_id = r.bet_id and l.event_id = r.event_id`,
    [
      plainList(legs.map((leg) => leg.betId)),
      plainList(legs.map((leg) => leg.eventId)),
      textList(legs.map((leg) => leg.result)),
    ],
  );
}

export interface SettledBet {
  readonly id: number;
  readonly status: string;
  readonly winAmount: Amount;
  readonly settlements: number;
  readonly uncollected: Amount;
}

export async function saveSettled(tx: Tx, bets: readonly SettledBet[], at: Date): Promise<void> {
  await tx.prepared(
    'bets-settled',
    `update bet b set status = r.status, win_amount = r.win, settlements = r.settlements, uncollected = r.uncollected,
            settled_at = $6
       from unnest($1::bigint[], $2::text[], $3::bigint[], $4::int[], $5::bigint[]) r(id, status, win, settlements, uncollected)
      where b.id = r.id`,
    [
      plainList(bets.map((bet) => bet.id)),
      textList(bets.map((bet) => bet.status)),
      plainList(bets.map((bet) => bet.winAmount)),
      plainList(bets.map((bet) => bet.settlements)),
      plainList(bets.map((bet) => bet.uncollected)),
      at,
    ],
  );
}

/** Open again, although settled before: a later pass finds them decided. */
export async function reopenBets(
  tx: Tx,
  bets: readonly Pick<SettledBet, 'id' | 'settlements' | 'uncollected'>[],
): Promise<void> {
  await tx.run(
    `update bet b set status = 'BET', win_amount = null, settled_at = null, settlements = r.settlements,
            uncollected = r.uncollected
       from unnest($1::bigint[], $2::int[], $3::bigint[]) r(id, settlements, uncollected) where b.id = r.id`,
    [bets.map((bet) => bet.id), bets.map((bet) => bet.settlements), bets.map((bet) => bet.uncollected)],
  );
}

/** How often a bet was settled. */
export async function settlementsOf(queryable: Queryable, betId: number): Promise<number> {
  const row = await queryable.row<{ settlements: number }>('select settlements from bet where id = $1', [
    betId,
  ]);
  return row?.settlements ?? 0;
}
