import type { Queryable, Tx } from '@hanpan/db';
import type { Amount, OddsMilli } from '@hanpan/money';
import type { LegCode, MarketCode, MatchPlan, PlayProgress, Scope, SportState } from '@hanpan/rules';
import type { LegRow } from '../bets/present-bet.ts';
import { feedAlive } from '../placing/place-bet-store.ts';
import { legResultNow } from '../settlement/settle-store.ts';

/** An open leg as it stands now. */
export interface OpenLeg {
  readonly event_id: number;
  readonly selection_id: number;
  readonly odds_milli: OddsMilli;
  /** Of the leg, and of its selection: a pass carries the one to the other. */
  readonly result: LegCode | null;
  readonly selection_result: LegCode | null;
  readonly fair_probability: number;
  readonly kind: MarketCode;
  readonly scope: Scope;
  readonly line_quarters: number | null;
  readonly pick: string;
  /** Of the market. */
  readonly status: string;
  /** Of the selection: false where it has no sensible price now. */
  readonly is_offered: boolean;
  /** Of the event, as a slip has them. */
  readonly phase: LegRow['phase'];
  readonly starts_at: Date;
  readonly sport: string;
  readonly feed: string;
  readonly feed_alive_at: Date | null;
  /** Of a drawn match; null for any other. */
  readonly plan: MatchPlan | null;
  readonly progress: PlayProgress<SportState> | null;
}

export interface OpenBet {
  readonly id: number;
  readonly stake: Amount;
  readonly status: string;
  readonly settled_at: Date | null;
  /** How often it was settled: above zero while it is open, what it was paid is taken back by its next settlement. */
  readonly settlements: number;
  /** Results of one of its matches are on their way to it. */
  readonly is_settling: boolean;
}

const columns = `b.id, b.stake, b.status, b.settled_at, b.settlements, exists (
  select from settlement_pass p join bet_leg l on l.event_id = p.event_id
   where p.finished_at is null and p.last_bet_id < b.id and l.bet_id = b.id) as is_settling`;

/** Those of the bets that are the member's. */
export function betsOfMember(
  queryable: Queryable,
  memberId: number,
  betIds: readonly number[],
): Promise<OpenBet[]> {
  return queryable.rows(
    `select ${columns} from bet b where b.member_id = $1 and b.id = any($2) order by b.id`,
    [memberId, betIds],
  );
}

/** Locks a bet of a member: no pass settles it meanwhile. Undefined where the member has no such bet. */
export async function lockBetOf(tx: Tx, memberId: number, betId: number): Promise<OpenBet | undefined> {
  await tx.run('select from bet where id = $1 and member_id = $2 for update', [betId, memberId]);
  return (await betsOfMember(tx, memberId, [betId]))[0];
}

const legs = `select l.bet_id, l.event_id, l.selection_id, l.odds_milli, l.result, ${legResultNow} as selection_result, s.fair_probability,
        m.kind, m.scope, m.line_quarters, s.pick, case when s.is_held and m.status = 'open' then 'suspended' else m.status end as status,
        s.is_offered, e.phase, e.starts_at, g.sport, e.feed, ${feedAlive} as feed_alive_at, n.plan, n.progress
   from bet_leg l join bet b on b.id = l.bet_id join selection s on s.id = l.selection_id
   join market m on m.id = l.market_id join event e on e.id = l.event_id join league g on g.id = e.league_id
   left join feed_state f on f.name = e.feed
   left join season_match n on n.event_id = l.event_id where l.bet_id = any($1) order by l.bet_id, s.id`;

export function legsOfBets(
  queryable: Queryable,
  betIds: readonly number[],
): Promise<(OpenLeg & { readonly bet_id: number })[]> {
  return queryable.rows(legs, [betIds]);
}

/**
 * Locks the selections of a bet by id and reads its legs: no price and no result of them changes before the commit. They
 * are read after the locks are there, so what others have just written is seen.
 */
export async function lockLegsOf(tx: Tx, betId: number): Promise<OpenLeg[]> {
  await tx.run(
    `select from selection s where s.id in (select l.selection_id from bet_leg l where l.bet_id = $1)
      order by s.id for share`,
    [betId],
  );
  return legsOfBets(tx, [betId]);
}

export async function noteCashedOut(tx: Tx, betId: number, at: Date): Promise<void> {
  await tx.run('update bet set cashed_out_at = $2 where id = $1', [betId, at]);
}
