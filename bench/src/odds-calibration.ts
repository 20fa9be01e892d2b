import {
  type Calibration,
  calibrationOf,
  chooseLines,
  type GoalRates,
  type JudgedMatch,
  type MarketPick,
  scoreMatrix,
  seededRandom,
} from '@hanpan/rules';
import type { Forecast } from './odds-forecast.ts';

const scope = 'match';
const results: readonly MarketPick[] = ['home', 'draw', 'away'].map((selection) => ({
  market: 'WDL',
  scope,
  lineQuarters: null,
  selection,
}));
const totals: readonly MarketPick[] = ['over', 'under'].map((selection) => ({
  market: 'UO',
  scope,
  lineQuarters: 10,
  selection,
}));
const handicapNeighbours = 2;

type RatesOf = (forecast: Forecast) => GoalRates | undefined;

/**
 * How far what the model gives is from what happens: win, draw and loss; over and under 2.5; and the handicaps that the
 * product offers, its own main line with two on each side. At the line at which the market closed the model's handicap
 * is another question: that line says what everybody else thinks, so where the model disagrees it is mostly wrong, and
 * only prices that look at the market are right there.
 */
export function calibrations(forecasts: readonly Forecast[]) {
  const alone: RatesOf = (forecast) => forecast.alone;
  const blended: RatesOf = (forecast) => forecast.blended;
  return {
    result: calibrate(forecasts, alone, () => results),
    total: calibrate(forecasts, alone, () => totals),
    handicap: calibrate(forecasts, alone, ({ alone }) => ownHandicaps(alone)),
    handicapAtClosingLine: calibrate(forecasts, alone, closingHandicap),
    blended: {
      result: calibrate(forecasts, blended, () => results),
      total: calibrate(forecasts, blended, () => totals),
      handicapAtClosingLine: calibrate(forecasts, blended, closingHandicap),
    },
  };
}

function calibrate(
  forecasts: readonly Forecast[],
  ratesOf: RatesOf,
  picksOf: (forecast: Forecast) => readonly MarketPick[],
): Calibration {
  const matches = forecasts.flatMap((forecast): JudgedMatch[] => {
    const { homeGoals, awayGoals } = forecast.match;
    const rates = ratesOf(forecast);
    if (rates === undefined) return [];
    const score = { home: homeGoals, away: awayGoals };
    return [{ law: scoreMatrix(rates), picks: picksOf(forecast), score }];
  });
  return calibrationOf(matches, seededRandom('calibration'));
}

function ownHandicaps(rates: GoalRates): MarketPick[] {
  const lines = chooseLines(scoreMatrix(rates), 'AH', { neighbourLines: handicapNeighbours });
  return lines.flatMap(({ lineQuarters }) => handicapPicks(lineQuarters));
}

function closingHandicap({ match }: Forecast): MarketPick[] {
  const { handicap } = match.prices.closing;
  return handicap === undefined ? [] : handicapPicks(handicap.lineQuarters);
}

function handicapPicks(lineQuarters: number): MarketPick[] {
  return ['home', 'away'].map((selection) => ({ market: 'AH', scope, lineQuarters, selection }));
}
