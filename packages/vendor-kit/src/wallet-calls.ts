import { z } from 'zod';
import { isStorable } from './storable-text.ts';
import { walletStatuses } from './wallet-status.ts';

/** Both sides send any GUID; older vendors make ones that RFC 9562 would not. */
const uuid = z.guid();
/** One GUID has many spellings and is one transaction: in lower case it is compared and kept. */
const transactionUuid = uuid.toLowerCase();
const text = z.string().min(1).max(255).refine(isStorable);
const optionalText = z.string().max(255).refine(isStorable).nullish();
/** Hundred-thousandths of a main unit; see `fromWireAmount`. */
const wireAmount = z.int().nonnegative();

const userInfoRequest = z.object({ user: text, request_uuid: uuid });

const balanceRequest = z.object({ user: text, token: text, request_uuid: uuid, game_code: text });

const transaction = z.object({
  user: text,
  token: text,
  request_uuid: uuid,
  /** The idempotency key: never processed twice, kept at least four months. */
  transaction_uuid: transactionUuid,
  supplier_transaction_id: optionalText,
  supplier_user: optionalText,
  game_code: text,
  round: text,
  round_closed: z.boolean().default(false),
  is_free: z.boolean().default(false),
  is_aggregated: z.boolean().default(false),
  is_supplier_promo: z.boolean().default(false),
  reward_uuid: uuid.nullish(),
  meta: z.record(z.string(), z.unknown()).nullish(),
});

const betRequest = transaction.extend({
  currency: text,
  amount: wireAmount,
  /** What was bet on inside the game ("zero", "lines"); for display only. */
  bet: optionalText,
});

const winRequest = betRequest
  .extend({
    reference_transaction_uuid: transactionUuid,
    /**
     * Ours, and in no dialect's specification: what of the amount is stake given back because it was never at risk, such
     * as a shot that was not fired. It is paid with the rest, and counts neither as staked nor as won.
     */
    returned_amount: wireAmount.nullish(),
  })
  .refine(({ amount, returned_amount }) => (returned_amount ?? 0) <= amount);

const rollbackRequest = transaction.extend({ reference_transaction_uuid: transactionUuid });

/** Wallet calls, vendor → operator. All are POST with a signed JSON body. */
export const walletRequests = {
  '/user/info': userInfoRequest,
  '/user/balance': balanceRequest,
  '/transaction/bet': betRequest,
  '/transaction/win': winRequest,
  '/transaction/rollback': rollbackRequest,
} as const;

export type WalletPath = keyof typeof walletRequests;
export const walletPaths = Object.keys(walletRequests).filter(isWalletPath);

export function isWalletPath(path: string): path is WalletPath {
  return Object.hasOwn(walletRequests, path);
}

export type UserInfoRequest = z.output<typeof userInfoRequest>;
export type BalanceRequest = z.output<typeof balanceRequest>;
export type BetRequest = z.output<typeof betRequest>;
export type WinRequest = z.output<typeof winRequest>;
export type RollbackRequest = z.output<typeof rollbackRequest>;
export type WalletRequest<Path extends WalletPath> = z.output<(typeof walletRequests)[Path]>;
/** What a caller may write: fields with a default can be left out. */
export type WalletRequestInput<Path extends WalletPath> = z.input<(typeof walletRequests)[Path]>;

const status = z.enum(walletStatuses);

/**
 * Response of every call but `/user/info`. RS_OK carries user, currency and balance; a refusal needs only status and
 * request_uuid, and NOT_ENOUGH_MONEY should carry the balance as it is.
 */
export const walletResponse = z.object({
  status,
  request_uuid: uuid,
  user: z.string().optional(),
  currency: z.string().optional(),
  balance: z.int().optional(),
});
export type WalletResponse = z.output<typeof walletResponse>;

export const userInfoResponse = z.object({
  status,
  request_uuid: uuid,
  user: z.string().optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2).optional(),
  jurisdiction: z.string().nullish(),
  sub_partner_id: z.string().nullish(),
  /** YYYY-MM-DD. */
  birth_date: z.string().nullish(),
  registration_date: z.string().nullish(),
  tags: z.array(z.string()).optional(),
});
export type UserInfoResponse = z.output<typeof userInfoResponse>;
