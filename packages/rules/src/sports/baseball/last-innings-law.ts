import { type CountLaw, certainCount } from '../law/count-law.ts';
import { overtimesLaw } from '../law/overtime-law.ts';
import { forEachPair, independentPair, type PairLaw, pairSum } from '../law/pair-law.ts';
import type { Side } from '../match-model.ts';
import { type BaseballRules, freshHalf, regularInnings } from './baseball-state.ts';
import { type PlayTable, runsLaw } from './half-inning-law.ts';

/** A score after the top of the last inning that moves no price. */
const rare = 1e-14;

/**
 * What is special from the ninth inning on: the home side does not bat when it leads, stops as soon as it is ahead, and
 * a level score goes on. Each of these laws is worked out once for a game.
 */
export function lastInningsLaw(rules: BaseballRules, tables: Readonly<Record<Side, PlayTable>>) {
  const bottoms = new Map<string, CountLaw>();
  const extras = new Map<number, PairLaw>();

  function bottomOf(inning: number, winsAt: number): CountLaw {
    const from = freshHalf(rules, inning);
    const key = `${from.bases} ${winsAt}`;
    const law = bottoms.get(key) ?? runsLaw(tables.home, from, winsAt);
    bottoms.set(key, law);
    return law;
  }

  /** The score after an inning, from the score after its top. */
  function withBottom(afterTop: PairLaw, inning: number): PairLaw {
    const { homeFrom, awayFrom, rows, columns } = afterTop;
    const mostAway = awayFrom + columns - 1;
    // A home run that wins brings four runs at most, of which one was needed.
    const sum = pairSum(homeFrom, awayFrom, Math.max(homeFrom + rows - 1, mostAway + 4), mostAway);
    forEachPair(afterTop, (probability, home, away) => {
      if (home > away) return sum.add(home, away, probability);
      if (probability < rare) return;
      const { weights } = bottomOf(inning, away - home + 1);
      for (let runs = 0; runs < weights.length; runs += 1)
        sum.add(home + runs, away, probability * (weights[runs] ?? 0));
    });
    return sum.law;
  }

  /** All runs of the innings that follow a level one, the ninth or later; undefined where none may follow. */
  function extraInnings(after: number): PairLaw | undefined {
    const left = rules.lastInning === null ? Number.POSITIVE_INFINITY : rules.lastInning - after;
    if (left <= 0) return undefined;
    const law = extras.get(left) ?? overtimesLaw(oneExtraInning(), left);
    extras.set(left, law);
    return law;
  }

  function oneExtraInning(): PairLaw {
    const inning = regularInnings + 1;
    const top = runsLaw(tables.away, freshHalf(rules, inning));
    return withBottom(independentPair(certainCount(0), top, [0, 0]), inning);
  }

  return { withBottom, extraInnings };
}
