import { isFailure } from '../../kernel/failure.ts';
import { need } from '../../kernel/need.ts';

/** A bet of a batch that has passed every rule that looks at it alone. */
interface Judged<Slip> {
  readonly slip: Slip;
}

interface Taking<Slip, Bet extends Judged<Slip>, Outcome> {
  /** One name for what counts as the same bet of one member. */
  readonly nameOf: (bet: Bet) => string;
  /** The places in the batch whose bet the member has placed a moment ago. */
  readonly repeated: ReadonlySet<number>;
  /** Adds an outcome for each of the bets; called only where there are any. */
  readonly take: (bets: readonly Bet[]) => Promise<void>;
  /** The refusal of a repetition. */
  readonly refusal: Outcome;
}

/**
 * Of the same bet twice in a batch only the first is looked at. Where its stake is taken the second is a
 * repetition; where it is refused, the second would be too, because within a batch balances and limits only fall.
 */
export async function takeFirsts<Slip, Bet extends Judged<Slip>, Outcome>(
  bets: readonly Bet[],
  outcomes: Map<Slip, Outcome>,
  { nameOf, repeated, take, refusal }: Taking<Slip, Bet, Outcome>,
): Promise<void> {
  const firsts = new Map<string, Bet>();
  for (const [index, bet] of bets.entries()) {
    if (repeated.has(index)) outcomes.set(bet.slip, refusal);
    else if (!firsts.has(nameOf(bet))) firsts.set(nameOf(bet), bet);
  }
  if (firsts.size > 0) await take([...firsts.values()]);
  for (const bet of bets) {
    if (outcomes.has(bet.slip)) continue;
    const { slip } = need(firsts.get(nameOf(bet)), 'the first of the same bets');
    const first = need(outcomes.get(slip), 'the outcome of the first');
    outcomes.set(bet.slip, isFailure(first) ? first : refusal);
  }
}
