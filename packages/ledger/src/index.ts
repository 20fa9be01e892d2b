export {
  type AccountName,
  type HouseAccountKind,
  houseAccount,
  type MemberAccountKind,
  memberAccount,
} from './account.ts';
export { openMonths, sealBatches, signHeads } from './chain/seal-batches.ts';
export { type HeadSigner, headSigner } from './chain/signing-key.ts';
export type { FlowName, Holder, Transfer } from './flows/index.ts';
export * as flows from './flows/index.ts';
export { type Balance, type Holdings, Ledger, type LedgerSettings } from './ledger.ts';
export type { AccountState, PostColumns, Posting } from './post-batch.ts';
export {
  lastReconciliation,
  lastReconciliationOf,
  pruneReconciliations,
  type Reconciliation,
  reconcile,
  reconcileAlone,
} from './reconcile.ts';
export {
  entriesOfKeys,
  entryCountOf,
  openStatement,
  type Statement,
  type StatementEntry,
  type StatementPeriod,
  statementEntries,
  statementPages,
} from './statement.ts';
export { transferKey } from './transfer-key.ts';
export type { Finding } from './verify/finding.ts';
export {
  keepVerification,
  lastVerification,
  type TrustedKey,
  type Verification,
  verifyLedger,
} from './verify/index.ts';
