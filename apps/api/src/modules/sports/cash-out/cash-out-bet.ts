import type { DataOf } from '@hanpan/contract';
import { type Tx, together } from '@hanpan/db';
import { flows, type Ledger } from '@hanpan/ledger';
import { type Amount, amount } from '@hanpan/money';
import type { Clock } from '../../../kernel/clock.ts';
import { type Failure, fail } from '../../../kernel/failure.ts';
import { need } from '../../../kernel/need.ts';
import { lockMember } from '../../member/index.ts';
import { recordSettlements } from '../../play/index.ts';
import { betsById } from '../bets/list-bets.ts';
import { feedAliveAt } from '../board/board-store.ts';
import { movesOf, sumMoves } from '../book/book-moves.ts';
import { lockBooks, takeOffBooks } from '../book/book-store.ts';
import { type BetOutcome, emitBets, factOf, settledBet } from '../settlement/settle-bet-outcome.ts';
import { saveSettled, type VisitedBet, visitedBets } from '../settlement/settle-store.ts';
import { lockBetOf, lockLegsOf, noteCashedOut } from './cash-out-store.ts';
import { type CashOutTerms, priceOfBet } from './price-bet.ts';

interface Wish {
  readonly memberId: number;
  readonly betIdx: number;
  /** What the member was shown. */
  readonly quotedAmount: Amount;
}

interface CashOutServices {
  readonly ledger: Ledger;
  readonly clock: Clock;
}

type Refusal = Failure<'B1002' | 'E404' | 'B9999' | 'B6031' | 'B6032'>;

/**
 * A member sells an open bet for what was quoted: its money, its books and its settlement commit together, and nothing
 * settles it again. The quoted amount is paid, never more and never less; a bet that is worth less by now is refused with
 * what it is worth. Fails with B1002 locked member, E404 not the member's bet, B9999 a result of it is on its way, B6031
 * nothing to sell or no price, B6032 worth less than quoted. Locks member, bet, selections, books, account.
 */
export async function cashOutBet(
  { ledger, clock }: CashOutServices,
  tx: Tx,
  { memberId, betIdx, quotedAmount }: Wish,
  terms: CashOutTerms,
): Promise<DataOf<'/api/bet/cashOut'> | Refusal> {
  const member = await lockMember(tx, memberId);
  if (member?.status !== 'active') return fail('B1002');
  const open = await lockBetOf(tx, memberId, betIdx);
  if (open === undefined) return fail('E404');
  const legs = await lockLegsOf(tx, betIdx);
  const [feedAlive, nowMs] = await together([feedAliveAt(tx), clock.ofDatabase(tx)]);
  const now = { nowMs, feedAliveAtMs: feedAlive.getTime() };
  const price = priceOfBet(open, legs, { ...terms, now });
  if ('refused' in price) return fail(price.refused === 'settling' ? 'B9999' : 'B6031');
  if (price.value < quotedAmount) return fail('B6032', { value: price.value });
  const [bet] = await visitedBets(tx, [betIdx]);
  return sell({ ledger, clock }, tx, need(bet, 'the bet'), quotedAmount);
}

async function sell(
  { ledger, clock }: CashOutServices,
  tx: Tx,
  bet: VisitedBet,
  payoutAmount: Amount,
): Promise<DataOf<'/api/bet/cashOut'>> {
  const at = clock.date();
  const outcome: BetOutcome = { bet, betStatus: statusOf(bet.stake, payoutAmount), payoutAmount };
  const moves = sumMoves(movesOf(bet, false));
  await lockBooks(tx, moves);
  await takeOffBooks(tx, moves);
  const holder = { siteId: bet.site_id, memberId: bet.member_id };
  const [posting] = await ledger.postIn(tx, [
    flows.cashOut({ holder, amount: payoutAmount }, bet.receipt_id),
  ]);
  if (posting?.status !== 'posted') throw new Error('a cash-out was not posted');
  await saveSettled(tx, [settledBet(outcome)], at);
  await noteCashedOut(tx, bet.id, at);
  await recordSettlements(tx, [{ ...factOf(outcome, at), eligible: riskedOf(outcome) }]);
  await emitBets(tx, [{ ...outcome, bet: { ...bet, cashed_out_at: at } }], at);
  const [shown] = await betsById(tx, [bet.id]);
  const points = await ledger.pointVersions(tx, [holder]);
  const { balance, version } = posting.credit;
  return {
    bet: need(shown, 'the bet'),
    cashAmt: balance,
    version: version + (points.get(bet.member_id) ?? 0),
  };
}

/** Sold above its stake a bet has won, below it has lost. */
function statusOf(stake: Amount, value: Amount): 'PASS' | 'TIE' | 'FAIL' {
  if (value === stake) return 'TIE';
  return value > stake ? 'PASS' : 'FAIL';
}

/**
 * What counts of the stake as turnover: what was won or lost by it, so that betting and selling at once, which risks next
 * to nothing, frees next to no money. Chosen.
 */
function riskedOf(outcome: BetOutcome): Amount {
  const { eligible } = factOf(outcome, outcome.bet.placed_at);
  return amount(Math.min(eligible ?? 0, Math.abs(outcome.payoutAmount - outcome.bet.stake)));
}
