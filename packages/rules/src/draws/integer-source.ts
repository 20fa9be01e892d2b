import { type DrawStep, drawBelow, type WordSource } from './rejection.ts';

/** All chance that a game needs: whole numbers, each value below the bound equally likely. */
export interface IntegerSource {
  /** Uniform on 0 … bound − 1. Throws RangeError on a bound outside 1 … 2^32. */
  below(bound: number): number;
}

/** A draw as a game plays it: it takes numbers from the source and returns the outcome as plain JSON. */
export type DrawMapping<Outcome> = (source: IntegerSource) => Outcome;

/** Numbers alone, for long simulations: their words can be drawn again at any time. */
export function integersOf(words: WordSource): IntegerSource {
  return { below: (bound) => drawBelow(words, bound).value };
}

/** What the mapping makes of the words, with every step on the way, in order: what a page shows and a proof holds. */
export function traced<Outcome>(
  words: WordSource,
  mapping: DrawMapping<Outcome>,
): { readonly outcome: Outcome; readonly steps: readonly DrawStep[] } {
  const steps: DrawStep[] = [];
  const source: IntegerSource = {
    below(bound) {
      const step = drawBelow(words, bound);
      steps.push(step);
      return step.value;
    },
  };
  const outcome = mapping(source);
  return { outcome, steps };
}
