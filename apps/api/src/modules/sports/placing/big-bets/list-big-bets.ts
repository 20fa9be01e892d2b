import type { AnswerOf, BigBet, BodyOf } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { type Amount, amount, zero } from '@hanpan/money';
import { noBonus } from '@hanpan/rules';
import { consolePageSize, pageInfoOf, pageOf } from '../../../../kernel/paging.ts';
import { type LegOfBet, legsOf } from '../../bets/bet-store.ts';
import { presentLegs } from '../../bets/present-bet.ts';
import { possibleWinOf } from '../taken-bet.ts';
import { type BigBetRow, bigBetById, bigBetRows, countBigBets } from './big-bet-store.ts';
import { pricesNow } from './prices-now.ts';

type ListPath = '/api/console/sports/bigBets';

function present(row: BigBetRow, legs: readonly LegOfBet[]): BigBet {
  const odds = legs.map((leg) => leg.odds_milli);
  return {
    betIdx: row.bet_id,
    receiptId: row.receipt_id,
    memberKey: row.member_id,
    memId: row.mem_id,
    memNick: row.nickname,
    level: row.level,
    state: row.state,
    refusal: row.refusal,
    askedStake: row.asked_stake,
    allowedStake: row.allowed_stake,
    offeredStake: row.offered_stake,
    totalOdds: row.total_odds_milli / 1000,
    possibleWin: possibleWinOf(row.asked_stake, odds, row.bonus ?? noBonus),
    oddsPolicy: row.consent,
    legs: presentLegs(legs),
    askedAt: row.asked_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
  };
}

async function presentAll(queryable: Queryable, rows: readonly BigBetRow[]): Promise<BigBet[]> {
  const byBet = new Map<number, LegOfBet[]>(rows.map((row) => [row.bet_id, []]));
  for (const leg of await legsOf(queryable, [...byBet.keys()])) byBet.get(leg.bet_id)?.push(leg);
  return rows.map((row) => present(row, byBet.get(row.bet_id) ?? []));
}

/** A page of what was asked of the traders of a site. */
export async function listBigBets(
  queryable: Queryable,
  siteId: number,
  { state, page }: BodyOf<ListPath>,
): Promise<AnswerOf<ListPath>> {
  const rows = await bigBetRows(queryable, { siteId, state, ...pageOf(page, consolePageSize) });
  return {
    list: await presentAll(queryable, rows),
    pageInfo: pageInfoOf(page, consolePageSize, await countBigBets(queryable, siteId, state)),
    openCount: await countBigBets(queryable, siteId, 'open'),
  };
}

/** One of them, as it is now; undefined where the site has no such bet. */
export async function readBigBet(
  queryable: Queryable,
  siteId: number,
  betId: number,
): Promise<BigBet | undefined> {
  const row = await bigBetById(queryable, siteId, betId);
  return row === undefined ? undefined : (await presentAll(queryable, [row]))[0];
}

/**
 * What the house may have to pay at a trader's word, at most: nothing of a bet that goes back, else what it pays at the prices
 * at which it was asked for or at those of now, at which it is taken, whichever are higher. Undefined where the site has no
 * such bet.
 */
export async function riskOf(
  queryable: Queryable,
  siteId: number,
  { betIdx, decision }: Pick<BodyOf<'/api/console/sports/decideBigBet'>, 'betIdx' | 'decision'>,
): Promise<Amount | undefined> {
  if (decision === 'refuse') return zero;
  const row = await bigBetById(queryable, siteId, betIdx);
  if (row === undefined) return undefined;
  const asked = row.terms.map((leg) => leg.oddsMilli);
  const [then, now] = [asked, await pricesNow(queryable, row)].map((odds) =>
    possibleWinOf(row.asked_stake, odds, row.bonus ?? noBonus),
  );
  return amount(Math.max(then ?? 0, now ?? 0));
}
