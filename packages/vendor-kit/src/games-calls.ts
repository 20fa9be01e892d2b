import { z } from 'zod';

const localized = z.object({ ko: z.string().min(1), en: z.string().min(1), vi: z.string().min(1) });

const gameUrlRequest = z.object({
  user: z.string().min(3).max(255),
  token: z.string().min(10).max(255),
  operator_id: z.int(),
  sub_partner_id: z.string().max(255).nullish(),
  game_code: z.string().min(1).max(255),
  /** "XXX" asks for a demonstration without money. */
  currency: z.string().length(3),
  country: z.string().length(2).default('XX'),
  lang: z.string().min(2).max(5),
  platform: z.enum(['GPL_DESKTOP', 'GPL_MOBILE']),
  lobby_url: z.url().nullish(),
  deposit_url: z.url().nullish(),
  ip: z.string().max(64).nullish(),
});

const gameListRequest = z.object({ operator_id: z.int() });

const gameRoundRequest = z.object({
  operator_id: z.int(),
  user: z.string().min(3).max(255),
  /** The bet's transaction_uuid, or the round id that came with it. */
  transaction_uuid: z.guid().optional(),
  round: z.string().max(255).optional(),
  /** The reader's language; without it the vendor chooses. An addition to the dialect. */
  lang: z.string().min(2).max(5).optional(),
});

/**
 * The rounds that ended from one instant until before another, for reconciliation; an addition of this vendor to the dialect.
 * Without a cursor from the first one on. The answer is that of the transfer wallet's list.
 */
const roundListRequest = z.object({
  operator_id: z.int(),
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  cursor: z.string().min(1).max(255).optional(),
  limit: z.int().min(1).max(1_000),
});

/** Calls operator → vendor, POST with a body signed by the operator's key. */
export const gamesRequests = {
  '/operator/generic/v2/game/url': gameUrlRequest,
  '/operator/generic/v2/game/list': gameListRequest,
  '/operator/generic/v2/game/round': gameRoundRequest,
  '/operator/generic/v2/round/list': roundListRequest,
} as const;

export type GamesPath = keyof typeof gamesRequests;
export type GameUrlRequest = z.output<typeof gameUrlRequest>;
export type GameUrlRequestInput = z.input<typeof gameUrlRequest>;
export type GameListRequest = z.output<typeof gameListRequest>;
export type GameRoundRequest = z.output<typeof gameRoundRequest>;

/** `/game/url` and `/game/round` return where to look: pages, so never a script. */
export const gameUrlResponse = z.object({ url: z.url({ protocol: /^https?$/ }) });
export type GameUrlResponse = z.output<typeof gameUrlResponse>;

export const gameListEntry = z.object({
  game_code: z.string().min(1),
  name: z.string().min(1),
  names: localized,
  category: z.string().min(1),
  /** The maker, or the line of games, that the vendor carries it under. */
  product: z.string().min(1),
  platforms: z.array(z.enum(['GPL_DESKTOP', 'GPL_MOBILE'])),
  url_thumb: z.url(),
  /** Theoretical return in basis points, floored: 9650 is 96.50 %. */
  rtp_basis_points: z.int().positive(),
  /** The same of the bet that returns least, where a game has bets that differ; `rtp_basis_points` is that of the best. */
  rtp_lowest_basis_points: z.int().positive().nullish(),
  /**
   * The smallest and the largest stake of one bet, in minor units of the currency that the operator plays in. At a table the
   * largest is that of the bet which takes most; other bets may take less. A vendor that does not say leaves them out.
   */
  smallest_stake_amount: z.int().positive().nullish(),
  largest_stake_amount: z.int().positive().nullish(),
  freebet_support: z.boolean(),
  /** Whether `/game/url` opens it with the currency "XXX", without money. */
  demo_game_support: z.boolean(),
  enabled: z.boolean(),
  release_date: z.iso.date().nullish(),
  /** From 1 (small wins, often) to 5 (large ones, seldom). */
  volatility: z.int().min(1).max(5).nullish(),
  /** What is in the pot of its jackpot now, in minor units; a game without one leaves it out. */
  jackpot_amount: z.int().positive().nullish(),
});
export type GameListEntry = z.output<typeof gameListEntry>;

export const gameListResponse = z.array(gameListEntry);

/** Body of every response that is not 200: 400, 401, 403, 404, 429 or 500. */
export const gamesError = z.object({ error: z.string() });
