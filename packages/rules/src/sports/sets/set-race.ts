import type { PairOutcome } from '../law/pair-law.ts';
import { certainty, type Pair, type Side } from '../match-model.ts';

/** Whoever first has `target` points and two more than the other wins the set; at `cap` points one more is enough. */
export type RaceRules = { readonly target: number; readonly cap: number | null };

/** The home side's chance of a rally, in parts of `certainty`, by who serves. */
export type RallyRates = Readonly<Record<Side, number>>;

/** Points beyond the target after which even endless deuces are too rare for any price; and such a deuce itself. */
const mostExtraPoints = 80;
const rare = 1e-11;

export function isSetWon({ target, cap }: RaceRules, [home, away]: Pair): boolean {
  const high = Math.max(home, away);
  return (high >= target && Math.abs(home - away) >= 2) || (cap !== null && high >= cap);
}

/**
 * How a set ends from a score in it, by who serves the next rally; the winner of a rally serves on. Every rally is
 * followed once, in the order of points played.
 */
export function raceEnds(rules: RaceRules, rates: RallyRates, from: Pair, server: Side): PairOutcome[] {
  if (isSetWon(rules, from)) return [{ home: from[0], away: from[1], probability: 1 }];
  const ends: PairOutcome[] = [];
  let level = new Map([[keyOf(from[0], server), 1]]);
  const highest = 2 * (rules.cap ?? rules.target + mostExtraPoints);
  for (let played = from[0] + from[1]; level.size > 0 && played < highest; played += 1) {
    const next = new Map<number, number>();
    for (const [key, chance] of level) {
      const home = Math.floor(key / 2);
      const homeWins = rates[key % 2 === 0 ? 'home' : 'away'] / certainty;
      follow(home + 1, played - home, 'home', chance * homeWins);
      follow(home, played - home + 1, 'away', chance * (1 - homeWins));
    }
    level = next;

    function follow(home: number, away: number, winner: Side, probability: number): void {
      if (probability < rare) return;
      if (isSetWon(rules, [home, away])) ends.push({ home, away, probability });
      else next.set(keyOf(home, winner), (next.get(keyOf(home, winner)) ?? 0) + probability);
    }
  }
  return ends;
}

function keyOf(home: number, server: Side): number {
  return 2 * home + (server === 'home' ? 0 : 1);
}
