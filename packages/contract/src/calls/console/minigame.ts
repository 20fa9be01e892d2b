import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { instant, odds } from '../../fields.ts';
import { miniGame, miniMarketCode, miniPick } from '../../shapes/minigame.ts';

const priced = z.object({ market: miniMarketCode, pick: miniPick, odds });

/** A selection as whoever sets its price sees it. */
const pricedSelection = z.object({
  pick: miniPick,
  /** As members see it; null where it is not for sale, because its price would give money away or return too little. */
  odds: odds.nullable(),
  /** An operator has set it; otherwise it is what an installation begins with. */
  isSet: z.boolean(),
  /** The probability, as so many of so many equally likely draws; long numbers, so they are text. */
  ways: z.string(),
  of: z.string(),
  /** The longest odds that keep probability × odds below one; null where no odds do. */
  highestOdds: odds.nullable(),
  /** The shortest odds that return at least three quarters of what is staked; null where they could not be told. */
  lowestOdds: odds.nullable(),
  /** What is paid of a stake on average, in basis points; null where it is not for sale. */
  returnBasisPoints: z.int().nullable(),
});

export const miniPrices = defineCall({
  path: '/api/console/minigame/prices',
  summary: 'The prices of a mini game with exact probabilities, and what each of them returns on average',
  audience: 'operator',
  limit: 'read',
  body: z.object({ game: miniGame }),
  data: z.object({
    game: miniGame,
    markets: z.array(z.object({ market: miniMarketCode, selections: z.array(pricedSelection) })),
    /** Who set prices last, and when; null where nobody has. */
    setBy: z.string().nullable(),
    setAt: instant.nullable(),
    /** Of what was set; whoever saves names it, so that nobody's prices are lost. */
    revision: z.string(),
  }),
  failures: [],
});

export const miniSetPrices = defineCall({
  path: '/api/console/minigame/setPrices',
  summary: 'Set prices of a mini game; those that are left out are what an installation begins with',
  audience: 'supervisor',
  limit: 'write',
  idempotent: true,
  stepUp: 'always',
  body: z.object({
    game: miniGame,
    revision: z.string().min(1).max(100),
    prices: z.array(priced).max(200),
    reason: z.string().trim().min(1).max(200),
  }),
  data: z.object({ game: miniGame }),
  /** T999: somebody was faster. */
  failures: ['C999', 'E404', 'B6052', 'B6056', 'T999'],
});
