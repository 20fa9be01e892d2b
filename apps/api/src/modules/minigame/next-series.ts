import { nextDrawMidnightMs, nextRound, roundMs, roundsPerDay } from '@hanpan/rules';
import type { LastAnnounced, SeriesTerms } from '../draws/index.ts';

/** A week of rounds: whoever checks one of them hashes at most that often. */
const seriesDraws = 7 * roundsPerDay;

/**
 * The series that a game announces now, or undefined while a week of rounds is announced: what is bet on is known that
 * long before, and a worker may be away for as long without a round missing. It goes on where the last one ends; the
 * first one, and one after a pause in which all that was announced has passed, begins a round from now. Where rounds are
 * of another length from now on they begin with a day, so that no number of a round comes twice in one.
 */
export function nextSeries(
  game: string,
  last: LastAnnounced | undefined,
  { nowMs, everyMs = roundMs }: { readonly nowMs: number; readonly everyMs?: number },
): SeriesTerms | undefined {
  if (last !== undefined && last.lastDrawAtMs > nowMs + seriesDraws * everyMs) return undefined;
  const soonMs = Math.ceil(nowMs / everyMs) * everyMs + everyMs;
  const firstDrawAtMs = Math.max(soonMs, last === undefined ? 0 : followingDrawMs(last, everyMs));
  const { day, round } = nextRound(firstDrawAtMs, everyMs);
  return { game, series: `${game}.${day}.${round}`, draws: seriesDraws, firstDrawAtMs, everyMs };
}

function followingDrawMs(last: LastAnnounced, everyMs: number): number {
  if (last.everyMs === everyMs) return last.lastDrawAtMs + everyMs;
  return nextDrawMidnightMs(last.lastDrawAtMs) + everyMs;
}
