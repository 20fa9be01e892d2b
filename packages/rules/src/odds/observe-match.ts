import type { Attempts, LeagueLearning, PlayedMatch } from './parameters.ts';

/**
 * What a match says about its sides: how many goals each one's play was worth, and how to read that. Where a feed counts
 * attempts, they say more about a side than its goals do, because there are ten times as many of them.
 */
export type Performance = {
  readonly home: number;
  readonly away: number;
  /** The variance of a performance, in parts of its expectation; goals are Poisson and have 1. */
  readonly dispersion: number;
  /**
   * How strength and style show in the logarithm of a performance. Attempts understate strength, because strong sides
   * also make more of them, and overstate style.
   */
  readonly ofStrength: number;
  readonly ofStyle: number;
};

const byGoals = { dispersion: 1, ofStrength: 1, ofStyle: 1 } as const;
const byAttempts = { dispersion: 0.55, ofStrength: 0.83, ofStyle: 1.2 } as const;
const shares = { goals: 0.44, shotsOnTarget: 0.28, corners: 0.28 } as const;

/** Goals to a shot on target and to a corner kick where nothing else is known, as if seen in so many goals. */
const usual = { goalsPerShotOnTarget: 0.31, goalsPerCorner: 0.27, goals: 90 } as const;
/** How much of the attempts seen so far is left in the next match: providers change what they count. */
const kept = 0.995;

type Result = Pick<PlayedMatch, 'homeGoals' | 'awayGoals' | 'attempts'>;

/** Throws RangeError for anything that is no count. */
export function performanceIn(
  { homeGoals, awayGoals, attempts }: Result,
  league?: LeagueLearning,
): Performance {
  const counts = [
    homeGoals,
    awayGoals,
    ...Object.values({ ...attempts }).flatMap((side) => Object.values(side)),
  ];
  for (const count of counts)
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`not a count of a match: ${count}`);
  if (attempts === undefined) return { home: homeGoals, away: awayGoals, ...byGoals };
  const perShot = goalsPer(league?.goals, league?.shotsOnTarget, usual.goalsPerShotOnTarget);
  const perCorner = goalsPer(league?.goals, league?.corners, usual.goalsPerCorner);
  const worth = (goals: number, { shotsOnTarget, corners }: Attempts) =>
    shares.goals * goals +
    shares.shotsOnTarget * perShot * shotsOnTarget +
    shares.corners * perCorner * corners;
  return { home: worth(homeGoals, attempts.home), away: worth(awayGoals, attempts.away), ...byAttempts };
}

/** The counts of a league with those of one more match. */
export function countAttempts(
  league: LeagueLearning,
  { homeGoals, awayGoals, attempts }: Result,
): LeagueLearning {
  if (attempts === undefined) return league;
  return {
    ...league,
    goals: league.goals * kept + homeGoals + awayGoals,
    shotsOnTarget: league.shotsOnTarget * kept + attempts.home.shotsOnTarget + attempts.away.shotsOnTarget,
    corners: league.corners * kept + attempts.home.corners + attempts.away.corners,
  };
}

function goalsPer(goals = 0, attempts = 0, usually: number): number {
  return (goals + usual.goals) / (attempts + usual.goals / usually);
}
