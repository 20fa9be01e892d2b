import type { Bet } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

export interface Found {
  readonly kind: 'deposit' | 'withdrawal' | 'bet' | 'mini';
  readonly id: number;
  readonly memberKey: number;
  readonly memId: string;
  readonly memNick: string;
  readonly status: string;
  readonly amount: Amount;
  readonly paidAmount: Amount | null;
  readonly oddsMilli: number | null;
  readonly placedAt: Date;
  /** Of a bet, where it is known. */
  readonly address: string | null;
  /** How the ledger refers to it. */
  readonly reference: string;
}

/** What has this receipt at a site: a request for money, or a bet. */
export function findReceipt(
  queryable: Queryable,
  siteId: number,
  receiptId: string,
): Promise<Found | undefined> {
  return queryable.row(
    `select f.*, m.mem_id as "memId", m.nickname as "memNick" from (
       select case kind when 'in' then 'deposit' else 'withdrawal' end as kind, id, member_id as "memberKey",
              case state when 0 then 'asked' when 2 then 'waiting' when 1 then 'approved' else 'rejected' end as status,
              amount, case state when 1 then amount when -1 then 0 end as "paidAmount", null::bigint as "oddsMilli",
              applied_at as "placedAt", null::text as address, 'cash:' || id as reference
         from cash_request where site_id = $1 and receipt_id = $2
       union all
       select 'bet', id, member_id, status, stake, win_amount, total_odds_milli, placed_at,
              (select p.address from place_sports p where p.id = bet.id), 'bet:' || receipt_id
         from bet where site_id = $1 and receipt_id = $2
       union all
       select 'mini', id, member_id, status, stake, win_amount, odds_milli, placed_at,
              (select p.address from place_minigame p where p.id = minigame_bet.id), 'mini:' || receipt_id
         from minigame_bet where site_id = $1 and receipt_id = $2) f
       join member_card m on m.id = f."memberKey" limit 1`,
    [siteId, receiptId],
  );
}

export interface RequestStep {
  readonly at: Date;
  readonly step: string;
  readonly actor: string;
  readonly note: string;
}

export function stepsOfRequest(queryable: Queryable, requestId: number): Promise<RequestStep[]> {
  return queryable.rows(
    'select at, step, actor, note from cash_request_event where request_id = $1 order by id',
    [requestId],
  );
}

type Leg = Bet['legs'][number];

export interface LegRow
  extends Pick<Leg, 'eventId' | 'home' | 'away' | 'kind' | 'scope' | 'lineQuarters' | 'pick' | 'result'> {
  readonly oddsMilli: number;
  readonly startsAt: Date;
}

export function legsOfBet(queryable: Queryable, betId: number): Promise<LegRow[]> {
  return queryable.rows(
    `select l.event_id as "eventId", h.name as home, a.name as away, m.kind, m.scope, m.line_quarters as "lineQuarters", s.pick,
            l.odds_milli as "oddsMilli", l.result, e.starts_at as "startsAt"
       from bet_leg l join event e on e.id = l.event_id join team h on h.id = e.home_team join team a on a.id = e.away_team
       join market m on m.id = l.market_id join selection s on s.id = l.selection_id
      where l.bet_id = $1 order by e.starts_at, e.id, l.selection_id`,
    [betId],
  );
}

export interface SettledFact {
  readonly at: Date;
  readonly revision: number;
  readonly paid: Amount;
}

/** What each settlement came to, the first one and those that corrected it. */
export function settlementsOf(
  queryable: Queryable,
  memberId: number,
  receiptId: string,
): Promise<SettledFact[]> {
  return queryable.rows(
    `select settled_at as at, revision, win + returned as paid from play_settlement
      where member_id = $1 and reference = $2 and sign = 1 order by revision`,
    [memberId, receiptId],
  );
}

export interface Moved {
  readonly transferId: number;
  readonly flow: string;
  readonly account: string;
  readonly amount: Amount;
  readonly balanceAfter: Amount;
  readonly postedAt: Date;
}

/** The entries of a member's accounts under a reference, or under one of its revisions, in order. */
export function movementsOf(
  queryable: Queryable,
  { memberId, reference, since }: { memberId: number; reference: string; since: Date },
): Promise<Moved[]> {
  return queryable.rows(
    `select e.transfer_id as "transferId", e.flow, a.kind as account, e.amount, e.balance as "balanceAfter",
            e.posted_at as "postedAt"
       from ledger_account a join ledger_entry e on e.account_id = a.id
      where a.owner_id = $1 and e.posted_at >= $3::timestamptz - interval '1 day'
        and (e.reference = $2 or starts_with(e.reference, $2 || ':'))
      order by e.transfer_id, a.kind`,
    [memberId, reference, since],
  );
}
