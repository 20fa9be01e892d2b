/** A match that was played: who met, and goals or maps of each. */
export interface Played {
  homeTeam: string;
  awayTeam: string;
  home: number;
  away: number;
}

export type Form = 'won' | 'drawn' | 'lost';

/** How a team's latest matches ended, the latest first; at most so many of those that are known. */
export function formOf(past: readonly Played[], team: string, most: number): Form[] {
  return past
    .filter(({ homeTeam, awayTeam }) => homeTeam === team || awayTeam === team)
    .toReversed()
    .slice(0, most)
    .map(({ homeTeam, home, away }) => {
      if (home === away) return 'drawn';
      return home > away === (homeTeam === team) ? 'won' : 'lost';
    });
}
