import type { Lock } from '../member/index.ts';

/** How attempts at an operator's account are counted. */
export const accountOf = (operatorId: string) => `${operatorAccounts}${operatorId.toLowerCase()}`;

export const operatorAccounts = 'operator:';

/**
 * Three wrong passwords or codes in a row, from one network or on one device that the operator knows, lock that place for its account
 * alone (standards OPS-12): nobody locks an operator out from elsewhere.
 */
export const operatorLock: Lock = { after: 3, forMs: 15 * 60_000 };
