import { randomUUID } from 'node:crypto';
import type { Tx } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import type { Amount } from '@hanpan/money';
import type { Failure } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { lockMember } from '../../member/index.ts';
import { isOpen, refusalOfOut } from './refusal-of.ts';
import {
  type GameMoneyServices,
  leaseMs,
  resumeTransfer,
  sendTransfer,
  transferWalletOf,
} from './settle-transfer.ts';
import { findOpenTransfer, insertTransfer } from './store.ts';

/** Stores a way back; nothing moves in our books before the vendor has said how much there is. */
export async function insertWayBack(
  { clock }: GameMoneyServices,
  tx: Tx,
  holder: Holder,
  vendorCode: string,
  askedAmount: Amount | null,
): Promise<string> {
  const id = randomUUID();
  const at = clock();
  await insertTransfer(tx, {
    id,
    ...holder,
    vendorCode,
    direction: 'out',
    askedAmount,
    at: new Date(at),
    nextAttemptAt: new Date(at + leaseMs),
  });
  return id;
}

/** Vendors where game money stands by our books and that we can speak to. */
export async function vendorsWithMoney(
  services: GameMoneyServices,
  holder: Holder,
): Promise<{ code: string; amount: Amount }[]> {
  const { game } = await services.ledger.holdings(services.database, holder);
  return Object.entries(game)
    .map(([code, amount]) => ({ code, amount }))
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.amount - a.amount || (a.code < b.code ? -1 : 1));
}

/**
 * Brings everything back from one vendor, for the close of a game: whoever calls has made sure that it is closed.
 * Undefined where nothing is left there.
 */
export async function bringBack(
  services: GameMoneyServices,
  holder: Holder,
  vendorCode: string,
): Promise<Failure<'C009' | 'B6000' | 'B0091' | 'TE99' | 'NT99'> | undefined> {
  if ((await transferWalletOf(services, vendorCode)) === undefined) return undefined;
  const left = await findOpenTransfer(services.database, holder.memberId, vendorCode);
  if (left !== undefined) {
    const settled = await resumeTransfer(services, left.id);
    if (isOpen(settled)) return refusalOfOut(settled);
  }
  const begun = await inTransaction(services.database, async (tx) => {
    await lockMember(tx, holder.memberId);
    const other = await findOpenTransfer(tx, holder.memberId, vendorCode);
    if (other !== undefined) return { other };
    const { game } = await services.ledger.holdings(tx, holder);
    if ((game[vendorCode] ?? 0) === 0) return undefined;
    return { id: await insertWayBack(services, tx, holder, vendorCode, null) };
  });
  if (begun === undefined) return undefined;
  const { id, other } = begun;
  return refusalOfOut(other ?? (await sendTransfer(services, id)));
}
