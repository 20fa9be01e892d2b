import type { Sport } from '../sports/sport.ts';
import { matchesOfRound, pairingsOfRound, roundsOf } from './round-robin.ts';
import type { SeasonLeague, SeasonSide } from './season-league.ts';

/**
 * When matches begin: one lane for each sport, with a kick-off every so many seconds since the beginning of the season
 * on the wall clock. Who plays follows from the number of the kick-off alone, so that anybody can tell the fixtures of
 * any day, and nobody can change one after it is known.
 */
export type SeasonCalendar = {
  readonly epochMs: number;
  readonly everySeconds: Readonly<Record<Sport, number>>;
};

export type SeasonFixture = {
  /** The number of the kick-off in its sport, from 0. */
  readonly slot: number;
  /** The name of the draws behind the match: that of no other. */
  readonly series: string;
  readonly sport: Sport;
  readonly league: SeasonLeague;
  /** Both from 1. */
  readonly season: number;
  readonly round: number;
  readonly home: SeasonSide;
  readonly away: SeasonSide;
  readonly kickOffMs: number;
};

/** Leagues of one sport take kick-offs in turn. Throws RangeError for a slot before the beginning or no leagues. */
export function fixtureAt(
  calendar: SeasonCalendar,
  sport: Sport,
  leagues: readonly SeasonLeague[],
  slot: number,
): SeasonFixture {
  const league = leagues[slot % leagues.length];
  if (!Number.isSafeInteger(slot) || slot < 0 || league === undefined)
    throw new RangeError(`no fixture ${slot} of ${sport}`);
  const sides = league.sides.length;
  const inRound = matchesOfRound(sides);
  const rounds = roundsOf(sides, league.meetings);
  const match = Math.floor(slot / leagues.length);
  const season = Math.floor(match / (inRound * rounds)) + 1;
  const round = Math.floor(match / inRound) % rounds;
  const pairing = pairingsOfRound(sides, round, season)[match % inRound];
  const [home, away] = [league.sides[pairing?.home ?? -1], league.sides[pairing?.away ?? -1]];
  if (home === undefined || away === undefined) throw new RangeError(`no pairing ${slot} of ${league.code}`);
  const kickOffMs = calendar.epochMs + slot * calendar.everySeconds[sport] * 1000;
  return { slot, series: `${sport}-${slot}`, sport, league, season, round: round + 1, home, away, kickOffMs };
}

/** All fixtures of a sport that kick off from one moment on and before another, in order. */
export function fixturesBetween(
  calendar: SeasonCalendar,
  sport: Sport,
  leagues: readonly SeasonLeague[],
  fromMs: number,
  beforeMs: number,
): SeasonFixture[] {
  const everyMs = calendar.everySeconds[sport] * 1000;
  const first = Math.max(0, Math.ceil((fromMs - calendar.epochMs) / everyMs));
  const last = Math.ceil((beforeMs - calendar.epochMs) / everyMs);
  return Array.from({ length: Math.max(0, last - first) }, (_, index) =>
    fixtureAt(calendar, sport, leagues, first + index),
  );
}
