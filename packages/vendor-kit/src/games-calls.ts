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
});

/** Calls operator → vendor, POST with a body signed by the operator's key. */
export const gamesRequests = {
  '/operator/generic/v2/game/url': gameUrlRequest,
  '/operator/generic/v2/game/list': gameListRequest,
  '/operator/generic/v2/game/round': gameRoundRequest,
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
  product: z.string().min(1),
  platforms: z.array(z.enum(['GPL_DESKTOP', 'GPL_MOBILE'])),
  url_thumb: z.url(),
  /** Theoretical return in basis points, floored: 9650 is 96.50 %. */
  rtp_basis_points: z.int().positive(),
  freebet_support: z.boolean(),
  demo_game_support: z.boolean(),
  enabled: z.boolean(),
});
export type GameListEntry = z.output<typeof gameListEntry>;

export const gameListResponse = z.array(gameListEntry);

/** Body of every response that is not 200: 400, 401, 403, 404, 429 or 500. */
export const gamesError = z.object({ error: z.string() });
