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
