import type { RequestOf } from '@hanpan/contract';
import type { TestMatch } from './matches.ts';
import { newKey } from './world.ts';

export type Slip = RequestOf<'/api/bet/betProc'> & { idempotencyKey: string };

/** A slip of 10,000 won on the home sides at the price of 2.0 that test matches have. */
export function slipOn(matches: readonly TestMatch[], change: Partial<Slip> = {}): Slip {
  return {
    idempotencyKey: newKey(),
    stake: 10_000,
    legs: matches.map((match) => ({ selectionId: match.selection('WDL', 'home'), odds: 2 })),
    ...change,
  };
}

export type SystemSlip = RequestOf<'/api/bet/betSystem'> & { idempotencyKey: string };

/** Bets of 10,000 won on every choice of so many of the home sides. */
export function systemOn(
  matches: readonly TestMatch[],
  size: number,
  change: Partial<SystemSlip> = {},
): SystemSlip {
  const { idempotencyKey, stake, legs } = slipOn(matches);
  return { idempotencyKey, stake, legs, size, ...change };
}
