import type { Tx } from '@hanpan/db';
import type { Amount, OddsMilli } from '@hanpan/money';

export interface OfferedSelection {
  readonly id: number;
  readonly market_id: number;
  readonly event_id: number;
  readonly odds_milli: OddsMilli;
  readonly status: string;
  readonly starts_at: Date;
}

/** The selections as they are offered now. The share lock keeps a price from changing between reading and accepting. */
export function offeredSelections(tx: Tx, ids: readonly number[]): Promise<OfferedSelection[]> {
  return tx.prepared(
    'offered-selections',
    `select s.id, s.market_id, m.event_id, s.odds_milli, m.status, e.starts_at
       from selection s join market m on m.id = s.market_id join event e on e.id = m.event_id
      where s.id = any($1) order by s.id for share of s`,
    [ids],
  );
}

/** Whether the member placed exactly this slip since then. */
export async function wasJustPlaced(
  tx: Tx,
  memberId: number,
  stake: Amount,
  legs: readonly OfferedSelection[],
  since: Date,
): Promise<boolean> {
  const [row] = await tx.prepared<{ found: boolean }>(
    'bet-just-placed',
    `select exists (select 1 from bet b where b.member_id = $1 and b.stake = $2 and b.placed_at > $3
       and (select array_agg(l.selection_id order by l.selection_id) from bet_leg l where l.bet_id = b.id) = $4::bigint[]) as found`,
    [memberId, stake, since, legs.map((leg) => leg.id)],
  );
  return row?.found === true;
}

export interface NewBet {
  readonly siteId: number;
  readonly memberId: number;
  readonly stake: Amount;
  readonly totalOddsMilli: OddsMilli;
  readonly possibleWin: Amount;
  readonly placedAt: Date;
  /** The site's day, for the receipt. */
  readonly day: string;
  readonly legs: readonly OfferedSelection[];
}

/** B-261121-000042: the site's day and the bet's own number. */
function receiptOf(day: string, id: number): string {
  return `B-${day.slice(2).replaceAll('-', '')}-${String(id).padStart(6, '0')}`;
}

export async function insertBet(tx: Tx, bet: NewBet): Promise<{ id: number; receiptId: string }> {
  const [next] = await tx.prepared<{ id: number }>(
    'bet-next-id',
    "select nextval(pg_get_serial_sequence('bet', 'id')) as id",
    [],
  );
  const id = next?.id ?? 0;
  const receiptId = receiptOf(bet.day, id);
  await tx.prepared(
    'bet-insert',
    `with placed as (
       insert into bet (id, site_id, member_id, receipt_id, status, stake, total_odds_milli, possible_win, placed_at)
       overriding system value values ($1, $2, $3, $4, 'BET', $5, $6, $7, $8) returning id
     )
     insert into bet_leg (bet_id, event_id, market_id, selection_id, odds_milli)
     select placed.id, l.* from placed, unnest($9::bigint[], $10::bigint[], $11::bigint[], $12::int[]) l`,
    [
      id,
      bet.siteId,
      bet.memberId,
      receiptId,
      bet.stake,
      bet.totalOddsMilli,
      bet.possibleWin,
      bet.placedAt,
      bet.legs.map((leg) => leg.event_id),
      bet.legs.map((leg) => leg.market_id),
      bet.legs.map((leg) => leg.id),
      bet.legs.map((leg) => leg.odds_milli),
    ],
  );
  return { id, receiptId };
}
