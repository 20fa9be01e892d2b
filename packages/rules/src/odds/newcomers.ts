import type { PlayedMatch, TeamRating } from './parameters.ts';

const dayMs = 86_400_000;

/** A side that first appears this long after the oldest match was promoted, one missing this long was relegated. */
const seasonGapDays = 150;

/** The rating of a side that has hardly played says nothing about others like it. */
const fewestMatches = 10;

type Appearance = { firstMs: number; lastMs: number; matches: number };

/** The sides that came up into the league or went down from it within the matches given. */
export function findNewcomers(
  matches: readonly PlayedMatch[],
  teams: readonly string[],
): ReadonlySet<string> {
  const appearances = new Map<string, Appearance>();
  for (const { homeTeam, awayTeam, dateMs } of matches)
    for (const team of [homeTeam, awayTeam]) appearances.set(team, seenAt(appearances.get(team), dateMs));
  const seen = [...appearances.values()];
  const oldestMs = Math.min(...seen.map(({ firstMs }) => firstMs));
  const newestMs = Math.max(...seen.map(({ lastMs }) => lastMs));
  const gapMs = seasonGapDays * dayMs;
  return new Set(
    teams.filter((team) => {
      const seenTeam = appearances.get(team);
      if (seenTeam === undefined || seenTeam.matches < fewestMatches) return false;
      return seenTeam.firstMs - oldestMs > gapMs || newestMs - seenTeam.lastMs > gapMs;
    }),
  );
}

/** Undefined where no side came up: then the league has no data for it. */
export function averageNewcomer(
  ratings: Readonly<Record<string, TeamRating>>,
  newcomers: ReadonlySet<string>,
): TeamRating | undefined {
  const rated = [...newcomers].flatMap((team) => ratings[team] ?? []);
  if (rated.length === 0) return undefined;
  const average = (pick: (rating: TeamRating) => number) =>
    rated.reduce((sum, rating) => sum + pick(rating), 0) / rated.length;
  return { attack: average(({ attack }) => attack), defence: average(({ defence }) => defence) };
}

function seenAt(before: Appearance | undefined, dateMs: number): Appearance {
  if (before === undefined) return { firstMs: dateMs, lastMs: dateMs, matches: 1 };
  const { firstMs, lastMs, matches } = before;
  return { firstMs: Math.min(firstMs, dateMs), lastMs: Math.max(lastMs, dateMs), matches: matches + 1 };
}
