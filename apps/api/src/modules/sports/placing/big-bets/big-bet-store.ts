import type { BigBet } from '@hanpan/contract';
import { plainList, type Queryable, type Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { MultiLegBonus } from '@hanpan/rules';
import type { LegTerms } from '../place-bet-store.ts';

export interface BigBetRow {
  readonly bet_id: number;
  readonly receipt_id: string;
  readonly member_id: number;
  readonly mem_id: string;
  readonly nickname: string;
  readonly level: number;
  readonly state: BigBet['state'];
  readonly refusal: BigBet['refusal'];
  readonly asked_stake: Amount;
  readonly allowed_stake: Amount;
  readonly offered_stake: Amount | null;
  readonly total_odds_milli: number;
  readonly bonus: MultiLegBonus | null;
  readonly consent: BigBet['oddsPolicy'];
  /** Under which it was asked for. */
  readonly terms: readonly LegTerms[];
  readonly asked_at: Date;
  readonly until: Date | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
}

export type BigBetFilter = 'open' | 'all';

const columns = `g.bet_id, b.receipt_id, b.member_id, m.mem_id, m.nickname, m.level, g.state, b.refusal, g.asked_stake,
  g.allowed_stake, g.offered_stake, b.total_odds_milli, b.bonus, w.consent, w.terms, g.asked_at,
  case when w.decided_at is null then w.until end as until, g.decided_at, o.name as decided_by`;
const source = `big_bet g join bet b on b.id = g.bet_id join bet_wait w on w.bet_id = g.bet_id
  join member_card m on m.id = b.member_id left join operator o on o.id = g.operator_id`;
const matches = `g.site_id = $1 and ($2 = 'all' or g.state in ('asked', 'offered'))`;

/** Those that wait for a trader first, by their clock; then the newest. */
export function bigBetRows(
  queryable: Queryable,
  filter: { siteId: number; state: BigBetFilter; limit: number; offset: number },
): Promise<BigBetRow[]> {
  return queryable.rows(
    `select ${columns} from ${source} where ${matches}
      order by g.state <> 'asked', case when g.state = 'asked' then w.until end, g.bet_id desc limit $3 offset $4`,
    [filter.siteId, filter.state, filter.limit, filter.offset],
  );
}

export async function countBigBets(
  queryable: Queryable,
  siteId: number,
  state: BigBetFilter,
): Promise<number> {
  const row = await queryable.row<{ count: number }>(`select count(*) from big_bet g where ${matches}`, [
    siteId,
    state,
  ]);
  return row?.count ?? 0;
}

export function bigBetById(
  queryable: Queryable,
  siteId: number,
  betId: number,
): Promise<BigBetRow | undefined> {
  return queryable.row(`select ${columns} from ${source} where g.site_id = $1 and g.bet_id = $2`, [
    siteId,
    betId,
  ]);
}

/** A trader takes less: the bet waits for its member now. */
export async function saveOffer(
  tx: Tx,
  { betId, stake, operatorId, until, at }: TraderWord & { readonly stake: Amount; readonly until: Date },
): Promise<void> {
  await tx.run(
    `update big_bet set state = 'offered', offered_stake = $2, operator_id = $3, decided_at = $4 where bet_id = $1`,
    [betId, stake, operatorId, at],
  );
  await tx.run(`update bet_wait set kind = 'offer', until = $2 where bet_id = $1`, [betId, until]);
}

interface TraderWord {
  readonly betId: number;
  readonly operatorId: number;
  readonly at: Date;
}

/** What a trader has decided alone. */
export async function saveDecision(
  tx: Tx,
  { betId, state, operatorId, at }: TraderWord & { readonly state: 'accepted' | 'refused' },
): Promise<void> {
  await tx.run(`update big_bet set state = $2, operator_id = $3, decided_at = $4 where bet_id = $1`, [
    betId,
    state,
    operatorId,
    at,
  ]);
}

/** What a member has said to an offer, or what has become of it since. */
export async function saveAnswer(
  tx: Tx,
  {
    betId,
    state,
    at,
  }: { readonly betId: number; readonly state: 'accepted-less' | 'refused' | 'declined'; readonly at: Date },
): Promise<void> {
  await tx.run('update big_bet set state = $2, decided_at = $3 where bet_id = $1', [betId, state, at]);
}

/** The bet is for less than was asked. Returns what is given back, and the receipt. */
export async function lowerStake(
  tx: Tx,
  betId: number,
): Promise<{ readonly excess: Amount; readonly receipt_id: string } | undefined> {
  return tx.row(
    `update bet b set stake = g.offered_stake from big_bet g where b.id = $1 and g.bet_id = b.id and b.stake = g.asked_stake
     returning g.asked_stake - g.offered_stake as excess, b.receipt_id`,
    [betId],
  );
}

/**
 * Of these bets, which were just decided: what nobody said anything about in time is expired, and an offer that was taken is
 * refused where its bet was given back all the same.
 */
export function saveClosed(
  tx: Tx,
  betIds: readonly number[],
  at: Date,
): Promise<{ readonly bet_id: number; readonly site_id: number }[]> {
  return tx.prepared(
    'big-bets-close',
    `update big_bet g set decided_at = $2, state = case when g.state <> 'accepted-less' then 'expired'
                                                       when b.refusal is null then 'accepted-less' else 'refused' end
       from bet b where b.id = g.bet_id and g.bet_id = any($1::bigint[]) and g.state in ('asked', 'offered', 'accepted-less')
     returning g.bet_id, g.site_id`,
    [plainList(betIds), at],
  );
}
