import { nothing, type Writes } from '../../kernel/decide-keyed.ts';
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
  /** Adds an outcome for each of the bets, and returns what is still to be written; called only where there are any. */
  readonly take: (bets: readonly Bet[]) => Promise<Writes>;
  /** The refusal of a repetition. */
  readonly refusal: Outcome;
}

/**
 * Of the same bet twice in a batch only the first is looked at. Where its stake is taken the second is a
 * repetition; where it is refused, the second would be too, because within a batch balances and limits only fall. Returns what
 * `take` has still to write.
 */
export async function takeFirsts<Slip, Bet extends Judged<Slip>, Outcome>(
  bets: readonly Bet[],
  outcomes: Map<Slip, Outcome>,
  { nameOf, repeated, take, refusal }: Taking<Slip, Bet, Outcome>,
): Promise<Writes> {
  const firsts = new Map<string, Bet>();
  for (const [index, bet] of bets.entries()) {
    if (repeated.has(index)) outcomes.set(bet.slip, refusal);
    else if (!firsts.has(nameOf(bet))) firsts.set(nameOf(bet), bet);
  }
  const writes = firsts.size > 0 ? await take([...firsts.values()]) : nothing;
  for (const bet of bets) {
    if (outcomes.has(bet.slip)) continue;
    const { slip } = need(firsts.get(nameOf(bet)), 'the first of the same bets');
    const first = need(outcomes.get(slip), 'the outcome of the first');
    outcomes.set(bet.slip, isFailure(first) ? first : refusal);
  }
  return writes;
}
