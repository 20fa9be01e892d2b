import type { IntegerSource } from '../draws/integer-source.ts';
import type { Score } from '../settlement/match-score.ts';
import type { Incident, MatchModel } from '../sports/match-model.ts';
import type { MatchFormat } from '../sports/match-plan.ts';
import { stepMatch } from '../sports/play-match.ts';
import { usualSeconds } from './season-pace.ts';

/** A match under way: what happened, and when the next step is due, in seconds of real play from the kick-off. */
export type PlayProgress<State> = {
  readonly state: State;
  /** Null once the match is over. */
  readonly dueSeconds: number | null;
};

/** When it happened, in seconds of real play from the kick-off, in which period, and the score that it led to. */
export type TimedIncident = Incident & {
  readonly atSeconds: number;
  readonly period: number;
  readonly score: Score;
};

/**
 * A match is drawn in ticks: each is one draw of its series, and decides all steps that are due before it ends. So a
 * draw is revealed as soon as its time has passed, and what comes later is still open to nobody.
 */
export const tickSeconds = 20;

/** The draws that a match announces: three times its usual length. Should one take longer, its last tick plays it out. */
export function ticksOf(format: MatchFormat): number {
  return Math.ceil((3 * usualSeconds[format]) / tickSeconds);
}

/**
 * The next tick that has something to decide, after `played` of `ticks`; undefined once the match is over. The ticks before it
 * need no numbers, so their draws are not revealed.
 */
export function nextTickOf(
  { dueSeconds }: Pick<PlayProgress<unknown>, 'dueSeconds'>,
  { played, ticks }: { readonly played: number; readonly ticks: number },
): number | undefined {
  if (dueSeconds === null) return undefined;
  return Math.min(ticks, Math.max(played + 1, Math.ceil(dueSeconds / tickSeconds)));
}

export function kickOffOf<State>(model: MatchModel<State>): PlayProgress<State> {
  const state = model.start();
  return { state, dueSeconds: model.secondsToNext(state) };
}

/**
 * Plays tick `tick`, counted from 1, of `ticks`: the steps due before its end, each by the next number of the source.
 * The same progress, tick and numbers always come to the same, which is what a verifier checks.
 */
export function playTick<State>(
  model: MatchModel<State>,
  from: PlayProgress<State>,
  draws: IntegerSource,
  { tick, ticks }: { readonly tick: number; readonly ticks: number },
): { readonly progress: PlayProgress<State>; readonly incidents: readonly TimedIncident[] } {
  const endSeconds = tick === ticks ? Number.POSITIVE_INFINITY : tick * tickSeconds;
  const incidents: TimedIncident[] = [];
  let { state, dueSeconds } = from;
  while (dueSeconds !== null && dueSeconds <= endSeconds) {
    const atSeconds = dueSeconds;
    const branch = stepMatch(model, state, draws);
    if (branch === undefined) return { progress: { state, dueSeconds: null }, incidents };
    // The step belongs to the period in which it began: its last one already shows the next.
    const { period } = model.view(state);
    state = branch.state;
    const score = model.scores(state).match?.score ?? { home: 0, away: 0 };
    incidents.push(...branch.incidents.map((incident) => ({ ...incident, atSeconds, period, score })));
    dueSeconds = model.branches(state).length === 0 ? null : atSeconds + model.secondsToNext(state);
  }
  return { progress: { state, dueSeconds }, incidents };
}
