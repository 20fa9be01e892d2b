import type { PeriodPlan } from './house-rules.ts';
import type { MatchRecord } from './match-record.ts';

/** The period that a board shows, counted from 1, where its halves are played one after the other: an inning. */
export type RunningPeriod = { readonly period: number; readonly half: 'top' | 'bottom' };

/**
 * How many halves of periods were played to their end, as far as is known: by the periods that have a final score, by
 * regular time, whose end is that of all of them, and by the board, which alone knows that the top of an inning is over.
 */
export function halfPeriodsPlayed(
  { periods }: PeriodPlan,
  scores: MatchRecord['scores'],
  running: RunningPeriod | undefined,
): number {
  const finished = scores.regular === undefined ? periods.filter((scope) => scores[scope]) : periods;
  const shown = running === undefined ? 0 : 2 * (running.period - 1) + (running.half === 'bottom' ? 1 : 0);
  return Math.max(2 * finished.length, shown);
}

/** The running period out of what a board shows; undefined before the first, and where it shows no halves. */
export function runningPeriod(period: number, half: unknown): RunningPeriod | undefined {
  return period >= 1 && (half === 'top' || half === 'bottom') ? { period, half } : undefined;
}
