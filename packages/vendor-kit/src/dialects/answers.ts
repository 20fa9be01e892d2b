import type { WalletStatus } from '../wallet-status.ts';
import type { DialectName } from './policy.ts';

/** What a wallet can come to, in no dialect. */
export const outcomes = [
  'ok',
  'invalid-token',
  'token-expired',
  'invalid-game',
  'user-disabled',
  'switched-off',
  'limit-reached',
  'not-enough-money',
  'duplicate',
  'held',
  'out-of-range',
  'bet-missing',
  'rolled-back',
  'settled',
  'invalid-signature',
  'wrong-currency',
  'wrong-syntax',
  'wrong-types',
  'unknown',
] as const;
export type Outcome = (typeof outcomes)[number];

/** The word of a dialect, and its HTTP status where that is not 200. */
export type Answer = readonly [word: string, http?: number];
type Answers = Readonly<Record<Outcome, Answer>>;

const hub88 = {
  ok: ['RS_OK'],
  'invalid-token': ['RS_ERROR_INVALID_TOKEN'],
  'token-expired': ['RS_ERROR_TOKEN_EXPIRED'],
  'invalid-game': ['RS_ERROR_INVALID_GAME'],
  'user-disabled': ['RS_ERROR_USER_DISABLED'],
  'switched-off': ['RS_ERROR_INVALID_GAME'],
  'limit-reached': ['RS_ERROR_LIMIT_REACHED'],
  'not-enough-money': ['RS_ERROR_NOT_ENOUGH_MONEY'],
  duplicate: ['RS_ERROR_DUPLICATE_TRANSACTION'],
  held: ['RS_ERROR_LIMIT_REACHED'],
  'out-of-range': ['RS_ERROR_LIMIT_REACHED'],
  'bet-missing': ['RS_ERROR_TRANSACTION_DOES_NOT_EXIST'],
  'rolled-back': ['RS_ERROR_TRANSACTION_ROLLED_BACK'],
  settled: ['RS_ERROR_DUPLICATE_TRANSACTION'],
  'invalid-signature': ['RS_ERROR_INVALID_SIGNATURE'],
  'wrong-currency': ['RS_ERROR_WRONG_CURRENCY'],
  'wrong-syntax': ['RS_ERROR_WRONG_SYNTAX'],
  'wrong-types': ['RS_ERROR_WRONG_TYPES'],
  unknown: ['RS_ERROR_UNKNOWN'],
} as const satisfies Record<Outcome, readonly [WalletStatus]>;

/** What is beyond a limit of a bet has a word of its own, and the general one is final for nothing: what is owed comes again. */
const caleta: Answers = { ...hub88, 'limit-reached': ['RS_ERROR_BET_LIMIT_EXCEEDED'] };

/** Only a temporary error is repeated: what is owed to a player must come again. */
const evolution: Answers = {
  ok: ['OK'],
  'invalid-token': ['INVALID_SID'],
  'token-expired': ['INVALID_SID'],
  'invalid-game': ['INVALID_PARAMETER'],
  'user-disabled': ['INVALID_SID'],
  'switched-off': ['INVALID_PARAMETER'],
  'limit-reached': ['INVALID_PARAMETER'],
  'not-enough-money': ['INSUFFICIENT_FUNDS'],
  duplicate: ['BET_ALREADY_EXIST'],
  held: ['TEMPORARY_ERROR'],
  'out-of-range': ['TEMPORARY_ERROR'],
  'bet-missing': ['BET_DOES_NOT_EXIST'],
  'rolled-back': ['BET_ALREADY_SETTLED'],
  settled: ['BET_ALREADY_SETTLED'],
  'invalid-signature': ['INVALID_TOKEN_ID', 401],
  'wrong-currency': ['INVALID_PARAMETER'],
  'wrong-syntax': ['INVALID_PARAMETER'],
  'wrong-types': ['INVALID_PARAMETER'],
  unknown: ['TEMPORARY_ERROR'],
};

const everyOutcome = (answer: Answer): Answers =>
  Object.fromEntries(outcomes.map((outcome) => [outcome, answer])) as Record<Outcome, Answer>;

/** The dialect has two words for all that is refused. */
const slotegrator: Answers = {
  ...everyOutcome(['INTERNAL_ERROR']),
  ok: ['ok'],
  'not-enough-money': ['INSUFFICIENT_FUNDS'],
};

