import { plainList, type Queryable, textList, type WriteMode } from '@hanpan/db';
import type { Amount } from '@hanpan/money';

/** A transfer whose accounts have been found. */
export interface ResolvedTransfer {
  readonly key: string;
  readonly flow: string;
  readonly debitId: number;
  readonly creditId: number;
  readonly amount: Amount;
  readonly reference: string;
  /** Both sides belong to members, so another lane may be writing one of them. */
  readonly betweenMembers: boolean;
}

/** The state of one account right after the transfer. `version` counts the account's entries from 1. */
export interface AccountState {
  readonly balance: Amount;
  readonly version: number;
}

/**
 * posted        the money moved now
 * replayed      the same transfer had been posted before; the states are the original ones
 * conflict      the key belongs to a transfer of other content; nothing moved
 * insufficient  the debit account holds less than the amount; nothing moved, `debit` is its state now
 */
export interface Posting {
  readonly status: 'posted' | 'replayed' | 'conflict' | 'insufficient';
  readonly transferId: number;
  readonly debit: AccountState;
  readonly credit: AccountState;
}

/** What ledger_post returns: lists with a value per transfer. */
interface PostRow {
  statuses: number[];
  transfer_ids: number[];
  debit_balances: number[];
  debit_versions: number[];
  credit_balances: number[];
  credit_versions: number[];
}

const statement =
  'select * from ledger_post($1::bigint[], $2::uuid[], $3::text[], $4::int[], $5::int[], $6::bigint[], $7::text[], $8, $9)';

interface PostOneRow {
  transfer_id: number | null;
  debit_balance: number;
  debit_version: number;
  credit_balance: number;
  credit_version: number;
}

const statementForOne = 'select * from ledger_post_one($1, $2, $3, $4, $5, $6)';

const statuses = ['posted', 'replayed', 'conflict', 'insufficient'] as const;

/** A list that is too short must throw: its value is a balance or an id. */
function valueAt(list: readonly number[], index: number): number {
  const value = list[index];
  if (value === undefined) throw new Error(`ledger_post returned ${list.length} values, not ${index + 1}`);
  return value;
}

function stateAt(balances: readonly number[], versions: readonly number[], index: number): AccountState {
  return { balance: valueAt(balances, index) as Amount, version: valueAt(versions, index) };
}

/** Undefined where an account does not exist: its opening was rolled back with the transaction that asked for it. */
function postingAt(row: PostRow, index: number): Posting | undefined {
  const status = statuses[row.statuses[index] ?? -1];
  if (status === undefined) return undefined;
  return {
    status,
    transferId: valueAt(row.transfer_ids, index),
    debit: stateAt(row.debit_balances, row.debit_versions, index),
    credit: stateAt(row.credit_balances, row.credit_versions, index),
  };
}

/** The arguments of ledger_post, a list each. `debits` and `credits` are positions in `accounts`, from 1. */
export interface PostColumns {
  /** Distinct, in ascending order: the order in which locks are taken. */
  readonly accounts: readonly number[];
  readonly keys: readonly string[];
  readonly flows: readonly string[];
  readonly debits: readonly number[];
  readonly credits: readonly number[];
  readonly amounts: readonly Amount[];
  readonly references: readonly string[];
}

/** The ids of a batch end before those of the next one; a larger batch could not be verified. */
const largestBatch = 1023;

/** Throws RangeError for more than a batch can hold. */
export function postColumns(transfers: readonly ResolvedTransfer[]): PostColumns {
  if (transfers.length > largestBatch)
    throw new RangeError(`${transfers.length} transfers are more than a batch can hold`);
  const ids = new Set<number>();
  for (const { debitId, creditId } of transfers) ids.add(debitId).add(creditId);
  const accounts = [...ids].sort((a, b) => a - b);
  const places = new Map<number, number>();
  for (const [index, id] of accounts.entries()) places.set(id, index + 1);
  const placeOf = (id: number) => places.get(id) ?? 0;
  return {
    accounts,
    keys: transfers.map((each) => each.key),
    flows: transfers.map((each) => each.flow),
    debits: transfers.map((each) => placeOf(each.debitId)),
    credits: transfers.map((each) => placeOf(each.creditId)),
    amounts: transfers.map((each) => each.amount),
    references: transfers.map((each) => each.reference),
  };
}

/** Undefined where the transfer is not that simple; nothing was posted then. */
async function postOne(queryable: Queryable, transfer: ResolvedTransfer): Promise<Posting | undefined> {
  const { key, flow, debitId, creditId, amount, reference } = transfer;
  const [row] = await queryable.prepared<PostOneRow>('ledger-post-one', statementForOne, [
    key,
    flow,
    debitId,
    creditId,
    amount,
    reference,
  ]);
  if (row === undefined || row.transfer_id === null) return undefined;
  return {
    status: 'posted',
    transferId: row.transfer_id,
    debit: { balance: row.debit_balance as Amount, version: row.debit_version },
    credit: { balance: row.credit_balance as Amount, version: row.credit_version },
  };
}

/**
 * Posts transfers in their order, with one call; with a second where a single one was not simple. A key may occur once
 * in a batch. Undefined stands for a transfer whose account does not exist; it was not posted.
 */
export async function postBatch(
  queryable: Queryable,
  transfers: readonly ResolvedTransfer[],
  mode: WriteMode,
): Promise<(Posting | undefined)[]> {
  const [first, second] = transfers;
  if (first !== undefined && second === undefined && !mode.lock && !mode.lookUp) {
    const posting = await postOne(queryable, first);
    if (posting !== undefined) return [posting];
  }
  const { accounts, keys, flows, debits, credits, amounts, references } = postColumns(transfers);
  const [row] = await queryable.prepared<PostRow>('ledger-post', statement, [
    plainList(accounts),
    plainList(keys),
    plainList(flows),
    plainList(debits),
    plainList(credits),
    plainList(amounts),
    textList(references),
    mode.lock,
    mode.lookUp,
  ]);
  if (row === undefined) throw new Error('the ledger returned nothing');
  return transfers.map((_, index) => postingAt(row, index));
}

export function sameContent(a: ResolvedTransfer, b: ResolvedTransfer): boolean {
  return (
    a.key === b.key &&
    a.flow === b.flow &&
    a.debitId === b.debitId &&
    a.creditId === b.creditId &&
    a.amount === b.amount &&
    a.reference === b.reference
  );
}
