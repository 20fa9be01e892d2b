import { breakSeconds as combatBreak, judgesSeconds } from '../sports/combat/combat-model.ts';
import { minutesOfRound } from '../sports/combat/combat-state.ts';
import type { MatchFormat } from '../sports/match-plan.ts';
import { breakSeconds as halfTime } from '../sports/soccer/soccer-model.ts';
import { minutesOfHalf } from '../sports/soccer/soccer-rates.ts';
import { type TurnFormatName, turnFormats } from '../sports/turns/turn-formats.ts';
import type { TurnRules } from '../sports/turns/turn-rules.ts';

/** What happened, in seconds of real play from the kick-off, and in which period. */
type Timed = { readonly atSeconds: number; readonly period: number };

const isTurns = (format: MatchFormat): format is TurnFormatName => format in turnFormats;
const isCombat = (format: MatchFormat) => format === 'three-rounds' || format === 'five-rounds';
const roundSeconds = 60 * minutesOfRound;

/**
 * From how many seconds the clock of a period runs down to nought; null where it runs up, as in football and handball,
 * and where there is none.
 */
export function periodSecondsOf(format: MatchFormat, period: number): number | null {
  if (isCombat(format)) return roundSeconds;
  if (!isTurns(format) || format === 'handball') return null;
  const { periodSeconds, periods, overtime }: TurnRules = turnFormats[format].rules;
  return period > periods.length ? (overtime?.seconds ?? periodSeconds) : periodSeconds;
}

/**
 * How many seconds of its period the clock of the game had counted, without breaks and without the time that it stood
 * still; null where no clock runs. `firstHalfAdded` are the minutes that were added to a first half, by which the second
 * one began later.
 */
export function clockAt(format: MatchFormat, timed: Timed, firstHalfAdded: number): number | null {
  if (format === 'soccer') return soccerClock(timed, firstHalfAdded);
  if (isTurns(format)) return turnClock(turnFormats[format].rules, timed);
  if (!isCombat(format)) return null;
  const start = (timed.period - 1) * (roundSeconds + judgesSeconds + combatBreak);
  return within(timed.atSeconds - start, roundSeconds);
}

/** A second passes while the added minutes are shown; the clock does not count it. */
function soccerClock({ atSeconds, period }: Timed, firstHalfAdded: number): number {
  const start = period > 1 ? 60 * (minutesOfHalf + firstHalfAdded) + 1 + halfTime : 0;
  const played = Math.max(0, atSeconds - start);
  return played > 60 * minutesOfHalf ? played - 1 : played;
}

function turnClock(rules: TurnRules, { atSeconds, period }: Timed): number {
  const { periods, periodSeconds, realSeconds, breakSeconds, overtime } = rules;
  const pace = realSeconds / periodSeconds;
  const regular = Math.min(period - 1, periods.length);
  const overtimes = Math.max(0, period - 1 - periods.length);
  const overtimeSeconds = overtime?.seconds ?? 0;
  const start = regular * realSeconds + overtimes * overtimeSeconds * pace + (period - 1) * breakSeconds;
  const length = period > periods.length ? overtimeSeconds : periodSeconds;
  return within((atSeconds - start) / pace, length);
}

function within(seconds: number, most: number): number {
  return Math.round(Math.max(0, Math.min(most, seconds)));
}
