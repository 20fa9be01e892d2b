import type { Scope } from '../settlement/scope.ts';
import type { ScoreMatrix } from './score-matrix.ts';

type Sign = -1 | 0 | 1;

/**
 * All that an event is priced from: the law of every scope that has markets, and the joint result of half-time and the
 * end where that is offered, each as the sign of the home side's lead. They must be parts of one joint law, as those of
 * one score model are; then no two prices made from them contradict each other.
 */
export type EventLaws = {
  readonly scopes: Readonly<Partial<Record<Scope, ScoreMatrix>>>;
  readonly halfTimeFullTime?: readonly {
    readonly halfTime: Sign;
    readonly fullTime: Sign;
    readonly probability: number;
  }[];
};

const outcomeOf = { '-1': 'away', '0': 'draw', '1': 'home' } as const;

/** The probability of `home/draw` and the like. */
export function halfTimeFullTimeProbability({ halfTimeFullTime = [] }: EventLaws, selection: string): number {
  return halfTimeFullTime
    .filter(
      ({ halfTime, fullTime }) => `${outcomeOf[`${halfTime}`]}/${outcomeOf[`${fullTime}`]}` === selection,
    )
    .reduce((sum, { probability }) => sum + probability, 0);
}
