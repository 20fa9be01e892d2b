import { describe, expect, test } from 'vitest';
import { seededRandom } from '../replay/random.ts';
import type { Scope } from '../settlement/scope.ts';
import { mixture } from './law/combine-laws.ts';
import { forEachPair, massOf, type PairLaw, probabilityOf } from './law/pair-law.ts';
import { certainty, type MatchModel } from './match-model.ts';
import { openMatch, type SportState } from './match-plan.ts';
import { samplePlans } from './sample-plans.ts';

type Model = MatchModel<SportState>;

/** The largest difference between a law and the mean of the laws of what may come next. */
function gap(model: Model, state: SportState, scope: Scope): number {
  const parts = model.branches(state).flatMap((branch) => {
    const law = model.law(branch.state, scope);
    return law ? [{ chance: branch.weight / certainty, law }] : [];
  });
  const mean = mixture(parts);
  const law = model.law(state, scope);
  if (mean === undefined || law === undefined) return mean === law ? 0 : 1;
  return Math.max(largestGap(law, mean), largestGap(mean, law));
}

function largestGap(law: PairLaw, other: PairLaw): number {
  let largest = 0;
  forEachPair(law, (probability, home, away) => {
    largest = Math.max(largest, Math.abs(probability - probabilityOf(other, home, away)));
  });
  return largest;
}

/** States of matches, played once by the chances themselves and once with every branch as likely as the others. */
function* statesOf(model: Model, seed: string): Generator<SportState> {
  for (const isFair of [true, false]) {
    const random = seededRandom(`${seed} ${isFair}`);
    let state = model.start();
    for (let branches = model.branches(state); branches.length > 0; branches = model.branches(state)) {
      yield state;
      let drawn = random() * (isFair ? certainty : branches.length);
      const next = branches.find(({ weight }) => {
        drawn -= isFair ? weight : 1;
        return drawn < 0;
      });
      state = (next ?? branches[0])?.state ?? state;
    }
    yield state;
  }
}

/** Checked of each match; `SPORTS_STATES=200` checks nearly all of them. */
const statesPerMatch = Number(process.env.SPORTS_STATES ?? 6);

describe('a law is what the branches of the match come to, and nothing else', () => {
  test.each(samplePlans)('$format, $name', ({ name, plan }) => {
    const model = openMatch(plan);
    const random = seededRandom(`checked ${name}`);
    let checked = 0;
    for (const state of statesOf(model, name)) {
      const branches = model.branches(state);
      const isEnd = branches.length === 0;
      if (!isEnd && checked > 2 && random() > statesPerMatch / 200) continue;
      checked += 1;
      if (!isEnd) expect(branches.reduce((sum, { weight }) => sum + weight, 0)).toBe(certainty);
      for (const scope of model.scopes) {
        const law = model.law(state, scope);
        if (isEnd) {
          const known = model.scores(state)[scope];
          expect(known?.isFinal ?? true).toBe(true);
          expect(law && { home: law.homeFrom, away: law.awayFrom, cells: law.cells.length }).toEqual(
            known && { ...known.score, cells: 1 },
          );
        } else expect(gap(model, state, scope), `${scope} at ${JSON.stringify(state)}`).toBeLessThan(1e-9);
      }
      const match = model.law(state, 'match');
      expect(match && massOf(match)).toBeCloseTo(1, 7);
    }
    expect(checked).toBeGreaterThan(4);
  });
});
