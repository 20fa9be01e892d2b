/** Rounds are drawn every five minutes: round n of a day at n × 5 minutes after midnight, the last one at 24:00. */
export const roundMs = 300_000;
export const roundsPerDay = 288;

/** The clock of the draw calendar. Korea has no summer time, so every day has its 288 rounds. */
const koreaOffsetMs = 9 * 3_600_000;
const dayMs = roundsPerDay * roundMs;

export interface RoundOfDay {
  /** The day of the calendar that the round counts to, "YYYY-MM-DD"; the draw at midnight is the last one of its day. */
  readonly day: string;
  /** 1 … 288. */
  readonly round: number;
}

/** When a round is drawn. Throws RangeError for a day or round that there is not. */
export function roundDrawnAtMs({ day, round }: RoundOfDay): number {
  const midnightMs = Date.parse(`${day}T00:00:00Z`) - koreaOffsetMs;
  const exists = Number.isInteger(round) && round >= 1 && round <= roundsPerDay;
  if (!exists || Number.isNaN(midnightMs) || dayOf(midnightMs) !== day)
    throw new RangeError(`no round ${round} of ${day}`);
  return midnightMs + round * roundMs;
}

/**
 * The first round that is drawn at this instant or after it, of rounds that are so long (`isRoundLength`). Only an
 * installation for trying things out has other rounds than those of five minutes.
 */
export function nextRound(atMs: number, everyMs = roundMs): RoundOfDay {
  const drawnAtMs = Math.ceil(atMs / everyMs) * everyMs;
  const sinceMidnightMs = (drawnAtMs - everyMs + koreaOffsetMs) % dayMs;
  return { day: dayOf(drawnAtMs - everyMs), round: sinceMidnightMs / everyMs + 1 };
}

/** Rounds that fill both a day and the hours by which midnight in Korea is apart from UTC's, so that they begin at either. */
export function isRoundLength(everyMs: number): boolean {
  const threeHoursMs = 3 * 3_600_000;
  return everyMs >= 10_000 && everyMs <= roundMs && threeHoursMs % everyMs === 0;
}

/**
 * How long before the draw betting closes: a share of the round, said for one of five minutes, and never less than the salt of
 * the draw asks for (`closesBeforeSaltMs`).
 */
export function closesBeforeMs(closingMs: number, everyMs: number, leastMs: number): number {
  return Math.max(Math.floor((closingMs * everyMs) / roundMs), leastMs);
}

/** The midnight of the draw calendar at this instant or after it. */
export function nextDrawMidnightMs(atMs: number): number {
  return Math.ceil((atMs + koreaOffsetMs) / dayMs) * dayMs - koreaOffsetMs;
}

/** The last instant, not included, at which a bet on the round is taken. */
export function roundClosesAtMs(round: RoundOfDay, closingMs: number): number {
  return roundDrawnAtMs(round) - closingMs;
}

function dayOf(atMs: number): string {
  return new Date(atMs + koreaOffsetMs).toISOString().slice(0, 10);
}