/** Its pages name no words for refusals; these are ours, and HTTP says what they mean. */
const highend: Answers = {
  ...everyOutcome(['INVALID_REQUEST', 400]),
  ok: ['ok'],
  'invalid-token': ['USER_NOT_FOUND', 404],
  'token-expired': ['SESSION_EXPIRED', 403],
  'invalid-game': ['GAME_NOT_FOUND', 404],
  'user-disabled': ['USER_BLOCKED', 403],
  'switched-off': ['GAME_NOT_FOUND', 404],
  'limit-reached': ['LIMIT_REACHED', 403],
  'not-enough-money': ['INSUFFICIENT_BALANCE', 402],
  duplicate: ['DUPLICATE_TRANSACTION', 409],
  held: ['TRY_AGAIN', 503],
  'out-of-range': ['TRY_AGAIN', 503],
  'bet-missing': ['TRANSACTION_NOT_FOUND', 404],
  'rolled-back': ['TRANSACTION_CANCELLED', 409],
  settled: ['TRANSACTION_SETTLED', 409],
  'invalid-signature': ['FORBIDDEN', 403],
  unknown: ['TRY_AGAIN', 503],
};

/** Two of the words are published, those of a parent. */
const gr8: Answers = {
  ...everyOutcome(['decline.request.invalid', 400]),
  ok: ['ok'],
  'invalid-token': ['decline.player.notfound', 400],
  'token-expired': ['decline.player.session', 400],
  'user-disabled': ['decline.player.blocked', 400],
  'switched-off': ['decline.product.off', 400],
  'limit-reached': ['decline.limit', 400],
  'not-enough-money': ['decline.balance.insufficient', 400],
  duplicate: ['decline.id.duplicate', 400],
  held: ['error.temporary', 503],
  'out-of-range': ['error.temporary', 503],
  'bet-missing': ['decline.parent.notfound', 400],
  'rolled-back': ['decline.parent.failed', 400],
  settled: ['decline.parent.failed', 400],
  'invalid-signature': ['decline.operator.unknown', 401],
  'wrong-currency': ['decline.currency', 400],
  unknown: ['error.temporary', 503],
};

/**
 * A rollback is repeated until it hears 200 or one of the two words of a parent: whatever else is wrong with it for good, its parent
 * is not there, or nothing can be undone of it.
 */
const gr8Rollback: Answers = {
  ...everyOutcome(['decline.parent.failed', 400]),
  ok: gr8.ok,
  'invalid-token': gr8['bet-missing'],
  'invalid-game': gr8['bet-missing'],
  'bet-missing': gr8['bet-missing'],
  held: gr8.held,
  'out-of-range': gr8['out-of-range'],
  'invalid-signature': gr8['invalid-signature'],
  unknown: gr8.unknown,
};

/** Reconstructed: the vendor's pages cannot be read without a contract, so each word may have to be another one. */
const kplay: Answers = {
  ...everyOutcome(['INVALID_PARAMETER']),
  ok: ['ok'],
  'invalid-token': ['INVALID_USER'],
  'token-expired': ['INVALID_USER'],
  'invalid-game': ['INVALID_PRODUCT'],
  'user-disabled': ['INVALID_USER'],
  'switched-off': ['INVALID_PRODUCT'],
  'limit-reached': ['INSUFFICIENT_FUNDS'],
  'not-enough-money': ['INSUFFICIENT_FUNDS'],
  duplicate: ['DUPLICATE_TXN'],
  held: ['INTERNAL_ERROR'],
  'out-of-range': ['INTERNAL_ERROR'],
  'bet-missing': ['INVALID_TXN'],
  'rolled-back': ['INVALID_TXN'],
  settled: ['INVALID_TXN'],
  'invalid-signature': ['ACCESS_DENIED'],
  unknown: ['INTERNAL_ERROR'],
};

/** What each dialect says for each outcome. */
export const dialectAnswers: Readonly<Record<DialectName, Answers>> = {
  hub88,
  caleta,
  evolution,
  highend,
  slotegrator,
  gr8,
  kplay,
};
export const hub88Answers = hub88;

/** The same where the call is a rollback. */
export const rollbackAnswers: Readonly<Record<DialectName, Answers>> = {
  ...dialectAnswers,
  gr8: gr8Rollback,
};
