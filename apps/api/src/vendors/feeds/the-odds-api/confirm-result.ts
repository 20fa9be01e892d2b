import type { Score } from '@hanpan/rules';

/** What is known of the result of one event. */
export interface ResultState {
  /** The completed score that was read last, and since when it has been the same. */
  readonly pending: { readonly score: Score; readonly sinceMs: number } | undefined;
  /** What was handed on. */
  readonly confirmed: Score | undefined;
}

export const noResultYet: ResultState = { pending: undefined, confirmed: undefined };

/**
 * A result counts once the feed has called the event completed with the same score for as long as `confirmMs`, in two
 * answers at least. The same rule holds for a correction: another completed score, standing for as long, is a new
 * result. `result` is set exactly when there is something to hand on.
 */
export function confirmResult(
  state: ResultState,
  reading: { readonly isCompleted: boolean; readonly score: Score | undefined },
  nowMs: number,
  confirmMs: number,
): { readonly state: ResultState; readonly result: Score | undefined } {
  const { score } = reading;
  if (!reading.isCompleted || score === undefined)
    return { state: { ...state, pending: undefined }, result: undefined };
  const { pending } = state;
  if (pending === undefined || !isSame(pending.score, score))
    return { state: { ...state, pending: { score, sinceMs: nowMs } }, result: undefined };
  const isNew = state.confirmed === undefined || !isSame(state.confirmed, score);
  if (!isNew || nowMs - pending.sinceMs < confirmMs) return { state, result: undefined };
  return { state: { ...state, confirmed: score }, result: score };
}

function isSame(a: Score, b: Score): boolean {
  return a.home === b.home && a.away === b.away;
}
