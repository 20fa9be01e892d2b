import type { Goal, Side } from './goal-times.ts';

export type MatchPhase = 'prematch' | 'first' | 'half' | 'second' | 'ended';

export type MatchState = {
  readonly phase: MatchPhase;
  /** The minute being played, 1 to 90; 0 before kick-off, 45 during the break, 90 at the end. */
  readonly minute: number;
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** How much of regular time is over, 0 to 1; it stands still during the break. */
  readonly playedShare: number;
};

const halfMinutes = 45;
const breakMinutes = 15;
const matchMinutes = 2 * halfMinutes;

/** From kick-off to the final whistle, break included: what a replay of "one match" has to stretch over. */
export const matchDurationMinutes = matchMinutes + breakMinutes;

/**
 * The state of a replayed match. `elapsed` is the share of the whole stretch from kick-off to the final
 * whistle, break included: below 0 the match has not begun, from 1 on it is over. A goal counts from the
 * moment its minute begins to be played.
 */
export function matchState(goals: readonly Goal[], elapsed: number): MatchState {
  const { phase, playedMinutes } = clockAt(elapsed);
  const minute = minuteOf(phase, playedMinutes);
  return {
    phase,
    minute,
    homeGoals: goalsUpTo(goals, 'home', minute),
    awayGoals: goalsUpTo(goals, 'away', minute),
    playedShare: playedMinutes / matchMinutes,
  };
}

function clockAt(elapsed: number): { phase: MatchPhase; playedMinutes: number } {
  const passedMinutes = elapsed * matchDurationMinutes;
  if (!(passedMinutes >= 0)) return { phase: 'prematch', playedMinutes: 0 };
  if (elapsed >= 1) return { phase: 'ended', playedMinutes: matchMinutes };
  if (passedMinutes < halfMinutes) return { phase: 'first', playedMinutes: passedMinutes };
  if (passedMinutes < halfMinutes + breakMinutes) return { phase: 'half', playedMinutes: halfMinutes };
  return { phase: 'second', playedMinutes: Math.max(halfMinutes, passedMinutes - breakMinutes) };
}

function minuteOf(phase: MatchPhase, playedMinutes: number): number {
  if (phase === 'prematch') return 0;
  if (phase === 'half') return halfMinutes;
  return Math.min(matchMinutes, Math.floor(playedMinutes) + 1);
}

function goalsUpTo(goals: readonly Goal[], side: Side, minute: number): number {
  return goals.filter((goal) => goal.side === side && goal.minute <= minute).length;
}
