import type { PairOutcome } from '../law/pair-law.ts';
import { certainty, otherSide, type Pair, type Side } from '../match-model.ts';
import { gameChance, type ServeRates, tieBreakChance } from './tennis-chances.ts';

/** Six games by two, or seven: 7-5, and 7-6 by the tie-break. */
export function isTennisSetWon([home, away]: Pair): boolean {
  const high = Math.max(home, away);
  return high === 7 || (high === 6 && Math.abs(home - away) >= 2);
}

/** The home side's chance of a game that has not begun, by who serves in it. */
export function freshGameChance(rates: ServeRates, server: Side): number {
  const held = gameChance(rates[server] / certainty, [0, 0]);
  return server === 'home' ? held : 1 - held;
}

/**
 * How a set ends from its games, by who serves the game being played and the home side's chance of that game, which
 * may have begun. Games are followed in the order in which they are played.
 */
export function tennisSetEnds(rates: ServeRates, games: Pair, server: Side, thisGame: number): PairOutcome[] {
  if (isTennisSetWon(games)) return [{ home: games[0], away: games[1], probability: 1 }];
  const held = { home: freshGameChance(rates, 'home'), away: freshGameChance(rates, 'away') };
  const ends: PairOutcome[] = [];
  let level = new Map([[games[0], 1]]);
  let serves = server;
  for (let played = games[0] + games[1], homeWins = thisGame; level.size > 0; played += 1) {
    const next = new Map<number, number>();
    for (const [home, chance] of level)
      for (const [won, probability] of [
        [home + 1, chance * homeWins] as const,
        [home, chance * (1 - homeWins)] as const,
      ]) {
        const away = played + 1 - won;
        if (isTennisSetWon([won, away])) ends.push({ home: won, away, probability });
        else next.set(won, (next.get(won) ?? 0) + probability);
      }
    level = next;
    serves = otherSide(serves);
    homeWins = played + 1 === 12 ? tieBreakChance(rates, serves, 0, 0) : held[serves];
  }
  return ends;
}
