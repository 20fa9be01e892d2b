import { nextRound, roundMs, roundsPerDay } from '@hanpan/rules';
import type { SeriesTerms } from '../draws/index.ts';

/** A week of rounds: whoever checks one of them hashes at most that often. */
const seriesDraws = 7 * roundsPerDay;
/** What is bet on is known that long before, and a worker may be away for as long without a round missing. */
const aheadMs = seriesDraws * roundMs;

/**
 * The series that a game announces now, or undefined while a week of rounds is announced. It goes on where the last one
 * ends; the first one, and one after a pause in which all that was announced has passed, begins a round from now.
 */
export function nextSeries(
  game: string,
  lastDrawAtMs: number | undefined,
  nowMs: number,
): SeriesTerms | undefined {
  if (lastDrawAtMs !== undefined && lastDrawAtMs > nowMs + aheadMs) return undefined;
  const soonMs = Math.ceil(nowMs / roundMs) * roundMs + roundMs;
  const firstDrawAtMs = Math.max(soonMs, (lastDrawAtMs ?? 0) + roundMs);
  const { day, round } = nextRound(firstDrawAtMs);
  return { game, series: `${game}.${day}.${round}`, draws: seriesDraws, firstDrawAtMs, everyMs: roundMs };
}
