/**
 * What a wallet responds with. A business outcome always travels with HTTP 200, so the status is the only
 * thing a vendor may decide by.
 */
export const walletStatuses = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
  'RS_ERROR_LIMIT_REACHED',
  'RS_ERROR_BET_LIMIT_EXCEEDED',
] as const;

export type WalletStatus = (typeof walletStatuses)[number];
export type WalletErrorStatus = Exclude<WalletStatus, 'RS_OK'>;

export type MoneyOperation = 'bet' | 'win' | 'rollback';

const finalForWin: readonly WalletErrorStatus[] = [
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_TRANSACTION_ROLLED_BACK',
];

/**
 * The statuses after which a vendor stops, per operation; every other failure leaves the outcome indeterminate.
 * A settled refusal of a bet means no money moved: the round is discarded and no rollback is sent. An
 * indeterminate bet is rolled back, an indeterminate win or rollback is repeated. Hence an operator refuses a bet with one of
 * these only when the debit surely did not happen.
 */
export const settledRefusals: Readonly<Record<MoneyOperation, ReadonlySet<WalletStatus>>> = {
  bet: new Set<WalletStatus>([
    'RS_ERROR_INVALID_TOKEN',
    'RS_ERROR_INVALID_GAME',
    'RS_ERROR_WRONG_CURRENCY',
    'RS_ERROR_NOT_ENOUGH_MONEY',
    'RS_ERROR_USER_DISABLED',
    'RS_ERROR_INVALID_SIGNATURE',
    'RS_ERROR_WRONG_SYNTAX',
    'RS_ERROR_WRONG_TYPES',
    'RS_ERROR_DUPLICATE_TRANSACTION',
    'RS_ERROR_LIMIT_REACHED',
    'RS_ERROR_BET_LIMIT_EXCEEDED',
  ]),
  win: new Set<WalletStatus>(finalForWin),
  rollback: new Set<WalletStatus>([...finalForWin, 'RS_ERROR_INVALID_SIGNATURE']),
};

/** The same in Caleta, where a bet beyond a limit has its own status and the general one settles nothing. */
export const caletaSettledRefusals: typeof settledRefusals = {
  ...settledRefusals,
  bet: new Set([...settledRefusals.bet].filter((status) => status !== 'RS_ERROR_LIMIT_REACHED')),
};
