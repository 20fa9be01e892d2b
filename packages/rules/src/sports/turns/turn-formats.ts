import { edgeOf, expectedScoring, logistic, type Meeting, weightOf } from '../strength.ts';
import type { TurnRates, TurnRules, TurnTable } from './turn-rules.ts';

/** Of each point scored, which share comes by scores of so many points. */
type ScoringShares = readonly { readonly points: number; readonly share: number }[];

export type TurnFormat = { readonly rules: TurnRules; readonly shares: ScoringShares };

const fourQuarters = ['q1', 'q2', 'q3', 'q4'] as const;
/** Threes bring about a third of all points in today's game, free throws left over from fouls a small part. */
const basketballShares: ScoringShares = [
  { points: 1, share: 0.07 },
  { points: 2, share: 0.57 },
  { points: 3, share: 0.36 },
];
/** One goal or none. */
const goalShares: ScoringShares = [{ points: 1, share: 1 }];
/** Touchdowns with one, none and two extra points, and field goals. */
const footballShares: ScoringShares = [
  { points: 3, share: 0.24 },
  { points: 6, share: 0.03 },
  { points: 7, share: 0.69 },
  { points: 8, share: 0.04 },
];

/**
 * The sports of turns. Lengths are the rule books'; turns per period are the usual pace of the leagues, rounded
 * (a hundred possessions of a side in 48 minutes, 72 in 40; fifty of a side in handball; twelve drives; in hockey a
 * turn is half a minute of one side). How long a period really takes is chosen.
 */
export const turnFormats = {
  nba: basketball(25, 12),
  fiba: basketball(18, 10),
  handball: {
    rules: {
      periods: ['h1', 'h2'],
      turns: 26,
      periodSeconds: 1800,
      realSeconds: 2400,
      breakSeconds: 900,
      overtime: null,
      shootout: false,
    },
    shares: goalShares,
  },
  hockey: {
    rules: {
      periods: ['p1', 'p2', 'p3'],
      turns: 40,
      periodSeconds: 1200,
      realSeconds: 2280,
      breakSeconds: 1080,
      overtime: { turns: 10, atMost: 1, seconds: 300, counts: false, suddenDeath: true },
      shootout: true,
    },
    shares: goalShares,
  },
  football: {
    rules: {
      periods: fourQuarters,
      turns: 3,
      periodSeconds: 900,
      realSeconds: 2700,
      breakSeconds: 300,
      overtime: { turns: 1, atMost: 2, seconds: 300, counts: true, suddenDeath: false },
      shootout: false,
    },
    shares: footballShares,
  },
} as const satisfies Record<string, TurnFormat>;

export type TurnFormatName = keyof typeof turnFormats;

function basketball(turns: number, minutes: number): TurnFormat {
  const rules: TurnRules = {
    periods: fourQuarters,
    turns,
    periodSeconds: 60 * minutes,
    realSeconds: 150 * minutes,
    breakSeconds: 240,
    overtime: {
      turns: Math.round((turns * 5) / minutes),
      atMost: null,
      seconds: 300,
      counts: true,
      suddenDeath: false,
    },
    shootout: false,
  };
  return { rules, shares: basketballShares };
}

/** `base` is the logarithm of the points of an average side in regular time; `homeAdvantage` of home over away points. */
export function turnRates({ rules, shares }: TurnFormat, meeting: Meeting): TurnRates {
  const points = expectedScoring(meeting);
  const turns = rules.turns * rules.periods.length;
  return {
    home: tableOf(shares, points.home / turns),
    away: tableOf(shares, points.away / turns),
    homeShootout: weightOf(logistic(edgeOf(meeting) / 2)),
  };
}

/** Of so many points a turn; beyond what a turn can bring, chances stop at nine tenths of the turns. */
function tableOf(shares: ScoringShares, pointsPerTurn: number): TurnTable {
  const scoring = shares.reduce((sum, { points, share }) => sum + (share * pointsPerTurn) / points, 0);
  const factor = Math.min(1, 0.9 / scoring);
  return shares.map(({ points, share }) => ({
    points,
    weight: weightOf((factor * share * pointsPerTurn) / points),
  }));
}
