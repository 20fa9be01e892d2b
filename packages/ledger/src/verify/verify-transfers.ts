import type { Queryable } from '@hanpan/db';
import { flowNames } from '../flows/transfer.ts';
import { transferKey } from '../transfer-key.ts';
import { batchHash } from './batch-hash.ts';
import { found } from './finding.ts';
import {
  type AccountRow,
  accountsInOrder,
  type BatchRow,
  batchesInOrder,
  type TransferRow,
  transfersInOrder,
} from './rows.ts';

const idsPerBatch = 1024;
const reversal = '-reversal';

/** An account as its last entry left it. */
interface Walked {
  readonly siteId: number;
  readonly mayBeNegative: boolean;
  readonly stored: AccountRow;
  balance: number;
  version: number;
}

function keyOf(row: TransferRow, siteId: number): string {
  const isReversal = row.flow.endsWith(reversal);
  const flow = isReversal ? row.flow.slice(0, -reversal.length) : row.flow;
  const key = transferKey(flow, siteId, row.reference);
  return isReversal ? transferKey('reversal', key) : key;
}

function checkKey(row: TransferRow, siteId: number): void {
  const base = row.flow.endsWith(reversal) ? row.flow.slice(0, -reversal.length) : row.flow;
  if (!flowNames.some((name) => name === base))
    found('key', 'ledger_transfer', row.id, `there is no flow ${row.flow}`);
  if (row.key !== keyOf(row, siteId))
    found(
      'key',
      'ledger_transfer',
      row.id,
      `key ${row.key} does not follow from ${row.flow} ${row.reference}`,
    );
  if (row.key_transfer === null) found('key', 'ledger_key', row.key, `transfer ${row.id} has lost its key`);
  if (row.key_transfer !== row.id || row.key_at !== row.at)
    found('key', 'ledger_key', row.key, `it names transfer ${row.key_transfer}, the transfer is ${row.id}`);
}

/** One leg: the account's version rises by one, and its balance by the amount. */
function step(row: TransferRow, side: 'debit' | 'credit', account: Walked): void {
  const version = side === 'debit' ? row.debit_version : row.credit_version;
  const balance = side === 'debit' ? row.debit_balance : row.credit_balance;
  const change = side === 'debit' ? -row.amount : row.amount;
  if (version !== account.version + 1) {
    found(
      'version',
      'ledger_transfer',
      row.id,
      `${side} account ${account.stored.id} goes from entry ${account.version} to ${version}`,
    );
  }
  if (balance !== account.balance + change) {
    found(
      'balance',
      'ledger_transfer',
      row.id,
      `${side} account ${account.stored.id}: ${account.balance} ${change < 0 ? '-' : '+'} ${Math.abs(change)} is not ${balance}`,
    );
  }
  if (balance < 0 && !account.mayBeNegative)
    found('balance', 'ledger_transfer', row.id, `account ${account.stored.id} falls to ${balance}`);
  account.balance = balance;
  account.version = version;
}

function walk(row: TransferRow, accounts: ReadonlyMap<number, Walked>): void {
  const debit = accounts.get(row.debit_account);
  const credit = accounts.get(row.credit_account);
  if (debit === undefined) found('account', 'ledger_transfer', row.id, `no account ${row.debit_account}`);
  if (credit === undefined) found('account', 'ledger_transfer', row.id, `no account ${row.credit_account}`);
  if (row.amount <= 0) found('balance', 'ledger_transfer', row.id, `an amount of ${row.amount}`);
  step(row, 'debit', debit);
  step(row, 'credit', credit);
  checkKey(row, debit.siteId);
}

function checkBatch(batch: BatchRow, rows: readonly TransferRow[]): void {
  for (const row of rows) {
    if (row.at !== batch.at) found('time', 'ledger_transfer', row.id, 'its time is not that of its batch');
  }
  if (rows.length !== batch.transfer_count)
    found(
      'id',
      'ledger_batch',
      batch.id,
      `${rows.length} transfers stand where ${batch.transfer_count} were posted`,
    );
  if (!batchHash(batch, rows).equals(batch.content_hash))
    found('batch-hash', 'ledger_batch', batch.id, 'its transfers do not give its hash');
}

async function openAccounts(queryable: Queryable): Promise<Map<number, Walked>> {
  const accounts = new Map<number, Walked>();
  for await (const row of accountsInOrder(queryable)) {
    accounts.set(row.id, {
      siteId: row.site_id,
      mayBeNegative: row.may_be_negative,
      stored: row,
      balance: 0,
      version: 0,
    });
  }
  return accounts;
}

function closeAccounts(accounts: ReadonlyMap<number, Walked>): void {
  let sum = 0;
  for (const { stored, balance, version } of accounts.values()) {
    if (stored.version !== version)
      found(
        'account',
        'ledger_account',
        stored.id,
        `it counts ${stored.version} entries, there are ${version}`,
      );
    if (stored.balance !== balance)
      found('account', 'ledger_account', stored.id, `it says ${stored.balance}, its entries say ${balance}`);
    sum += balance;
  }
  if (sum !== 0) found('sum', 'ledger_account', 'all', `all balances sum to ${sum}`);
}

export interface TransferCounts {
  readonly transfers: number;
  readonly batches: number;
}

/**
 * Walks every transfer in the order of ids, recomputes from the amounts alone, and compares with what is stored.
 * Throws a FindingError at the first row that is wrong.
 */
export async function verifyTransfers(queryable: Queryable): Promise<TransferCounts> {
  const accounts = await openAccounts(queryable);
  const transfers = transfersInOrder(queryable);
  let [count, batches] = [0, 0];
  let next = await transfers.next();
  for await (const batch of batchesInOrder(queryable)) {
    const rows: TransferRow[] = [];
    while (!next.done && Math.floor(next.value.id / idsPerBatch) <= batch.id) {
      const row = next.value;
      if (Math.floor(row.id / idsPerBatch) < batch.id)
        found('id', 'ledger_transfer', row.id, 'there is no batch to which it belongs');
      walk(row, accounts);
      rows.push(row);
      next = await transfers.next();
    }
    checkBatch(batch, rows);
    batches += 1;
    count += rows.length;
  }
  if (!next.done) found('id', 'ledger_transfer', next.value.id, 'there is no batch to which it belongs');
  closeAccounts(accounts);
  return { transfers: count, batches };
}
