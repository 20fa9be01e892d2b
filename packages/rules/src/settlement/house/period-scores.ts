import { assertScore, type MatchScore, type Score } from '../match-score.ts';
import type { Scope } from '../scope.ts';
import type { PeriodPlan } from './house-rules.ts';
import type { MatchRecord } from './match-record.ts';

/** What a scoreboard knows of a match. */
export type PlayedPeriods = {
  /** What was scored in each period alone, in their order; the running one is the last. */
  readonly periods: readonly Score[];
  /** How many of them were played to their end. */
  readonly finishedPeriods: number;
  /** All overtimes or extra innings together; null where there was none. */
  readonly overtime: Score | null;
  /** The match is over, overtime included. */
  readonly isOver: boolean;
};

const none: Score = { home: 0, away: 0 };

/**
 * What counts in each scope, from the scores of the periods: the scopes that are finished, and what stands in those that
 * are not. Throws RangeError for scores that are no counts, for more periods than the sport has, and for a fight, which
 * has a verdict instead (`scopesOfFight`).
 */
export function scopesOfPeriods(
  plan: PeriodPlan,
  played: PlayedPeriods,
): Pick<MatchRecord, 'scores' | 'standing'> {
  const { periods, finishedPeriods, overtime, isOver } = played;
  if (plan.matchCounts === 'verdict') throw new RangeError('a fight has no scored periods');
  if (periods.length > plan.periods.length || finishedPeriods > periods.length)
    throw new RangeError(`not the periods of a match: ${finishedPeriods} finished of ${periods.length}`);
  for (const score of [...periods, overtime ?? none]) assertScore(score);
  const isFinished = (scope: Scope) => plan.periods.indexOf(scope) < finishedPeriods;
  const scoreIn = (scopes: readonly Scope[]) =>
    sumOf(scopes.map((scope) => periods[plan.periods.indexOf(scope)] ?? none));
  const found: [Scope, Score, isFinished: boolean][] = periods.map((score, index) => [
    plan.periods[index] ?? 'match',
    score,
    index < finishedPeriods,
  ]);
  for (const [scope, parts] of Object.entries(plan.joined) as [Scope, readonly Scope[]][])
    found.push([scope, scoreIn(parts), parts.every(isFinished)]);
  found.push(...wholeOf(plan, played, sumOf(periods)));
  const begun = periods.length > 0;
  return {
    scores: pairs(found.filter(([, , finished]) => finished)),
    standing: begun && !isOver ? pairs(found.filter(([, , finished]) => !finished)) : {},
  };
}

function wholeOf(
  { periods: planned, matchCounts }: PeriodPlan,
  { periods, finishedPeriods, overtime, isOver }: PlayedPeriods,
  inPeriods: Score,
): [Scope, Score, boolean][] {
  if (matchCounts === 'periods-won') {
    const finished = periods.slice(0, finishedPeriods);
    const won = {
      home: finished.filter(({ home, away }) => home > away).length,
      away: finished.filter(({ home, away }) => away > home).length,
    };
    return [
      ['match', won, isOver],
      ['points', inPeriods, isOver],
    ];
  }
  const isRegularOver = isOver || finishedPeriods === planned.length;
  if (matchCounts === 'regular') return [['match', inPeriods, isRegularOver]];
  return [
    ['regular', inPeriods, isRegularOver],
    ['match', sumOf([inPeriods, overtime ?? none]), isOver],
  ];
}

function sumOf(scores: readonly Score[]): Score {
  return {
    home: scores.reduce((total, { home }) => total + home, 0),
    away: scores.reduce((total, { away }) => total + away, 0),
  };
}

function pairs(found: readonly (readonly [Scope, Score, boolean])[]): MatchScore['scores'] {
  return Object.fromEntries(found.map(([scope, score]) => [scope, score]));
}

/**
 * The scopes of a fight: one for the winner in `match`, none for anybody where it was a draw, and in `points` the rounds
 * whose middle was reached, on the home side, which is what a line of so many and a half rounds asks.
 */
export function scopesOfFight(
  winner: 'home' | 'away' | null,
  roundsPastTheirMiddle: number,
): MatchScore['scores'] {
  const points = { home: roundsPastTheirMiddle, away: 0 };
  assertScore(points);
  return {
    match: { home: winner === 'home' ? 1 : 0, away: winner === 'away' ? 1 : 0 },
    points,
  };
}
