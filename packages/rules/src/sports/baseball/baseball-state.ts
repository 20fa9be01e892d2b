import { type Branch, type Pair, plus, type Side, sumOfPairs } from '../match-model.ts';
import { type HalfInning, type PlayTable, runsCounted } from './half-inning-law.ts';

export type BaseballRules = {
  /** A game level after this inning ends level; null plays on. */
  readonly lastInning: number | null;
  /** Whether each half-inning from the tenth begins with a runner on second. */
  readonly runnerOnSecond: boolean;
};

export type BaseballState = HalfInning & {
  readonly inning: number;
  readonly half: 'top' | 'bottom';
  /** Runs of each inning begun. */
  readonly runs: readonly Pair[];
  readonly isOver: boolean;
};

export const regularInnings = 9;

export const playBall: BaseballState = {
  inning: 1,
  half: 'top',
  bases: 0,
  outs: 0,
  runs: [[0, 0]],
  isOver: false,
};

export function freshHalf(rules: BaseballRules, inning: number): HalfInning {
  return { bases: rules.runnerOnSecond && inning > regularInnings ? 2 : 0, outs: 0 };
}

/** The runs of this half-inning with which the home side wins at once; null where it cannot. */
export function winningRuns({
  inning,
  half,
  runs,
}: Pick<BaseballState, 'inning' | 'half' | 'runs'>): number | null {
  if (half === 'top' || inning < regularInnings) return null;
  const [home, away] = sumOfPairs(runs);
  return away - (home - (runs.at(-1)?.[0] ?? 0)) + 1;
}

/** One plate appearance. */
export function baseballBranches(
  rules: BaseballRules,
  tables: Readonly<Record<Side, PlayTable>>,
  state: BaseballState,
): Branch<BaseballState>[] {
  if (state.isOver) return [];
  const side: Side = state.half === 'top' ? 'away' : 'home';
  const inSoFar = state.runs.at(-1)?.[side === 'home' ? 0 : 1] ?? 0;
  const winsAt = winningRuns(state);
  return (tables[side][8 * state.outs + state.bases] ?? []).map((play) => {
    const runs = runsCounted(play.amount, play.runs, inSoFar, winsAt);
    const score = runs > 0 ? [{ kind: 'score' as const, side, amount: runs }] : [];
    const { bases, outs } = play;
    const after = {
      ...state,
      bases,
      outs,
      runs: [...state.runs.slice(0, -1), plus(state.runs.at(-1) ?? [0, 0], side, runs)],
    };
    const isWon = winsAt !== null && inSoFar + runs >= winsAt;
    return {
      weight: play.weight,
      state: isWon ? { ...after, isOver: true } : outs === 3 ? afterHalf(rules, after) : after,
      incidents: [{ kind: play.kind, side, amount: play.amount }, ...score],
    };
  });
}

function afterHalf(rules: BaseballRules, state: BaseballState): BaseballState {
  const [home, away] = sumOfPairs(state.runs);
  const isLast = state.inning >= regularInnings;
  const inning = state.half === 'top' ? state.inning : state.inning + 1;
  const next = { ...state, ...freshHalf(rules, inning), inning };
  if (state.half === 'top')
    return isLast && home > away ? { ...state, isOver: true } : { ...next, half: 'bottom' };
  const isLevelForGood = rules.lastInning !== null && state.inning >= rules.lastInning;
  if (isLast && (home !== away || isLevelForGood)) return { ...state, isOver: true };
  return { ...next, half: 'top', runs: [...state.runs, [0, 0]] };
}
