import { z } from 'zod';

/**
 * What the answers of The Odds API v4 hold, as far as we read it. Lists are read element by element, so that a bad one
 * costs only itself; therefore the lists within are of unknown. Source: the provider's guide and schema of version 4.
 */

/** ISO text or seconds since the epoch, as `dateFormat` asked. */
const time = z.union([z.string().min(1), z.number().int()]);

export const eventShape = z.object({
  id: z.string().min(1),
  sport_key: z.string().min(1),
  sport_title: z.string().optional(),
  commence_time: time,
  home_team: z.string().min(1),
  away_team: z.string().min(1),
  bookmakers: z.array(z.unknown()).optional(),
});

export const bookmakerShape = z.object({
  key: z.string().min(1),
  /** In lists of events it stands here; of a single event it stands in the market. */
  last_update: time.optional(),
  markets: z.array(z.unknown()),
});

export const marketShape = z.object({
  key: z.string().min(1),
  last_update: time.optional(),
  outcomes: z.array(
    z.object({
      name: z.string().min(1),
      price: z.number(),
      point: z.number().optional(),
      description: z.string().optional(),
    }),
  ),
});

export const scoreShape = z.object({
  id: z.string().min(1),
  sport_key: z.string().min(1),
  commence_time: time,
  completed: z.boolean(),
  home_team: z.string().min(1),
  away_team: z.string().min(1),
  scores: z.array(z.object({ name: z.string(), score: z.string().nullable() })).nullable(),
  last_update: time.nullable(),
});

export type EventShape = z.infer<typeof eventShape>;
export type BookmakerShape = z.infer<typeof bookmakerShape>;
export type MarketShape = z.infer<typeof marketShape>;
export type OutcomeShape = MarketShape['outcomes'][number];
export type ScoreShape = z.infer<typeof scoreShape>;
