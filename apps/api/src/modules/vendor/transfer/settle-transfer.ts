import type { Database, Tx } from '@hanpan/db';
import { flows, type Holder, type Ledger, type Transfer } from '@hanpan/ledger';
import { type Amount, amount } from '@hanpan/money';
import type { Clock } from '../../../kernel/clock.ts';
import { FirstError } from '../../../kernel/first-error.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { playerIdOf } from '../../../vendors/player-id.ts';
import type { TransferOutcome, TransferWallet } from '../../../vendors/port.ts';
import { lockMember } from '../../member/index.ts';
import type { VendorDirectory } from '../directory.ts';
import { isOpen } from './refusal-of.ts';
import {
  claimDueTransfer,
  claimTransfer,
  type EndedBy,
  findTransfer,
  lockTransfer,
  setConfirmed,
  setFailed,
  setIndeterminate,
  type TransferRow,
  type TransferState,
  vendorsWithDue,
} from './store.ts';

export interface GameMoneyServices {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly vendors: VendorDirectory;
}

/** How long whoever works on a transfer has it for himself; longer than any call to a vendor may take. */
export const leaseMs = 15_000;

/** 1, 2, 4 … 64 seconds, then a minute and a bit for as long as it takes. */
export function pauseBefore(attempt: number): number {
  return 1_000 * 2 ** Math.min(attempt - 1, 6);
}

export async function transferWalletOf(
  services: GameMoneyServices,
  vendorCode: string,
): Promise<TransferWallet | undefined> {
  return (await services.vendors.find(vendorCode))?.transferWallet;
}

/** Sends a transfer that was just stored, and returns it as it is then. */
export function sendTransfer(services: GameMoneyServices, id: string): Promise<TransferRow> {
  return settle(services, id, true);
}

/**
 * Takes up a transfer that somebody else stored: the vendor is asked what became of it, then told again with the same
 * id. Returns it as it is then; one that is being sent at this moment, or is finished, is left alone.
 */
export async function resumeTransfer(services: GameMoneyServices, id: string): Promise<TransferRow> {
  const isMine = await claimTransfer(services.database, id, services.clock.date());
  return isMine ? settle(services, id, false) : read(services, id);
}

/**
 * Resumes what is due, whoever left it behind, at most `limit` of each vendor. Each vendor is asked beside the others, and one that
 * is silent twice in a row is left alone for the rest of the run: one that hangs must not hold back what others can tell.
 */
export async function resumeDueTransfers(services: GameMoneyServices, limit: number): Promise<void> {
  const errors = new FirstError();
  const vendors = await vendorsWithDue(services.database, services.clock.date());
  await Promise.all(vendors.map((vendorId) => resumeDueOf(services, vendorId, { limit, errors })));
  errors.rethrow();
}

/** As many of one vendor are asked after beside each other as may be silent. */
const atOnce = 2;

async function resumeDueOf(
  services: GameMoneyServices,
  vendorId: number,
  { limit, errors }: { readonly limit: number; readonly errors: FirstError },
): Promise<void> {
  for (let left = limit; left > 0; left -= atOnce) {
    const results: Resumed[] = [];
    const resume = () => errors.keep(async () => void results.push(await resumeNext(services, vendorId)));
    await Promise.all(Array.from({ length: Math.min(atOnce, left) }, resume));
    if (results.includes('none') || results.filter((each) => each === 'silent').length === atOnce) return;
  }
}

type Resumed = 'none' | 'silent' | 'done';

/** It is claimed when it is about to be asked after: what a vendor was not asked does not count as an attempt. */
async function resumeNext(services: GameMoneyServices, vendorId: number): Promise<Resumed> {
  const at = services.clock.date();
  const id = await claimDueTransfer(services.database, vendorId, at, new Date(at.getTime() + leaseMs));
  if (id === undefined) return 'none';
  return isOpen(await settle(services, id, false)) ? 'silent' : 'done';
}

async function read({ database }: GameMoneyServices, id: string): Promise<TransferRow> {
  const row = await findTransfer(database, id);
  if (row === undefined) throw new Error(`transfer ${id} is gone`);
  return row;
}

async function settle(services: GameMoneyServices, id: string, isFirst: boolean): Promise<TransferRow> {
  const row = await read(services, id);
  if (row.state === 'confirmed' || row.state === 'failed') return row;
  const wallet = await transferWalletOf(services, row.vendor_code);
  const said = wallet === undefined ? indeterminate : await askVendor(wallet, row, isFirst);
  const outcome = isPlausible(row, said) ? said : indeterminate;
  if (outcome.kind === 'done') await confirm(services, row, outcome);
  else if (outcome.kind === 'refused') await giveUp(services, row, outcome.reason, ['pending', 'unknown']);
  // An attempt that never left says nothing about others: it counts only while it is the one and only.
  else if (outcome.kind === 'not-sent' && isFirst) await giveUp(services, row, outcome.reason, ['pending']);
  else {
    const next = new Date(services.clock() + pauseBefore(row.attempts + 1));
    await setIndeterminate(services.database, id, next);
  }
  return read(services, id);
}

