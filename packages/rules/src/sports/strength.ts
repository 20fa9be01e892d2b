import { certainty } from './match-model.ts';

/** What a side is worth, in natural logarithms of its sport's scale; 0 is the average of its league. */
export type Strength = { readonly attack: number; readonly defence: number };

/**
 * A league's scale, in natural logarithms: `base` is how much is scored (or how strong a serve is), and
 * `homeAdvantage` what the home side has more than the away side. Each sport's file says what they mean in it.
 */
export type LeagueLevel = { readonly base: number; readonly homeAdvantage: number };

/** Both sides of one match, in one league. */
export type Meeting = { readonly level: LeagueLevel; readonly home: Strength; readonly away: Strength };

/** How much better the home side is altogether, where attack and defence are one: duels, rallies, rounds. */
export function edgeOf({ level, home, away }: Meeting): number {
  return level.homeAdvantage + (home.attack + home.defence - away.attack - away.defence) / 2;
}

/** What each side scores on average, where one scores against the other's defence. */
export function expectedScoring({ level, home, away }: Meeting): { home: number; away: number } {
  return {
    home: Math.exp(level.base + level.homeAdvantage / 2 + home.attack - away.defence),
    away: Math.exp(level.base - level.homeAdvantage / 2 + away.attack - home.defence),
  };
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/** A probability in parts of `certainty`, never quite impossible nor certain. */
export function weightOf(probability: number): number {
  return Math.min(certainty - 1, Math.max(1, Math.round(probability * certainty)));
}
