/** The first fault that a check found: which row of which table, and why. */
export interface Finding {
  readonly check: FindingCheck;
  readonly table:
    | 'ledger_transfer'
    | 'ledger_key'
    | 'ledger_batch'
    | 'ledger_seal'
    | 'ledger_head'
    | 'ledger_account';
  /** The row: an id, or a day for a head. */
  readonly id: string;
  readonly detail: string;
}

/**
 * id             a transfer's id is not where its batch has one, or a batch misses or repeats one
 * key            the key is not derived from flow, site and reference, or is not the one that is stored beside
 * time           the transfer does not carry the time of its batch
 * version        an account's sequence has a gap or a repetition
 * balance        a balance is not the balance before plus the amount, or below zero where that is not allowed
 * account        an account that does not exist, or whose balance or version is not that of its last entry
 * batch-hash     the content of a batch does not give its hash
 * seal           the chain of seals is broken
 * head           a signed head does not fit its seal, or its signature does not hold
 * sum            all balances do not sum to zero
 */
export type FindingCheck =
  | 'id'
  | 'key'
  | 'time'
  | 'version'
  | 'balance'
  | 'account'
  | 'batch-hash'
  | 'seal'
  | 'head'
  | 'sum';

export class FindingError extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(`${finding.table} ${finding.id}: ${finding.detail}`);
    this.finding = finding;
  }
}

export function found(
  check: FindingCheck,
  table: Finding['table'],
  id: string | number,
  detail: string,
): never {
  throw new FindingError({ check, table, id: String(id), detail });
}
