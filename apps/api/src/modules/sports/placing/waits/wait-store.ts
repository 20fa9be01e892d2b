import type { Bet } from '@hanpan/contract';
import { plainList, type Queryable, type Tx, textList } from '@hanpan/db';
import type { Amount, OddsMilli } from '@hanpan/money';
import type { OddsConsent } from '@hanpan/rules';
import type { LegTerms } from '../place-bet-store.ts';

/** A bet that waits, and under which terms. */
export interface Wait {
  readonly bet_id: number;
  readonly member_id: number;
  readonly kind: 'delay' | 'trader' | 'offer' | 'accepted';
  readonly consent: OddsConsent;
  readonly terms: readonly LegTerms[];
  readonly until: Date;
}

const columns = 'w.bet_id, b.member_id, w.kind, w.consent, w.terms, w.until';

/**
 * Waits whose time has come, the longest due first; not those that could not be decided a moment ago and are on the review
 * list.
 */
export function dueWaits(queryable: Queryable, now: Date, limit: number): Promise<Wait[]> {
  return queryable.prepared(
    'waits-due',
    `select ${columns} from bet_wait w join bet b on b.id = w.bet_id
      where w.decided_at is null and w.until <= $1 and not exists (
            select from sports_review r where r.subject = 'bet' and r.subject_id = w.bet_id
               and r.resolved_at is null and r.next_at > $1)
      order by w.until, w.bet_id limit $2`,
    [now, limit],
  );
}

/** The wait of a bet of the site that nobody has decided yet; it is not locked. */
export async function openWait(tx: Tx, siteId: number, betId: number): Promise<Wait | undefined> {
  return tx.row(
    `select ${columns} from bet_wait w join bet b on b.id = w.bet_id
      where w.bet_id = $2 and b.site_id = $1 and w.decided_at is null`,
    [siteId, betId],
  );
}

/** The member has taken what was offered: the bet is decided then, at a trader's word. */
export async function saveTakenOffer(
  tx: Tx,
  {
    betId,
    possibleWin,
    until,
  }: { readonly betId: number; readonly possibleWin: Amount; readonly until: Date },
): Promise<void> {
  await tx.run(`update bet_wait set kind = 'accepted', until = $2 where bet_id = $1`, [betId, until]);
  await tx.run('update bet set possible_win = $2 where id = $1', [betId, possibleWin]);
}

/**
 * Locks the selections that waits are about, the lower id first, and then the bets. What is read afterwards is as it is
 * now, and stays so. Returns those that still wait, as they are now.
 */
export async function lockWaits(tx: Tx, waits: readonly Wait[]): Promise<Wait[]> {
  const selections = new Set(waits.flatMap(({ terms }) => terms.map((leg) => leg.selectionId)));
  await tx.prepared(
    'wait-selections-lock',
    'select from selection where id = any($1::bigint[]) order by id for no key update',
    [plainList([...selections])],
  );
  return tx.prepared(
    'waits-lock',
    `select ${columns} from bet_wait w join bet b on b.id = w.bet_id
      where w.bet_id = any($1::bigint[]) and w.decided_at is null order by w.bet_id for update`,
    [plainList(waits.map((wait) => wait.bet_id))],
  );
}

/** A bet as it is taken in the end, at the prices of that moment. */
export interface AcceptedWait {
  readonly betId: number;
  readonly totalOddsMilli: OddsMilli;
  readonly possibleWin: Amount;
  readonly legs: readonly { readonly selectionId: number; readonly oddsMilli: OddsMilli }[];
}

export async function saveAccepted(tx: Tx, bets: readonly AcceptedWait[], at: Date): Promise<void> {
  const legs = bets.flatMap(({ betId, legs }) => legs.map((leg) => ({ betId, ...leg })));
  await tx.prepared(
    'waits-accepted',
    `with taken as (
       update bet b set status = 'BET', total_odds_milli = r.odds, possible_win = r.win,
              accepted_at = greatest($7, b.placed_at)
         from unnest($1::bigint[], $2::bigint[], $3::bigint[]) r(id, odds, win) where b.id = r.id
     ), legs as (
       update bet_leg l set odds_milli = r.odds
         from unnest($4::bigint[], $5::bigint[], $6::int[]) r(bet_id, selection_id, odds)
        where l.bet_id = r.bet_id and l.selection_id = r.selection_id
     )
     update bet_wait set decided_at = $7 where bet_id = any($1::bigint[])`,
    [
      plainList(bets.map((bet) => bet.betId)),
      plainList(bets.map((bet) => bet.totalOddsMilli)),
      plainList(bets.map((bet) => bet.possibleWin)),
      plainList(legs.map((leg) => leg.betId)),
      plainList(legs.map((leg) => leg.selectionId)),
      plainList(legs.map((leg) => leg.oddsMilli)),
      at,
    ],
  );
}

export interface RefusedWait {
  readonly betId: number;
  readonly refusal: NonNullable<Bet['refusal']>;
  /** With how the legs stood then. */
  readonly terms: readonly LegTerms[];
}

/** The bets are given back: their one settlement, which nothing changes any more, and no fact of play, because nothing was. */
export async function saveRefused(tx: Tx, bets: readonly RefusedWait[], at: Date): Promise<void> {
  await tx.prepared(
    'waits-refused',
    `with refused as (
       update bet b set status = 'CANCEL', refusal = r.refusal, win_amount = b.stake, settlements = 1, settled_at = $3
         from unnest($1::bigint[], $2::text[]) r(id, refusal) where b.id = r.id
     )
     update bet_wait w set decided_at = $3, terms = r.terms
       from unnest($1::bigint[], $4::jsonb[]) r(id, terms) where w.bet_id = r.id`,
    [
      plainList(bets.map((bet) => bet.betId)),
      textList(bets.map((bet) => bet.refusal)),
      at,
      textList(bets.map((bet) => JSON.stringify(bet.terms))),
    ],
  );
}
