import { impliedRates } from '@hanpan/rules';
import { dataFolder, filesIn, readMatches } from './odds-files.ts';
import { type Forecast, forecast, quotesOf } from './odds-forecast.ts';
import { report, say } from './results.ts';
import { type House, type Takings, takeFrom } from './sharp-bettor.ts';
import { round } from './stopwatch.ts';

/**
 * What one bettor with perfect prices takes from an event under the default limits, with the closing prices of real
 * matches as the truth and the model's prices of the same matches as the house's: its own, as where no feed is connected.
 * All is pure: no database, no clock.
 */
const matchesBeforeJudged = 190;
const everyNth = 5;
/** The trading job looks once a second; a member places this many bets in one. */
const watchful: House = { betsPerLook: 3 };
const asleep: House = { betsPerLook: Number.POSITIVE_INFINITY };

const folder = dataFolder();
if (folder === undefined) {
  say('No season files: set HANPAN_ODDS_DATA to a folder of football-data.co.uk files.');
  process.exit(1);
}
const forecasts = forecast(readMatches(filesIn(folder)), () => true)
  .filter(({ known }) => known >= matchesBeforeJudged)
  .filter((_, index) => index % everyNth === 0);

const alone = forecasts.flatMap((each) => takings(each, each.alone, watchful));
const unmoved = forecasts.flatMap((each) => takings(each, each.alone, asleep));
const blended = forecasts.flatMap((each) => (each.blended ? takings(each, each.blended, watchful) : []));
say(`${alone.length} events`);
await report(
  'sharp',
  { p95_won: share(alone, 0.95), mean_won: mean(alone) },
  {
    p50_won: share(alone, 0.5),
    max_won: share(alone, 1),
    bets_per_event: round(alone.reduce((sum, { bets }) => sum + bets, 0) / alone.length),
    stopped_at_the_cap: round(alone.filter(({ atCap }) => atCap).length / alone.length, 3),
    p95_won_prices_never_moved: share(unmoved, 0.95),
    mean_won_prices_never_moved: mean(unmoved),
    p95_won_with_a_feed: share(blended, 0.95),
    mean_won_with_a_feed: mean(blended),
    events: alone.length,
  },
);

function takings({ match, alone }: Forecast, model: Forecast['alone'], house: House): Takings[] {
  const truth = impliedRates(quotesOf(match.prices.closing), alone);
  return truth === undefined ? [] : [takeFrom(model, truth, house)];
}

function share(of: readonly Takings[], part: number): number {
  const sorted = of.map(({ won }) => won).sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0);
}

function mean(of: readonly Takings[]): number {
  return Math.round(of.reduce((sum, { won }) => sum + won, 0) / of.length);
}
