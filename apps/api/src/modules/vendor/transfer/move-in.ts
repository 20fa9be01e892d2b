import { randomUUID } from 'node:crypto';
import type { Tx } from '@hanpan/db';
import { flows, type Holder, type Ledger } from '@hanpan/ledger';
import type { Amount } from '@hanpan/money';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { lockMember } from '../../member/index.ts';
import { isOpen, openRefusal, refusalOfIn } from './refusal-of.ts';
import { type GameMoneyServices, leaseMs, resumeTransfer, sendTransfer } from './settle-transfer.ts';
import { findOpenTransfer, insertTransfer } from './store.ts';

type MoveInRefusal = Failure<'B6000' | 'B0099' | 'B0091' | 'TE99' | 'NT99' | '9999'>;

/**
 * Cash → game money for a launch: all of it, unless the member has switched conversion off. The row and the ledger's
 * movement commit together before the vendor is asked, so nothing that happens afterwards can lose it.
 * Fails with B0091 (a transfer that nobody can explain), B6000 (nothing to play with), B0099 (no credit at the vendor),
 * TE99 (the vendor cannot be reached; the money is back), NT99 (a response was lost), 9999 (refused).
 */
export async function moveIn(
  services: GameMoneyServices,
  holder: Holder,
  vendorCode: string,
): Promise<undefined | MoveInRefusal> {
  const left = await findOpenTransfer(services.database, holder.memberId, vendorCode);
  if (left !== undefined) {
    const settled = await resumeTransfer(services, left.id);
    if (isOpen(settled)) return openRefusal(settled);
  }
  const begun = await inTransaction(services.database, (tx) => begin(services, tx, holder, vendorCode));
  if (isFailure(begun) || begun === undefined) return begun;
  return refusalOfIn(await sendTransfer(services, begun));
}

/** A seamless game may take a stake at the same moment, without asking for the member's lock. */
const postAttempts = 3;

/** Moves all cash in our books, and returns how much that was. */
async function postAll(
  ledger: Ledger,
  tx: Tx,
  holder: Holder,
  vendorCode: string,
  id: string,
  converts: boolean,
): Promise<Amount | undefined | Failure<'B6000' | 'NT99'>> {
  for (let attempt = 1; attempt <= postAttempts; attempt += 1) {
    const { cash, game } = await ledger.holdings(tx, holder);
    if (!converts || cash === 0) return (game[vendorCode] ?? 0) > 0 ? undefined : fail('B6000');
    const [posting] = await ledger.postIn(tx, [flows.gameIn({ holder, amount: cash }, vendorCode, id)]);
    if (posting?.status === 'posted') return cash;
  }
  return fail('NT99');
}

/** The id of the transfer, undefined where there is nothing to convert but something to play with. */
async function begin(
  { ledger, clock }: GameMoneyServices,
  tx: Tx,
  holder: Holder,
  vendorCode: string,
): Promise<string | undefined | Failure<'B6000' | 'NT99' | 'B0091'>> {
  const member = await lockMember(tx, holder.memberId);
  if (member === undefined) throw new Error(`member ${holder.memberId} is gone`);
  const other = await findOpenTransfer(tx, holder.memberId, vendorCode);
  // A second launch at the same moment: the first one is moving the money.
  if (other !== undefined) return openRefusal(other);
  const id = randomUUID();
  const moved = await postAll(ledger, tx, holder, vendorCode, id, member.convertsGameMoney);
  if (isFailure(moved) || moved === undefined) return moved;
  const at = clock();
  await insertTransfer(tx, {
    id,
    ...holder,
    vendorCode,
    direction: 'in',
    askedAmount: moved,
    at: new Date(at),
    nextAttemptAt: new Date(at + leaseMs),
  });
  return id;
}
