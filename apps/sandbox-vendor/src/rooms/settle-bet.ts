import { amount } from '@hanpan/money';
import { toWireAmount, type WalletOutcome } from '@hanpan/vendor-kit';
import { balanceOf, later, leaseMs, pauseBefore } from '../play/settle-round.ts';
import { walletOf } from '../purse/wallet-of.ts';
import type { Vendor } from '../vendor.ts';
import { betFinished, betInDoubt, leaseDueBets, tryBetAgainAt } from './bet-steps.ts';
import { findRoomBet, type RoomBetRow } from './room-bets.ts';

const batchSize = 40;

/** Refusals of a rollback that count as done: there is no such bet, or no longer. */
const nothingToUndo = ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 'RS_ERROR_TRANSACTION_ROLLED_BACK'];

/**
 * Takes one bet one step towards its end: a win due is paid, a stake in doubt is given back. One attempt; the next is due
 * after a growing pause. Harmless on a bet that is finished.
 */
export async function settleBet(vendor: Vendor, betId: string): Promise<RoomBetRow | undefined> {
  const bet = await findRoomBet(vendor.pool, betId);
  if (bet?.state === 'due') await payWin(vendor, bet);
  if (bet?.state === 'rollback') await undoBet(vendor, bet);
  if (bet?.state === 'created') {
    // The process that was taking the stake died: it may or may not have reached the operator.
    const inDoubt = await betInDoubt(vendor.pool, bet.id, 'interrupted', later(vendor, leaseMs));
    if (inDoubt) await undoBet(vendor, bet);
  }
  return await findRoomBet(vendor.pool, betId);
}

/** One pass over the bets that are due. Everything it knows is in the database, so it continues after a restart. */
export async function settleDueBets(vendor: Vendor, settled: (bet: RoomBetRow) => void): Promise<number> {
  const due = await leaseDueBets(vendor.pool, vendor.clock(), later(vendor, leaseMs), batchSize);
  const byPlayer = new Map<number, string[]>();
  for (const { id, playerId } of due) byPlayer.set(playerId, [...(byPlayer.get(playerId) ?? []), id]);
  await Promise.all([...byPlayer.values()].map((ids) => settleInTurn(vendor, ids, settled)));
  return due.length;
}

/**
 * One player's bets, one after the other: at once, the answer with the older balance could come last. After one that is
 * not finished, which its wallet did not respond to, the others wait until their lease is over.
 */
async function settleInTurn(
  vendor: Vendor,
  ids: readonly string[],
  settled: (bet: RoomBetRow) => void,
): Promise<void> {
  for (const id of ids) {
    try {
      const bet = await settleBet(vendor, id);
      if (bet) settled(bet);
      if (bet?.state === 'due' || bet?.state === 'rollback') return;
    } catch (error) {
      vendor.log.error({ err: error, betId: id }, 'a bet could not be settled; it comes up again');
    }
  }
}

/** Always sent, even for a win of zero: it closes the bet at the operator. */
async function payWin(vendor: Vendor, bet: RoomBetRow): Promise<void> {
  const outcome = await walletOf(vendor, bet).win({
    ...transactionOf(bet),
    transaction_uuid: bet.closingTransaction,
    reference_transaction_uuid: bet.betTransaction,
    round_closed: true,
    currency: bet.currency,
    amount: toWireAmount(amount(bet.totalAmount ?? 0), bet.currency),
  });
  const now = vendor.clock();
  if (outcome.kind === 'done') {
    await betFinished(vendor.pool, bet.id, 'done', now, {
      balanceAfterAmount: balanceOf(outcome, bet.currency),
    });
  } else if (outcome.kind === 'refused') {
    vendor.log.error({ betId: bet.id, status: outcome.status }, 'the operator refuses a win for good');
    await betFinished(vendor.pool, bet.id, 'win-refused', now, { reason: outcome.status });
  } else {
    await postpone(vendor, bet, outcome);
  }
}

async function undoBet(vendor: Vendor, bet: RoomBetRow): Promise<void> {
  const outcome = await walletOf(vendor, bet).rollback({
    ...transactionOf(bet),
    transaction_uuid: bet.closingTransaction,
    reference_transaction_uuid: bet.betTransaction,
    round_closed: true,
  });
  const refusedFor = outcome.kind === 'refused' ? outcome.status : undefined;
  const now = vendor.clock();
  if (outcome.kind === 'done' || (refusedFor && nothingToUndo.includes(refusedFor))) {
    await betFinished(vendor.pool, bet.id, 'rolled-back', now, {
      balanceAfterAmount: balanceOf(outcome, bet.currency),
    });
  } else if (refusedFor) {
    vendor.log.error({ betId: bet.id, status: refusedFor }, 'the operator refuses a rollback for good');
    await betFinished(vendor.pool, bet.id, 'rollback-refused', now, { reason: refusedFor });
  } else {
    await postpone(vendor, bet, outcome);
  }
}

async function postpone(vendor: Vendor, bet: RoomBetRow, outcome: WalletOutcome): Promise<void> {
  const attempts = bet.attempts + 1;
  const pauseMs = pauseBefore(attempts);
  vendor.log[attempts < 4 ? 'info' : 'warn'](
    { betId: bet.id, attempts, outcome, pauseMs },
    'no answer that counts',
  );
  await tryBetAgainAt(vendor.pool, bet.id, later(vendor, pauseMs));
}

/** One press is one round at the operator: a bet, and the win or rollback that closes it. */
export function transactionOf(bet: RoomBetRow) {
  return {
    user: bet.userName,
    token: bet.operatorToken,
    supplier_user: String(bet.playerId),
    supplier_transaction_id: bet.id,
    game_code: bet.gameCode,
    round: bet.id,
  };
}
