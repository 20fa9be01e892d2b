import { createHash } from 'node:crypto';
import type { BatchRow, TransferRow } from './rows.ts';

/** The hash that ledger_store wrote, computed here a second time and by other means. */
export function batchHash(batch: BatchRow, transfers: readonly TransferRow[]): Buffer {
  const list = (of: (row: TransferRow) => string | number, by = ',') => transfers.map(of).join(by);
  const lines = [
    batch.id,
    batch.at,
    list((row) => row.id),
    list((row) => row.key),
    list((row) => row.flow),
    list((row) => row.debit_account),
    list((row) => row.credit_account),
    list((row) => row.amount),
    list((row) => row.debit_version),
    list((row) => row.debit_balance),
    list((row) => row.credit_version),
    list((row) => row.credit_balance),
    list((row) => row.reference, '\t'),
  ];
  return createHash('sha256').update(lines.join('\n')).digest();
}
