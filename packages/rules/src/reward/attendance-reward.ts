import { type Amount, add, zero } from '@hanpan/money';

export interface StreakReward {
  readonly days: number;
  readonly points: Amount;
}

export interface AttendancePoints {
  readonly dayPoints: Amount;
  readonly streakPoints: Amount;
  readonly points: Amount;
}

/**
 * What a check-in pays that makes a streak of `streakDays`, counted from 1. A streak reward is paid on its own day;
 * after the longest of them the count of rewards starts again, so a streak without end pays them again and again.
 */
export function attendancePoints(
  streakDays: number,
  dayPoints: Amount,
  rewards: readonly StreakReward[],
): AttendancePoints {
  const round = Math.max(0, ...rewards.map(({ days }) => days));
  const dayOfRound = round === 0 ? streakDays : ((streakDays - 1) % round) + 1;
  const due = rewards.filter(({ days }) => days === dayOfRound).map(({ points }) => points);
  const streakPoints = add(zero, ...due);
  return { dayPoints, streakPoints, points: add(dayPoints, streakPoints) };
}

/** The calendar day `count` days after another; both are "YYYY-MM-DD". */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** The Monday on or before a calendar day. */
export function mondayOf(day: string): string {
  const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}
