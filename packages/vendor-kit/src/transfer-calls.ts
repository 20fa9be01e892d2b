import { z } from 'zod';
import { isStorable } from './storable-text.ts';

/**
 * The transfer wallet: a member's money is moved to the vendor before play and brought back after it. All calls go
 * operator → vendor, POST with JSON signed over the raw bytes by the operator's key, as `signBody` does it.
 */
export const transferSignatureHeader = 'x-transfer-signature';

const user = z.string().min(3).max(255);
/** The operator's number at this vendor. */
const agent = z.int().positive();
const transferId = z.guid();
/** Minor units, as they are: 1,000 won is 1000. */
const amount = z.int().positive();

export const transferRequests = {
  '/operator/transfer/v1/game/list': z.object({ agent }),
  '/operator/transfer/v1/game/url': z.object({
    agent,
    user,
    game_code: z.string().min(1).max(255),
    currency: z.string().length(3),
    lang: z.string().min(2).max(5),
    platform: z.enum(['desktop', 'mobile']),
    lobby_url: z.url().nullish(),
    deposit_url: z.url().nullish(),
  }),
  /** Ends whatever the player has open, so that nothing new can be staked; a round that waits for the player ends soon. */
  '/operator/transfer/v1/game/close': z.object({ agent, user }),
  '/operator/transfer/v1/wallet/balance': z.object({ agent, user }),
  '/operator/transfer/v1/wallet/deposit': z.object({
    agent,
    user,
    transfer_id: transferId,
    currency: z.string().length(3),
    amount,
  }),
  '/operator/transfer/v1/wallet/withdraw': z.object({
    agent,
    user,
    transfer_id: transferId,
    currency: z.string().length(3),
    amount: z.union([amount, z.literal('all')]),
  }),
  '/operator/transfer/v1/wallet/status': z.object({ agent, user, transfer_id: transferId }),
  /** The agent's rounds that are over, in the order in which they ended; without a cursor from the first one on. */
  '/operator/transfer/v1/round/list': z.object({
    agent,
    cursor: z.string().min(1).max(255).optional(),
    limit: z.int().min(1).max(1_000),
    /** Only those that ended from the one instant until before the other. */
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
  }),
} as const;

export type TransferPath = keyof typeof transferRequests;
export type TransferRequest<Path extends TransferPath> = z.output<(typeof transferRequests)[Path]>;

/**
 * A transfer id is decided once, refusals too: whoever asks again with it is told the same. So a refusal is proof that
 * this id has moved nothing and never will. TRANSFER_UNKNOWN (status only) says that the id never arrived, and
 * DUPLICATE_TRANSFER that it was used for something else; neither decides anything.
 */
export const transferStatuses = [
  'OK',
  'GAME_OPEN',
  'NO_CREDIT',
  'NOT_ENOUGH_MONEY',
  'PLAYER_BLOCKED',
  'WRONG_CURRENCY',
  'DUPLICATE_TRANSFER',
  'TRANSFER_UNKNOWN',
] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/** Of deposit, withdraw and status. OK carries what moved and what the vendor held right after it. */
export const transferResponse = z.object({
  status: z.enum(transferStatuses),
  transfer_id: transferId,
  amount: z.int().nonnegative().optional(),
  balance: z.int().nonnegative().optional(),
});
export type TransferResponse = z.output<typeof transferResponse>;

/**
 * `open`: a game's page was heard within the last minute, or left only moments ago, or a round is not finished. `closed`: a page
 * was open and has gone. `unseen`: nothing was opened since the last address was given out.
 */
export const transferBalanceResponse = z.object({
  balance: z.int().nonnegative(),
  game: z.enum(['open', 'closed', 'unseen']),
});
export type TransferBalanceResponse = z.output<typeof transferBalanceResponse>;

export const transferCloseResponse = z.object({ closed: z.boolean() });

const roundText = z.string().min(1).max(255).refine(isStorable);
const [firstYear, lastYear] = [2000, 2099] as const;
/** No vendor is older, and no database knows of every year that a text can name. */
const instant = z.iso.datetime().refine((at) => {
  const year = new Date(at).getUTCFullYear();
  return year >= firstYear && year <= lastYear;
});

/** Minor units. `returned` is the part of the stake that was given back, `win` what was paid beyond it. */
export const transferRound = z
  .object({
    round: roundText,
    user,
    game_code: roundText,
    currency: z.string().length(3),
    stake: z.int().nonnegative(),
    returned: z.int().nonnegative(),
    win: z.int().nonnegative(),
    started_at: instant,
    finished_at: instant,
  })
  .refine(({ stake, returned }) => returned <= stake);
export type TransferRound = z.output<typeof transferRound>;

/**
 * A round comes once, and again with other figures where they were put right. `next_cursor` goes on after the last one
 * of this page; what ends later comes after it, so that whoever keeps the cursor misses nothing.
 */
export const transferRoundsResponse = z.object({
  rounds: z.array(transferRound),
  next_cursor: z.string().min(1).max(255).optional(),
  has_more: z.boolean(),
});

/** The same as a reader takes it: each round is judged by itself, so that one that is malformed hides no other. */
export const transferRoundsPage = transferRoundsResponse.extend({
  rounds: z.array(z.unknown()),
  next_cursor: z.string().min(1).max(255).refine(isStorable).optional(),
});
export type TransferRoundsResponse = z.output<typeof transferRoundsResponse>;

/** Body of every response that is not 200: 400 and 401 were refused before anything was done. */
export const transferError = z.object({ error: z.string() });
