import { z } from 'zod';
import { amount, localText } from '../fields.ts';

/** The shapes of the window that a game is made for. */
export const gameWindows = ['standard', 'bomb'] as const;
export type GameWindow = (typeof gameWindows)[number];

/** A game of a vendor as a lobby shows it. */
export const vendorGame = z.object({
  /** The vendor that opens it: what a launch names. */
  vendorKey: z.string(),
  key: z.string(),
  image: z.string(),
  names: localText,
  vendorName: localText,
  /** A game type; a word of the vendor's own for one that this version does not know. */
  type: z.string(),
  /** The code of the catalogue whose lobby it stands in; null for a game of its vendor's own lobby alone. */
  productCode: z.string().nullable(),
  /** Theoretical, of the best bet: "98.94". */
  returnToPlayerPercent: z.string(),
  /** Of the bet that returns least; null where all return the same, or the vendor says nothing. */
  lowestReturnPercent: z.string().nullable(),
  /** What one bet may stake; null where the vendor says nothing. At a table the largest is that of the bet which takes most. */
  smallestStakeAmount: amount.nullable(),
  largestStakeAmount: amount.nullable(),
  window: z.enum(gameWindows),
  /** Whether it can be played without money. */
  hasDemo: z.boolean(),
  /** From 1 (small wins, often) to 5 (large ones, seldom); null where the vendor says nothing. */
  volatility: z.int().min(1).max(5).nullable(),
  releasedOn: z.iso.date().nullable(),
  /** What is in the pot now; null for a game without a jackpot. */
  jackpotAmount: amount.nullable(),
});
