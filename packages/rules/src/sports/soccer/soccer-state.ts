import { type Branch, certainty, type Incident, type Pair, plus, type Side } from '../match-model.ts';
import { addedMinutes, goalWeight, minutesOfHalf, mostReds, type SoccerRates } from './soccer-rates.ts';

export type SoccerState = {
  readonly half: 1 | 2;
  /** Minutes of this half that are over. */
  readonly minute: number;
  /** Minutes added to this half; null until they are announced after its 45th. */
  readonly added: number | null;
  /** Goals of each half begun. */
  readonly goals: readonly Pair[];
  readonly yellows: Pair;
  readonly reds: Pair;
  readonly isOver: boolean;
};

export const kickOff: SoccerState = {
  half: 1,
  minute: 0,
  added: null,
  goals: [[0, 0]],
  yellows: [0, 0],
  reds: [0, 0],
  isOver: false,
};

/** A minute is one draw, in which at most one goal or card falls; the added time is a draw of its own. */
export function soccerBranches(rates: SoccerRates, state: SoccerState): Branch<SoccerState>[] {
  if (state.isOver) return [];
  if (state.minute === minutesOfHalf && state.added === null) return announcements(state);
  const events = (['home', 'away'] as const).flatMap((side) => eventsOf(rates, state, side));
  const quiet = certainty - events.reduce((sum, { weight }) => sum + weight, 0);
  return [{ weight: quiet, state: afterMinute(state), incidents: [] }, ...events];
}

function eventsOf(rates: SoccerRates, state: SoccerState, side: Side): Branch<SoccerState>[] {
  const { half, reds } = state;
  const { yellowCard, redCard } = rates[side];
  const event = (weight: number, kind: Incident['kind'], next: SoccerState): Branch<SoccerState> => ({
    weight,
    state: afterMinute(next),
    incidents: [{ kind, side, amount: 1 }],
  });
  const goals = state.goals.map((pair, index) => (index === half - 1 ? plus(pair, side) : pair));
  return [
    event(goalWeight(rates, side, half, ...reds), 'score', { ...state, goals }),
    event(yellowCard, 'yellow-card', { ...state, yellows: plus(state.yellows, side) }),
    event(redWeight(redCard, side, reds), 'red-card', { ...state, reds: plus(reds, side) }),
  ].filter(({ weight }) => weight > 0);
}

/** The chance of a red card in a minute, in parts of `certainty`; a side that has seen two sees no more. */
export function redWeight(redCard: number, side: Side, [home, away]: Pair): number {
  return (side === 'home' ? home : away) < mostReds ? redCard : 0;
}

function announcements(state: SoccerState): Branch<SoccerState>[] {
  return addedMinutes[state.half].map(({ minutes, weight }) => ({
    weight,
    state: { ...state, added: minutes },
    incidents: [{ kind: 'added-time', side: null, amount: minutes }],
  }));
}

function afterMinute(state: SoccerState): SoccerState {
  const moved = { ...state, minute: state.minute + 1 };
  if (state.added === null || moved.minute < minutesOfHalf + state.added) return moved;
  if (state.half === 2) return { ...moved, isOver: true };
  return { ...moved, half: 2, minute: 0, added: null, goals: [...state.goals, [0, 0]] };
}
