import { type Fraction, fraction, product, sum } from '../../fair/fraction.ts';
import { mapsToWin, target, weightTotal } from './rules.ts';

export type Side = 'home' | 'away';

export type Outcome =
  | Side
  | `maps_${number}_${number}`
  | `first_${Side}`
  | `over_${number}`
  | `under_${number}`;

const mapLines = [3.5, 4.5] as const;
const scores = [
  [3, 0],
  [3, 1],
  [3, 2],
  [2, 3],
  [1, 3],
  [0, 3],
] as const;

/** Every bet of a match, with the courses that win it; a course is who won each map, in order. */
export const outcomes: readonly { outcome: Outcome; wins: (course: readonly Side[]) => boolean }[] = [
  { outcome: 'home', wins: (course) => count(course, 'home') === mapsToWin },
  { outcome: 'away', wins: (course) => count(course, 'away') === mapsToWin },
  ...scores.map(([home, away]) => ({
    outcome: `maps_${home}_${away}` as const,
    wins: (course: readonly Side[]) => count(course, 'home') === home && count(course, 'away') === away,
  })),
  ...(['home', 'away'] as const).map((side) => ({
    outcome: `first_${side}` as const,
    wins: (course: readonly Side[]) => course[0] === side,
  })),
  ...mapLines.flatMap((line) => [
    { outcome: `over_${line}` as const, wins: (course: readonly Side[]) => course.length > line },
    { outcome: `under_${line}` as const, wins: (course: readonly Side[]) => course.length < line },
  ]),
];

/** Every course that a match can take: it ends with the map that decides it. */
export function courses(before: readonly Side[] = []): Side[][] {
  if (count(before, 'home') === mapsToWin || count(before, 'away') === mapsToWin) return [[...before]];
  return [...courses([...before, 'home']), ...courses([...before, 'away'])];
}

export function courseChance(homeWeight: number, course: readonly Side[]): Fraction {
  return product(
    ...course.map((side) => fraction(side === 'home' ? homeWeight : weightTotal - homeWeight, weightTotal)),
  );
}

/** Every bet of a match with its exact chance, summed over all courses, and its odds in hundredths. */
export function bookOf(homeWeight: number): { outcome: Outcome; chance: Fraction; oddsHundredths: number }[] {
  const all = courses().map((course) => ({ course, chance: courseChance(homeWeight, course) }));
  return outcomes.map(({ outcome, wins }) => {
    const chance = sum(all.filter(({ course }) => wins(course)).map((each) => each.chance));
    return { outcome, chance, oddsHundredths: oddsOf(chance) };
  });
}

function oddsOf(chance: Fraction): number {
  return Number(
    (100n * BigInt(target.numerator) * chance.denominator) / (BigInt(target.denominator) * chance.numerator),
  );
}

function count(course: readonly Side[], side: Side): number {
  return course.filter((winner) => winner === side).length;
}
