import { amount } from '@hanpan/money';
import { fromWireAmount, toWireAmount, type WalletOutcome } from '@hanpan/vendor-kit';
import { walletOf } from '../purse/wallet-of.ts';
import type { Vendor } from '../vendor.ts';
import {
  betIndeterminate,
  betUndone,
  rollbackRefused,
  tryAgainAt,
  winConfirmed,
  winRefused,
} from './round-steps.ts';
import { findRound, type Round } from './rounds.ts';

/** How long a process leases a round; longer than any wallet call may take. */
export const leaseMs = 5000;

/** Refusals of a rollback that count as done: there is no such bet, or no longer. */
const nothingToUndo = ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST', 'RS_ERROR_TRANSACTION_ROLLED_BACK'];

/**
 * Takes one unfinished round one step towards its end: a win due is paid, an indeterminate bet is undone. One attempt;
 * the next is due after a growing pause. Harmless on a round that is finished.
 */
export async function settleRound(vendor: Vendor, roundId: string): Promise<void> {
  const round = await findRound(vendor.pool, roundId);
  if (round?.state === 'bet') return await payWin(vendor, round);
  if (round?.state === 'rollback') return await undoBet(vendor, round);
  if (round?.state === 'created') {
    // The process that created it died: the bet may or may not have reached the operator.
    const isIndeterminate = await betIndeterminate(
      vendor.pool,
      round.id,
      'interrupted',
      later(vendor, leaseMs),
    );
    if (isIndeterminate) await undoBet(vendor, round);
  }
}

/** Always sent, even for a win of zero: it closes the round at the operator. */
async function payWin(vendor: Vendor, round: Round): Promise<void> {
  const outcome = await walletOf(vendor, round).win({
    ...transactionOf(round),
    transaction_uuid: round.closingTransaction,
    reference_transaction_uuid: round.betTransaction,
    round_closed: true,
    currency: round.currency,
    amount: toWireAmount(amount(round.totalAmount ?? 0), round.currency),
    ...(round.returnedAmount > 0
      ? { returned_amount: toWireAmount(amount(round.returnedAmount), round.currency) }
      : {}),
  });
  if (outcome.kind === 'done') {
    return await winConfirmed(vendor.pool, round.id, balanceOf(outcome, round.currency), vendor.clock());
  }
  if (outcome.kind === 'refused') {
    vendor.log.error({ roundId: round.id, status: outcome.status }, 'the operator refuses a win for good');
    await winRefused(vendor.pool, round.id, outcome.status, vendor.clock());
    return;
  }
  await postpone(vendor, round, outcome);
}

async function undoBet(vendor: Vendor, round: Round): Promise<void> {
  const outcome = await walletOf(vendor, round).rollback({
    ...transactionOf(round),
    transaction_uuid: round.closingTransaction,
    reference_transaction_uuid: round.betTransaction,
    round_closed: true,
  });
  const refusedFor = outcome.kind === 'refused' ? outcome.status : undefined;
  if (outcome.kind === 'done' || (refusedFor && nothingToUndo.includes(refusedFor))) {
    await betUndone(vendor.pool, round.id, vendor.clock());
    return;
  }
  if (refusedFor) {
    vendor.log.error({ roundId: round.id, status: refusedFor }, 'the operator refuses a rollback for good');
    await rollbackRefused(vendor.pool, round.id, refusedFor, vendor.clock());
    return;
  }
  await postpone(vendor, round, outcome);
}

async function postpone(vendor: Vendor, round: Round, outcome: WalletOutcome): Promise<void> {
  const attempts = round.attempts + 1;
  const pauseMs = pauseBefore(attempts);
  // An operator that is starting again is there before the fourth attempt.
  const level = attempts < 4 ? 'info' : 'warn';
  vendor.log[level]({ roundId: round.id, attempts, outcome, pauseMs }, 'no answer that counts');
  await tryAgainAt(vendor.pool, round.id, later(vendor, pauseMs));
}

/** 1, 2, 4 … 64 seconds, then every 64 seconds for as long as it takes. */
export function pauseBefore(attempt: number): number {
  return 1000 * 2 ** Math.min(attempt - 1, 6);
}

export function later({ clock }: Pick<Vendor, 'clock'>, afterMs: number): Date {
  return new Date(clock().getTime() + afterMs);
}

export function transactionOf(round: Round) {
  return {
    user: round.userName,
    token: round.operatorToken,
    supplier_user: String(round.playerId),
    supplier_transaction_id: round.id,
    game_code: round.gameCode,
    round: round.id,
  };
}

/** Null where the operator's balance is not one we can show: another currency, or a fraction of a coin. */
export function balanceOf(outcome: WalletOutcome, currency: string): number | null {
  if (outcome.kind === 'indeterminate' || outcome.balanceWireAmount === undefined) return null;
  if (outcome.kind === 'done' && outcome.currency !== currency) return null;
  return fromWireAmount(outcome.balanceWireAmount, currency) ?? null;
}
