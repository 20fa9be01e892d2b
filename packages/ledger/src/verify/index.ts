export { keepVerification, lastVerification } from './kept-verification.ts';
export { type Verification, verifyLedger } from './verify-ledger.ts';
