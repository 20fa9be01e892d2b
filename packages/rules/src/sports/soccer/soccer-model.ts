import type { Scope } from '../../settlement/scope.ts';
import { convolved, mixture, negligible, shifted, withoutRareEnds } from '../law/combine-laws.ts';
import { type HalvesCase, signJoint } from '../law/half-time-full-time.ts';
import { certainPair, massOf, type PairLaw } from '../law/pair-law.ts';
import { type BoardView, type MatchModel, type Pair, type ScopeScores, scoreOf } from '../match-model.ts';
import { cardCases, type GoalsByCards, goalsOfHalf } from './goals-by-cards.ts';
import { checkSoccerRates, minutesOfHalf, type SoccerRates } from './soccer-rates.ts';
import { kickOff, type SoccerState, soccerBranches } from './soccer-state.ts';

const scopes: readonly Scope[] = ['match', 'h1', 'h2'];
export const breakSeconds = 15 * 60;

/** A football match of two halves, minute by minute. Throws RangeError for rates that are no chances. */
export function soccerModel(rates: SoccerRates): MatchModel<SoccerState> {
  checkSoccerRates(rates);
  const secondHalves = new Map<number, PairLaw>();

  /** Asked for at every minute of the first half, and always the same. */
  function secondHalfFrom(cards: number): PairLaw {
    const known = secondHalves.get(cards);
    if (known) return known;
    const start = { minute: 0, added: null, reds: cardCases[cards] ?? ([0, 0] as const) };
    const made = sumOf(goalsOfHalf(rates, 2, start));
    secondHalves.set(cards, made);
    return made;
  }

  /** What is still to come, split by the red cards at half-time; the second half depends on nothing else. */
  function casesOf(state: SoccerState): HalvesCase[] {
    if (state.half === 2) {
      const first = certainPair(...(state.goals[0] ?? [0, 0]));
      const rest = state.isOver ? certainPair(0, 0) : sumOf(goalsOfHalf(rates, 2, state));
      return [{ chance: 1, first, second: shifted(rest, ...(state.goals[1] ?? [0, 0])) }];
    }
    const firstHalf = goalsOfHalf(rates, 1, state);
    return firstHalf.grids.flatMap((_, cards) => {
      const law = withoutRareEnds(gridLaw(firstHalf, cards));
      const chance = massOf(law);
      if (chance < negligible) return [];
      const first = shifted(scaled(law, 1 / chance), ...(state.goals[0] ?? [0, 0]));
      return [{ chance, first, second: secondHalfFrom(cards) }];
    });
  }

  const lastAsked: { state?: SoccerState; cases: HalvesCase[] } = { cases: [] };
  /** All scopes of a state stand on the same cases. */
  function casesKept(state: SoccerState): HalvesCase[] {
    if (lastAsked.state !== state) Object.assign(lastAsked, { state, cases: casesOf(state) });
    return lastAsked.cases;
  }

  return {
    scopes,
    start: () => kickOff,
    branches: (state) => soccerBranches(rates, state),
    secondsToNext,
    scores: scoresOf,
    law: (state, scope) => lawOf(casesKept(state), scope),
    halfTimeFullTime: (state) => signJoint(casesKept(state)),
    view: viewOf,
  };
}

function lawOf(cases: readonly HalvesCase[], scope: Scope): PairLaw | undefined {
  switch (scope) {
    case 'match':
      return mixture(cases.map(({ chance, first, second }) => ({ chance, law: convolved(first, second) })));
    case 'h1':
      return mixture(cases.map(({ chance, first }) => ({ chance, law: first })));
    case 'h2':
      return mixture(cases.map(({ chance, second }) => ({ chance, law: second })));
    default:
      return undefined;
  }
}

function gridLaw({ size, grids }: GoalsByCards, cards: number): PairLaw {
  const cells = grids[cards] ?? new Float64Array(size * size);
  return { homeFrom: 0, awayFrom: 0, rows: size, columns: size, cells };
}

function sumOf(goals: GoalsByCards): PairLaw {
  const parts = goals.grids.map((_, cards) => ({ chance: 1, law: gridLaw(goals, cards) }));
  return withoutRareEnds(mixture(parts) ?? certainPair(0, 0));
}

function scaled(law: PairLaw, factor: number): PairLaw {
  return { ...law, cells: law.cells.map((cell) => cell * factor) };
}

function secondsToNext({ half, minute, added }: SoccerState): number {
  if (minute === minutesOfHalf && added === null) return 1;
  return half === 2 && minute === 0 ? breakSeconds + 60 : 60;
}

function scoresOf({ half, goals, isOver }: SoccerState): ScopeScores {
  const [first = [0, 0], second] = goals;
  const both: Pair = [first[0] + (second?.[0] ?? 0), first[1] + (second?.[1] ?? 0)];
  return {
    match: { score: scoreOf(both), isFinal: isOver },
    h1: { score: scoreOf(first), isFinal: half === 2 },
    ...(second && { h2: { score: scoreOf(second), isFinal: isOver } }),
  };
}

function viewOf({ half, minute, added, yellows, reds, isOver }: SoccerState): BoardView {
  const phase = isOver ? 'ended' : minute > 0 ? 'playing' : half === 1 ? 'prematch' : 'break';
  const detail = { homeYellows: yellows[0], awayYellows: yellows[1], homeReds: reds[0], awayReds: reds[1] };
  return {
    phase,
    period: half,
    clockSeconds: 60 * minute,
    server: null,
    detail: added === null ? detail : { ...detail, addedMinutes: added },
  };
}
