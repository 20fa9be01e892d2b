import { nextDrawMidnightMs, nextRound, roundMs, roundsPerDay } from '@hanpan/rules';
import type { Announcements, LastAnnounced, SeriesTerms } from '../draws/index.ts';

/** A week of rounds: whoever checks one of them hashes at most that often. */
const seriesDraws = 7 * roundsPerDay;

/**
 * Whatever begins until then, in milliseconds, belongs to what is announced in its turn. What begins later was announced
 * under a clock that was ahead: it stands for ever, and nothing is to wait for it.
 */
export function announcedUntilMs(nowMs: number, everyMs: number): number {
  return nowMs + (seriesDraws + 1) * everyMs;
}

/** Whether a week of rounds from now is announced, where the last announced draw is then, in milliseconds. */
function isWeekAnnounced(lastDrawAtMs: number, nowMs: number, everyMs: number): boolean {
  return lastDrawAtMs > nowMs + seriesDraws * everyMs;
}

/**
 * The same of what this process remembers, where an honest clock can have announced it: what one that was ahead has
 * announced says nothing about the weeks before it.
 */
export function isRemembered(lastDrawAtMs: number | undefined, nowMs: number, everyMs: number): boolean {
  if (lastDrawAtMs === undefined || lastDrawAtMs > announcedUntilMs(nowMs, everyMs) + seriesDraws * everyMs)
    return false;
  return isWeekAnnounced(lastDrawAtMs, nowMs, everyMs);
}

/**
 * The series that a game announces now, or undefined while a week of rounds is announced: what is bet on is known that
 * long before, and a worker may be away for as long without a round missing. It goes on where the last one ends; the
 * first one, and one after a pause in which all that was announced has passed, begins a round from now. Where rounds are
 * of another length from now on they begin with a day, so that no number of a round comes twice in one. It ends before a
 * series that stands further ahead; where nothing comes before that one, it is this clock that is behind.
 */
export function nextSeries(
  game: string,
  { last, nextDrawAtMs }: Announcements,
  { nowMs, everyMs = roundMs }: { readonly nowMs: number; readonly everyMs?: number },
): SeriesTerms | undefined {
  if (last === undefined && nextDrawAtMs !== undefined) return undefined;
  if (last !== undefined && isWeekAnnounced(last.lastDrawAtMs, nowMs, everyMs)) return undefined;
  const soonMs = Math.ceil(nowMs / everyMs) * everyMs + everyMs;
  const firstDrawAtMs = Math.max(soonMs, last === undefined ? 0 : followingDrawMs(last, everyMs));
  const drawsLeft = Math.ceil(((nextDrawAtMs ?? Number.POSITIVE_INFINITY) - firstDrawAtMs) / everyMs);
  if (drawsLeft < 1) return undefined;
  const draws = Math.min(seriesDraws, drawsLeft);
  const { day, round } = nextRound(firstDrawAtMs, everyMs);
  return { game, series: `${game}.${day}.${round}`, draws, firstDrawAtMs, everyMs };
}

function followingDrawMs(last: LastAnnounced, everyMs: number): number {
  if (last.everyMs === everyMs) return last.lastDrawAtMs + everyMs;
  return nextDrawMidnightMs(last.lastDrawAtMs) + everyMs;
}
