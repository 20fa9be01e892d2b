import type { DataOf } from '@hanpan/contract';

export type Sides = DataOf<'/api/sport/sides'>;
type FormMatch = Sides['homeForm'][number];

export type Outcome = 'won' | 'drawn' | 'lost';

const ownOf = ({ isHome, homeScore, awayScore }: FormMatch) => (isHome ? homeScore : awayScore);
const otherOf = ({ isHome, homeScore, awayScore }: FormMatch) => (isHome ? awayScore : homeScore);

export function outcomeOf(match: FormMatch): Outcome {
  const lead = ownOf(match) - otherOf(match);
  if (lead === 0) return 'drawn';
  return lead > 0 ? 'won' : 'lost';
}

export interface SideForm {
  /** The newest first, as a reader goes from the latest back. */
  readonly outcomes: readonly Outcome[];
  /** Of its matches, on average; undefined where there is none. */
  readonly scored: number | undefined;
  readonly conceded: number | undefined;
}

export function formOf(matches: readonly FormMatch[]): SideForm {
  const mean = (of: (match: FormMatch) => number) =>
    matches.length === 0 ? undefined : matches.reduce((sum, match) => sum + of(match), 0) / matches.length;
  return { outcomes: matches.map(outcomeOf), scored: mean(ownOf), conceded: mean(otherOf) };
}

export function countOf(outcomes: readonly Outcome[], wanted: Outcome): number {
  return outcomes.filter((each) => each === wanted).length;
}

/** Of one player or of a crew whose play is not divided into attack and defence, only the whole says something. */
const undivided: readonly string[] = ['tennis', 'badminton', 'combat', 'esport'];

export const isDivided = (sport: string) => !undivided.includes(sport);
