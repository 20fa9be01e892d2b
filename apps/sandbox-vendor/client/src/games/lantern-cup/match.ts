/** What a round's card and outcome hold; they are this game's. */
export interface MatchCard {
  match: number;
  homeTeam: string;
  awayTeam: string;
  odds: Readonly<Record<string, number>>;
}

export interface MatchOutcome extends MatchCard {
  home: number;
  away: number;
  goals: { minute: number; side: 'home' | 'away' }[];
}

export function cardOf(card: Readonly<Record<string, unknown>> | null | undefined): MatchCard | null {
  return (card ?? null) as MatchCard | null;
}

export function outcomeOf(
  outcome: Readonly<Record<string, unknown>> | null | undefined,
): MatchOutcome | null {
  return (outcome ?? null) as MatchOutcome | null;
}

/** Milliseconds of the picture for a minute of the match. */
export const minuteMs = 290;
export const matchMs = 91 * minuteMs;

/** The score as it stands so many milliseconds after kick-off. */
export function scoreAt(outcome: MatchOutcome, elapsedMs: number): { home: number; away: number } {
  const fallen = outcome.goals.filter(({ minute }) => minute * minuteMs <= elapsedMs);
  return {
    home: fallen.filter(({ side }) => side === 'home').length,
    away: fallen.filter(({ side }) => side === 'away').length,
  };
}
