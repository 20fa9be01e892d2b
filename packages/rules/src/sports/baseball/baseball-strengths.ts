import { expectedScoring, type Meeting, weightOf } from '../strength.ts';
import type { BaseballRates } from './baseball-model.ts';
import type { BaseballRules } from './baseball-state.ts';
import type { BattingRates } from './plate-appearance.ts';

/** The Korean league ends level after twelve innings; the American one puts a runner on second and plays on. */
export const baseballFormats = {
  kbo: { lastInning: 12, runnerOnSecond: false },
  mlb: { lastInning: null, runnerOnSecond: true },
} as const satisfies Record<string, BaseballRules>;

export type BaseballFormatName = keyof typeof baseballFormats;

/** Shares of plate appearances of an average side; walks include hit batters, the rest rounded from recent seasons. */
const average = { walk: 0.1, single: 0.155, double: 0.048, triple: 0.004, homeRun: 0.028 };
/** Runs of an average side in nine innings of `average`, and how steeply they rise with the chance to get on base. */
const averageRuns = 4.5;
const runsPerReach = 2;

/** `base` is the logarithm of the runs of an average side in nine innings, `homeAdvantage` of home over away runs. */
export function battingRates(meeting: Meeting): BaseballRates {
  const runs = expectedScoring(meeting);
  return { home: sideRates(runs.home), away: sideRates(runs.away) };
}

function sideRates(runs: number): BattingRates {
  const factor = Math.min(1.8, (runs / averageRuns) ** (1 / runsPerReach));
  return {
    walk: weightOf(average.walk * factor),
    single: weightOf(average.single * factor),
    double: weightOf(average.double * factor),
    triple: weightOf(average.triple * factor),
    homeRun: weightOf(average.homeRun * factor),
  };
}
