import type { Score } from '../settlement/match-score.ts';
import type { Scope } from '../settlement/scope.ts';
import type { PairLaw } from './law/pair-law.ts';

export type Side = 'home' | 'away';
export type Pair = readonly [home: number, away: number];

export function scoreOf([home, away]: Pair): Score {
  return { home, away };
}

/** The same with so many more for one side. */
export function plus([home, away]: Pair, side: Side, amount = 1): Pair {
  return side === 'home' ? [home + amount, away] : [home, away + amount];
}

export function sumOfPairs(pairs: readonly Pair[]): Pair {
  return pairs.reduce<Pair>(([home, away], pair) => [home + pair[0], away + pair[1]], [0, 0]);
}

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

/** Probabilities of a step are whole parts of this, so that a draw is exact and can be repeated anywhere. */
export const certainty = 1_000_000_000;

/** What happened, for the board and the list of incidents. */
export type Incident = {
  readonly kind:
    | 'score'
    | 'yellow-card'
    | 'red-card'
    | 'out'
    | 'walk'
    | 'hit'
    | 'knockout'
    | 'submission'
    | 'decision'
    | 'added-time';
  /** The side that did it; null where it concerns both. */
  readonly side: Side | null;
  /** Points of a score, bases of a hit, minutes of added time. */
  readonly amount: number;
};

/** One thing that may happen next. The weights of all branches of a state sum to `certainty`. */
export type Branch<State> = {
  readonly weight: number;
  readonly state: State;
  readonly incidents: readonly Incident[];
};

/** Scores so far, by scope; `isFinal` is true from the moment when nothing can change the pair any more. */
export type ScopeScore = { readonly score: Score; readonly isFinal: boolean };
export type ScopeScores = Partial<Record<Scope, ScopeScore>>;

/** What a board shows besides the scores. */
export type BoardView = {
  readonly phase: 'prematch' | 'playing' | 'break' | 'overtime' | 'shootout' | 'ended';
  /** The half, quarter, period, set, map, inning or round being played, counted from 1; overtimes go on counting. */
  readonly period: number;
  /** Seconds played of this period; null where no clock runs. */
  readonly clockSeconds: number | null;
  readonly server: Side | null;
  /** Points of the game in a tennis set, as they are called; balls, outs and bases; cards; rounds on the cards. */
  readonly detail: Readonly<Record<string, string | number>>;
};

/** The joint result of half-time and full-time: each as home minus away, cut to -1, 0 or 1. */
export type HalfTimeFullTime = {
  readonly halfTime: -1 | 0 | 1;
  readonly fullTime: -1 | 0 | 1;
  readonly probability: number;
};

/**
 * One sport as a process of small steps: the same branches play a match and price it. `law` is not an estimate of
 * what `branches` does but its exact consequence: at any state it is the mean of the laws of the branches, and at
 * the end it is the result. Both are proven in `exact-law.test.ts`, which together leave no other law possible.
 *
 * States are plain values that survive JSON, and no function changes one.
 */
export interface MatchModel<State> {
  readonly scopes: readonly Scope[];
  start(): State;
  /** What may happen next; none once the match is over. */
  branches(state: State): readonly Branch<State>[];
  /** Seconds from this state to the next step at the pace of real play, breaks included. */
  secondsToNext(state: State): number;
  scores(state: State): ScopeScores;
  /**
   * The final pair of a scope given all that has happened. Its mass is the chance that the scope is played to its
   * end; undefined where it never will be, or where the sport has no such scope.
   */
  law(state: State, scope: Scope): PairLaw | undefined;
  /** Only where the sport has halves. */
  halfTimeFullTime?(state: State): readonly HalfTimeFullTime[];
  view(state: State): BoardView;
}
