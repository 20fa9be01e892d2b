import { type MatchFormat, type MatchPlan, planMatch } from './match-plan.ts';
import type { LeagueLevel, Strength } from './strength.ts';

/** Usual levels of each format, for tests and benches. */
export const sampleLevels: Readonly<Record<MatchFormat, LeagueLevel>> = {
  soccer: { base: 0.3, homeAdvantage: 0.2 },
  nba: { base: Math.log(114), homeAdvantage: 0.022 },
  fiba: { base: Math.log(81), homeAdvantage: 0.03 },
  handball: { base: Math.log(28), homeAdvantage: 0.06 },
  hockey: { base: Math.log(3), homeAdvantage: 0.1 },
  football: { base: Math.log(22.5), homeAdvantage: 0.08 },
  volleyball: { base: 0.7, homeAdvantage: 0.04 },
  badminton: { base: 0, homeAdvantage: 0 },
  'maps-bo3': { base: 0, homeAdvantage: 0 },
  'maps-bo5': { base: 0, homeAdvantage: 0 },
  'sets-bo3': { base: 0.26, homeAdvantage: 0 },
  'sets-bo5': { base: 0.58, homeAdvantage: 0 },
  kbo: { base: Math.log(5), homeAdvantage: 0.05 },
  mlb: { base: Math.log(4.5), homeAdvantage: 0.05 },
  'three-rounds': { base: Math.log(0.05), homeAdvantage: 0 },
  'five-rounds': { base: Math.log(0.05), homeAdvantage: 0 },
};

const pairings: readonly { name: string; home: Strength; away: Strength }[] = [
  { name: 'equal sides', home: { attack: 0, defence: 0 }, away: { attack: 0, defence: 0 } },
  { name: 'a favourite', home: { attack: 0.12, defence: 0.08 }, away: { attack: -0.05, defence: -0.1 } },
];

export const samplePlans: readonly { name: string; format: MatchFormat; plan: MatchPlan }[] = (
  Object.keys(sampleLevels) as MatchFormat[]
).flatMap((format) =>
  pairings.map(({ name, home, away }) => ({
    name,
    format,
    plan: planMatch(format, { level: sampleLevels[format], home, away }),
  })),
);
