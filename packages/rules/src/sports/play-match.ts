import type { IntegerSource } from '../draws/integer-source.ts';
import { weightedIndex } from '../draws/mappings.ts';
import type { Branch, MatchModel } from './match-model.ts';

/** Far above the longest match of any sport; what runs longer is a mistake in a model. */
const mostSteps = 5000;

/** One step of a match by one draw, whose numbers are those of `certainty`; undefined once the match is over. */
export function stepMatch<State>(
  model: MatchModel<State>,
  state: State,
  draws: IntegerSource,
): Branch<State> | undefined {
  const branches = model.branches(state);
  if (branches.length === 0) return undefined;
  return branches[
    weightedIndex(
      draws,
      branches.map(({ weight }) => weight),
    )
  ];
}

/**
 * The whole match from the draws of its steps: `drawsOf(3)` decides step 3, counted from 0. Returns the state at the
 * end. Throws RangeError for a match without an end.
 */
export function playMatch<State>(
  model: MatchModel<State>,
  drawsOf: (step: number) => IntegerSource,
  from: State = model.start(),
): State {
  let state = from;
  for (let step = 0; step < mostSteps; step += 1) {
    const branch = stepMatch(model, state, drawsOf(step));
    if (branch === undefined) return state;
    state = branch.state;
  }
  throw new RangeError('a match does not end');
}
