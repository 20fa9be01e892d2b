import type { ReportPeriod } from '@hanpan/contract';
import { addDays, mondayOf } from '@hanpan/rules';

/** Days of the calendar, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`;

/** The day, the week from Monday on, or the month that a day is in. */
export function periodAt(every: ReportPeriod, day: string): DaySpan {
  if (every === 'day') return { from: day, to: day };
  if (every === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  const from = firstOfMonth(day);
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
}

/**
 * The periods of a schedule that are over on `today`, the oldest first: from the last one that was over on the day of its making,
 * none that ended before `earliest`.
 */
export function periodsOver(every: ReportPeriod, madeOn: string, today: string, earliest: string): DaySpan[] {
  const periods: DaySpan[] = [];
  const first = addDays(periodAt(every, madeOn).from, -1);
  let span = periodAt(every, first < earliest ? earliest : first);
  for (; span.to < today; span = periodAt(every, addDays(span.to, 1))) periods.push(span);
  return periods;
}