const indeterminate: TransferOutcome = { kind: 'indeterminate' };

async function askVendor(
  wallet: TransferWallet,
  row: TransferRow,
  isFirst: boolean,
): Promise<TransferOutcome> {
  const transfer = { playerId: playerIdOf(row.member_id), transferId: row.id };
  if (!isFirst) {
    const known = await wallet.statusOf(transfer);
    if (known.kind !== 'never-arrived') return known;
  }
  if (row.direction === 'out') return wallet.withdraw({ ...transfer, amount: row.asked_amount ?? 'all' });
  return wallet.deposit({ ...transfer, amount: askedOf(row) });
}

/** A vendor that moved another amount than it was asked to is not believed: a person has to look at it. */
function isPlausible(row: TransferRow, outcome: TransferOutcome): boolean {
  return outcome.kind !== 'done' || row.asked_amount === null || outcome.amount === row.asked_amount;
}

function askedOf(row: TransferRow): Amount {
  if (row.asked_amount === null) throw new Error(`transfer ${row.id} to a vendor has no amount`);
  return row.asked_amount;
}

export function holderOf(row: TransferRow): Holder {
  return { siteId: row.site_id, memberId: row.member_id };
}

/** Member first, then the transfer: `work` runs only if it is still in one of these states. */
async function finish(
  services: GameMoneyServices,
  row: TransferRow,
  from: readonly TransferState[],
  work: (tx: Tx, at: Date) => Promise<void>,
): Promise<void> {
  await inTransaction(services.database, async (tx) => {
    await lockMember(tx, row.member_id);
    const { state } = await lockTransfer(tx, row.id);
    if (from.includes(state)) await work(tx, services.clock.date());
  });
}

/** Posts what must be possible: the accounts were read under the member's lock. */
async function post(
  services: Pick<GameMoneyServices, 'ledger'>,
  tx: Tx,
  transfers: readonly Transfer[],
): Promise<void> {
  if (transfers.length === 0) return;
  const postings = await services.ledger.postIn(tx, transfers);
  for (const [index, { status }] of postings.entries())
    if (status !== 'posted') throw new Error(`transfer ${transfers[index]?.key} was ${status}`);
}

type Done = Extract<TransferOutcome, { kind: 'done' }>;

/**
 * The vendor has moved the money. For a way back, what moved and what is left there, less what we held there by our
 * own books, is what was won or lost since the movement before; it is booked in the same transaction. What of a way there did not
 * get there, as a person may say, comes back as cash.
 */
async function confirm(services: GameMoneyServices, row: TransferRow, done: Done): Promise<void> {
  await finish(services, row, ['pending', 'unknown'], (tx, at) => confirmIn(services, tx, row, done, at));
}

/** The same in the transaction of whoever holds the locks of the member and of the movement, which is open. */
export async function confirmIn(
  services: Pick<GameMoneyServices, 'ledger'>,
  tx: Tx,
  row: TransferRow,
  done: Pick<Done, 'amount' | 'balanceAfter'>,
  at: Date,
  by?: EndedBy,
): Promise<void> {
  const { ledger } = services;
  const { id, vendor_code: vendorCode } = row;
  const holder = holderOf(row);
  const out = (sum: number) => flows.gameOut({ holder, amount: amount(sum) }, vendorCode, id);
  const transfers: Transfer[] = [];
  let result = 0;
  if (row.direction === 'out') {
    const held = (await ledger.holdings(tx, holder)).game[vendorCode] ?? 0;
    result = done.amount + done.balanceAfter - held;
    if (result > 0) transfers.push(flows.gameResultWin({ holder, amount: amount(result) }, vendorCode, id));
    if (result < 0) transfers.push(flows.gameResultLoss({ holder, amount: amount(-result) }, vendorCode, id));
    if (done.amount > 0) transfers.push(out(done.amount));
  } else if (done.amount < askedOf(row)) transfers.push(out(askedOf(row) - done.amount));
  await post(services, tx, transfers);
  const after = await ledger.holdings(tx, holder);
  const said = {
    movedAmount: done.amount,
    vendorBalance: done.balanceAfter,
    resultAmount: result,
    cashAfter: after.cash,
    cashVersion: after.version,
    at,
  };
  await setConfirmed(tx, id, said, by);
}

/** It surely did not happen: what left the member's cash for it returns, once. */
async function giveUp(
  services: GameMoneyServices,
  row: TransferRow,
  refusal: string,
  from: readonly TransferState[],
): Promise<void> {
  await finish(services, row, from, (tx, at) => giveUpIn(services, tx, row, refusal, at));
}

/** The same in the transaction of whoever holds the locks of the member and of the movement, which is open. */
export async function giveUpIn(
  services: Pick<GameMoneyServices, 'ledger'>,
  tx: Tx,
  row: TransferRow,
  refusal: string,
  at: Date,
  by?: EndedBy,
): Promise<void> {
  if (row.direction === 'in') {
    const movement = { holder: holderOf(row), amount: askedOf(row) };
    await post(services, tx, [flows.reversalOf(flows.gameIn(movement, row.vendor_code, row.id))]);
  }
  await setFailed(tx, row.id, refusal, at, by);
}
