import { type Amount, amount, type OddsMilli } from '@hanpan/money';
import { combinationsOf, systemBets, systemFault, systemTotals } from '@hanpan/rules';
import { largestStake, mostStake, type StakeProblem, stakeProblem } from '../../app/stake-problem.ts';
import { type Problem, type SlipFacts, type SlipSummary, summarise } from './model.ts';

/** The size that was chosen, where so many legs make such a system; undefined is one bet on all of them. */
export function sizeFor(legs: number, chosen: number | undefined): number | undefined {
  return chosen !== undefined && systemFault(legs, chosen) === undefined ? chosen : undefined;
}

/** The summary of a slip that is several bets: each of them keeps the limits, and all together the balance. */
export function summariseSystem(facts: SlipFacts, size: number | undefined): SlipSummary {
  if (size === undefined) return summarise(facts);
  const { legs, limits, balanceAmount, bonuses } = facts;
  // None is none, however it was typed.
  const stakeAmount = facts.stakeAmount || undefined;
  const { views, ...whole } = summarise({ ...facts, stakeAmount: undefined });
  const odds = views.map((view) => view.oddsMilli);
  const bets = systemBets(legs.length, size);
  const limiting = limitingBet(odds, size, facts);
  const stake = {
    stakeAmount,
    odds: odds.filter((_, place) => limiting.places.includes(place)),
    bonusBasisPoints: limiting.bonusBasisPoints,
    limits,
    balanceAmount: balanceAmount === undefined ? undefined : amount(Math.floor(balanceAmount / bets)),
  };
  const totalsAt = (prices: readonly OddsMilli[]) =>
    stakeAmount === undefined ? undefined : systemTotals(stakeAmount, prices, size, bonuses);
  const totals = totalsAt(odds);
  const seen = legs.map((leg) => leg.seenOddsMilli);
  const moved = views.some((view) => view.oddsMilli !== view.leg.seenOddsMilli);
  const own = stakeProblem(stake);
  return {
    ...whole,
    views,
    returnAmount: totals?.returnAmount,
    seenReturnAmount: moved ? totalsAt(seen)?.returnAmount : undefined,
    maxStakeAmount: mostStake(stake),
    problem:
      whole.problem?.kind === 'blocked'
        ? whole.problem
        : own && problemOf(own, { places: limiting.places, total: totals?.stakeAmount, balanceAmount }),
    system: { size, bets, totalAmount: totals?.stakeAmount },
  };
}

interface LimitingBet {
  /** Of its legs on the slip. */
  readonly places: readonly number[];
  readonly bonusBasisPoints: number | undefined;
}

/** Of all bets the one that returns the most with what it gets besides, and so reaches the limit of a return first. */
function limitingBet(
  odds: readonly OddsMilli[],
  size: number,
  { limits, bonuses }: Pick<SlipFacts, 'limits' | 'bonuses'>,
): LimitingBet {
  const priced = [...odds.entries()];
  const [first, ...further] = combinationsOf(priced, size).map((legs, bet) => ({
    places: legs.map(([place]) => place),
    bonusBasisPoints: bonuses?.[bet],
    largest: largestStake(
      legs.map(([, price]) => price),
      limits.maxWinAmount,
      bonuses?.[bet],
    ),
  }));
  return further.reduce(
    (least, bet) => (bet.largest < least.largest ? bet : least),
    first ?? { places: [], bonusBasisPoints: undefined, largest: limits.maxWinAmount },
  );
}

interface ProblemFacts {
  /** Of the bet that reaches the limit of a return first. */
  readonly places: readonly number[];
  readonly total: Amount | undefined;
  readonly balanceAmount: Amount | undefined;
}

function problemOf(problem: StakeProblem, { places, total, balanceAmount }: ProblemFacts): Problem {
  if (problem.kind === 'win')
    return { kind: 'ofBet', selections: places.map((place) => place + 1).join(' + '), problem };
  if (problem.kind === 'balance' && total !== undefined && balanceAmount !== undefined)
    return { kind: 'total', total, balance: balanceAmount };
  return problem;
}
