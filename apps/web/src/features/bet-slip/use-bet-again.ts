import { type BetAnswer, pricesAtRefusal } from './model.ts';
import { useSlip } from './slip-store.ts';

/** What a member is asked after its bet was refused for its prices. */
export interface BetAgain {
  /** The same slip at the prices that the confirmation names. */
  readonly take: () => void;
  readonly leave: () => void;
}

/**
 * Undefined where there is nothing to ask. Beside what was chosen since the legs come back as they were instead: the press would make
 * another bet than the one that was refused.
 */
export function useBetAgain(answer: BetAnswer | undefined): BetAgain | undefined {
  const { legs, confirmation, again, drop } = useSlip();
  const prices = answer && pricesAtRefusal(answer.bets);
  if (answer === undefined || prices === undefined || legs.length > 0 || !confirmation?.sent)
    return undefined;
  return { take: () => again(prices, answer.bets[0].stake), leave: drop };
}
