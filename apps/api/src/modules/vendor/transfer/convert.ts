import { setTimeout } from 'node:timers/promises';
import type { Queryable } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import { type Amount, add, zero } from '@hanpan/money';
import { type Failure, fail, isFailure } from '../../../kernel/failure.ts';
import { forgetAnswer, type KeyedRequest, once, storedAnswer } from '../../../kernel/idempotency.ts';
import { inTransaction } from '../../../kernel/transaction.ts';
import { lockMember } from '../../member/index.ts';
import { insertWayBack } from './bring-back.ts';
import { isOpen, openRefusal, refusalOfOut } from './refusal-of.ts';
import { type GameMoneyServices, resumeTransfer, sendTransfer, transferWalletOf } from './settle-transfer.ts';
import { listOpenTransfers, type TransferRow } from './store.ts';

/** Whether a member's game at a vendor is closed; 'unreachable' where the vendor cannot be asked. */
export type ConfirmClosed = (
  holder: Holder,
  vendorCode: string,
) => Promise<'closed' | 'open' | 'unreachable'>;

export interface ConvertServices extends GameMoneyServices {
  readonly confirmClosed: ConfirmClosed;
}

export interface Conversion {
  readonly holder: Holder;
  /** Who asks, under which key: the same is the same conversion. */
  readonly request: KeyedRequest;
  /** What comes back from where; looked at only for a key that is new. */
  readonly chooseParts: () => Promise<readonly Part[] | Failure<'B6000'>>;
}

interface Part {
  readonly vendorCode: string;
  /** Null is everything there. */
  readonly amount: Amount | null;
}

type ConvertRefusal = Failure<'C999' | 'C009' | 'B6000' | 'B0091' | 'TE99' | 'NT99' | '9999'>;

/** What is stored under the key: the transfers, and the balance for a conversion of nothing. */
interface Begun {
  readonly transferIds: readonly string[];
  readonly cashAmt: Amount;
  readonly version: number;
}

export interface Converted {
  readonly movedAmt: Amount;
  readonly cashAmt: Amount;
  readonly version: number;
}

/**
 * Game money → cash, once per key. The key names the transfers, so a repetition goes on with them and never makes
 * others; one that was refused gives the key back. Fails with C009 (a game is still open), 9999 (a vendor that we no
 * longer speak to), B0091 (a transfer that nobody can explain), B6000 (more than there is), TE99 (nothing was sent),
 * NT99 (a response was lost: the same key finds out).
 */
export async function convert(
  services: ConvertServices,
  conversion: Conversion,
): Promise<Converted | ConvertRefusal> {
  const { request } = conversion;
  const known = await storedAnswer<Begun>(services.database, request);
  if (isFailure(known)) return known;
  const { begun, isMine } =
    known === undefined ? await choose(services, conversion) : { begun: known, isMine: false };
  if (isFailure(begun)) return begun;
  const rows: TransferRow[] = [];
  for (const id of begun.transferIds)
    rows.push(await (isMine ? sendTransfer(services, id) : awaitTransfer(services, id)));
  const refusal = rows.map(refusalOfOut).find((each) => each !== undefined);
  if (refusal === undefined) return sumOf(begun, rows);
  if (!rows.some(isOpen)) await forgetAnswer(services.database, request, begun);
  return refusal;
}

async function choose(
  services: ConvertServices,
  conversion: Conversion,
): Promise<{ begun: Begun | ConvertRefusal; isMine: boolean }> {
  const parts = await conversion.chooseParts();
  if (isFailure(parts)) return { begun: parts, isMine: false };
  const early = await refuseEarly(services, conversion.holder, parts);
  return early === undefined
    ? begin(services, conversion.holder, parts, conversion.request)
    : { begun: early, isMine: false };
}

/** What was left behind is cleared first, then every vendor is asked whether its game is closed. */
async function refuseEarly(
  services: ConvertServices,
  holder: Holder,
  parts: readonly Part[],
): Promise<Failure<'C009' | 'B0091' | 'TE99' | 'NT99' | '9999'> | undefined> {
  for (const { vendorCode } of parts)
    if ((await transferWalletOf(services, vendorCode)) === undefined) return fail('9999');
  for (const { id } of await openTransfersOf(services.database, holder, parts)) {
    const row = await resumeTransfer(services, id);
    if (isOpen(row)) return openRefusal(row);
  }
  for (const { vendorCode } of parts) {
    const state = await services.confirmClosed(holder, vendorCode);
    if (state !== 'closed') return fail(state === 'open' ? 'C009' : 'TE99');
  }
  return undefined;
}

/** Stores the transfers under the key. `isMine` is false where another sending of the same call was faster. */
async function begin(
  services: GameMoneyServices,
  holder: Holder,
  parts: readonly Part[],
  request: KeyedRequest,
): Promise<{ begun: Begun | Failure<'C999' | 'NT99'>; isMine: boolean }> {
  let isMine = false;
  const begun = await inTransaction(services.database, (tx) => {
    isMine = false;
    return once(tx, request, async (): Promise<Begun | Failure<'NT99'>> => {
      isMine = true;
      await lockMember(tx, holder.memberId);
      // A conversion or a launch began a moment ago; what it leaves can be converted after it.
      if ((await openTransfersOf(tx, holder, parts)).length > 0) return fail('NT99');
      const { cash, game, version } = await services.ledger.holdings(tx, holder);
      const transferIds: string[] = [];
      for (const { vendorCode, amount } of parts) {
        if (amount === null && (game[vendorCode] ?? 0) === 0) continue;
        transferIds.push(await insertWayBack(services, tx, holder, vendorCode, amount));
      }
      return { transferIds, cashAmt: cash, version };
    });
  });
  return { begun, isMine };
}

async function openTransfersOf(queryable: Queryable, holder: Holder, parts: readonly Part[]) {
  const open = await listOpenTransfers(queryable, holder.memberId);
  return open.filter((row) => parts.some(({ vendorCode }) => vendorCode === row.vendor_code));
}

const lookEveryMs = 50;
/** A call to a vendor ends within five seconds; past that its sender is gone. */
const looks = 120;

/** What another sending of the same call is doing at this moment: its outcome is the outcome of this one too. */
async function awaitTransfer(services: GameMoneyServices, id: string): Promise<TransferRow> {
  for (let look = 1; ; look += 1) {
    const row = await resumeTransfer(services, id);
    if (row.state !== 'pending' || look === looks) return row;
    await setTimeout(lookEveryMs);
  }
}

function sumOf(begun: Begun, rows: readonly TransferRow[]): Converted {
  const last = rows.at(-1);
  return {
    movedAmt: add(...rows.map((row) => row.moved_amount ?? zero)),
    cashAmt: last?.cash_after ?? begun.cashAmt,
    version: last?.cash_version ?? begun.version,
  };
}
