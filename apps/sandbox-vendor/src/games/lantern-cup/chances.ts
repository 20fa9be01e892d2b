import { type Fraction, fraction } from '../../fair/fraction.ts';
import { type GoalWeights, goalLines, scoreLimit, target, weightTotal } from './rules.ts';

export interface Score {
  home: number;
  away: number;
}

export type Outcome =
  | 'home'
  | 'draw'
  | 'away'
  | 'both_score'
  | 'one_blank'
  | 'odd_goals'
  | 'even_goals'
  | `over_${number}`
  | `under_${number}`
  | `score_${number}_${number}`;

export interface Selection {
  outcome: Outcome;
  chance: Fraction;
  /** Null where they would be below 1.01: not on offer. */
  oddsHundredths: number | null;
}

/** Every bet of a match, with the scores that win it. */
export const outcomes: readonly { outcome: Outcome; wins: (score: Score) => boolean }[] = [
  { outcome: 'home', wins: ({ home, away }) => home > away },
  { outcome: 'draw', wins: ({ home, away }) => home === away },
  { outcome: 'away', wins: ({ home, away }) => home < away },
  { outcome: 'both_score', wins: ({ home, away }) => home > 0 && away > 0 },
  { outcome: 'one_blank', wins: ({ home, away }) => home === 0 || away === 0 },
  { outcome: 'odd_goals', wins: ({ home, away }) => (home + away) % 2 === 1 },
  { outcome: 'even_goals', wins: ({ home, away }) => (home + away) % 2 === 0 },
  ...goalLines.flatMap((line) => [
    { outcome: `over_${line}` as const, wins: ({ home, away }: Score) => home + away > line },
    { outcome: `under_${line}` as const, wins: ({ home, away }: Score) => home + away < line },
  ]),
  ...scores().map(({ home, away }) => ({
    outcome: `score_${home}_${away}` as const,
    wins: (score: Score) => score.home === home && score.away === away,
  })),
];

/** Every bet of a match with its exact chance, summed over the grid of scores, and its odds. */
export function bookOf(homeWeights: GoalWeights, awayWeights: GoalWeights): Selection[] {
  const grid = homeWeights.flatMap((homeWeight, home) =>
    awayWeights.map((awayWeight, away) => ({
      score: { home, away },
      weight: BigInt(homeWeight) * BigInt(awayWeight),
    })),
  );
  const total = BigInt(weightTotal) ** 2n;
  return outcomes.map(({ outcome, wins }) => {
    const won = grid.reduce((weight, cell) => (wins(cell.score) ? weight + cell.weight : weight), 0n);
    const chance = fraction(won, total);
    return { outcome, chance, oddsHundredths: oddsOf(chance) };
  });
}

/** Odds in hundredths, rounded down; null below 1.01, and for what cannot happen. */
function oddsOf(chance: Fraction): number | null {
  if (chance.numerator === 0n) return null;
  const odds = Number(
    (100n * BigInt(target.numerator) * chance.denominator) / (BigInt(target.denominator) * chance.numerator),
  );
  return odds < 101 ? null : odds;
}

function scores(): Score[] {
  const goals = Array.from({ length: scoreLimit + 1 }, (_, index) => index);
  return goals.flatMap((home) => goals.map((away) => ({ home, away })));
}
