export { keepVerification, lastVerification } from './kept-verification.ts';
export type { TrustedKey } from './verify-chain.ts';
export { type Verification, verifyLedger } from './verify-ledger.ts';
