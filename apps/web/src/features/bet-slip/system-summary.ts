import { type Amount, amount, type OddsMilli } from '@hanpan/money';
import { systemBets, systemFault, systemTotals } from '@hanpan/rules';
import { mostStake, type StakeProblem, stakeProblem } from '../../app/stake-problem.ts';
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
  const longest = longestBet(odds, size);
  const stake = {
    stakeAmount,
    odds: odds.filter((_, place) => longest.includes(place)),
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
        : own && problemOf(own, { longest, total: totals?.stakeAmount, balanceAmount }),
    system: { size, bets, totalAmount: totals?.stakeAmount },
  };
}

/** The places of the longest odds: of all bets the one on these returns the most, and reaches the limit of a return first. */
function longestBet(odds: readonly OddsMilli[], size: number): readonly number[] {
  const byOdds = [...odds.entries()].sort(([, one], [, other]) => other - one);
  return byOdds
    .slice(0, size)
    .map(([place]) => place)
    .sort((one, other) => one - other);
}

interface ProblemFacts {
  readonly longest: readonly number[];
  readonly total: Amount | undefined;
  readonly balanceAmount: Amount | undefined;
}

function problemOf(problem: StakeProblem, { longest, total, balanceAmount }: ProblemFacts): Problem {
  if (problem.kind === 'win')
    return { kind: 'ofBet', selections: longest.map((place) => place + 1).join(' + '), problem };
  if (problem.kind === 'balance' && total !== undefined && balanceAmount !== undefined)
    return { kind: 'total', total, balance: balanceAmount };
  return problem;
}
