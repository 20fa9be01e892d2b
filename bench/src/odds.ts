import { calibrations } from './odds-calibration.ts';
import { dataFolder, filesIn, type MarketMatch, readMatches } from './odds-files.ts';
import { type Forecast, forecast } from './odds-forecast.ts';
import { type Gaps, gapsOf, perMatch } from './odds-gap.ts';
import { report, say } from './results.ts';
import { round } from './stopwatch.ts';

/**
 * How far the football prices are behind the market's closing ones: every match is forecast from what was known before
 * its day, and judged once this many matches of its league are known, about half a season. `npm run bench -- odds`
 * judges all seasons of the folder (see `dataFolder`), `npm run bench -- odds FILE.csv…` the files given; those of the
 * folder then only teach, each match what came before it. What is judged before that count too stands in the details.
 */
const matchesBeforeJudged = 190;

const named = process.argv.slice(2);
const folder = dataFolder();
if (named.length === 0 && folder === undefined) {
  say('No season files: name them, or set HANPAN_ODDS_DATA to a folder of football-data.co.uk files.');
  process.exit(1);
}

const taught = folder === undefined ? [] : filesIn(folder);
const judged = new Set((named.length > 0 ? read(named) : read(taught)).map(keyOf));
if (judged.size === 0) {
  say('There is no match with a result in these files.');
  process.exit(1);
}
const everything = forecast(read([...named, ...taught]), (match) => judged.has(keyOf(match)));
const forecasts = everything.filter(({ known }) => known >= matchesBeforeJudged);
say(`${forecasts.length} of ${everything.length} matches are judged`);

const alone = gapsAlone(forecasts);
const blended = gapsBlended(forecasts);
const calibrated = calibrations(forecasts);
const { result, total, handicap, handicapAtClosingLine } = calibrated;
await report(
  named.length > 0 ? 'odds-files' : 'odds',
  {
    gap_bits_1x2: bits(alone.result),
    gap_bits_ou: bits(alone.total),
    gap_bits_ah: bits(alone.handicap),
    gap_bits_1x2_blended: bits(blended.result),
    gap_bits_ou_blended: bits(blended.total),
    gap_bits_ah_blended: bits(blended.handicap),
    ece: Math.max(...[result, total, handicap].map(({ excess }) => round(excess, 4))),
    ece_1x2: round(result.excess, 4),
    ece_ou: round(total.excess, 4),
    ece_ah: round(handicap.excess, 4),
    matches: forecasts.length,
  },
  {
    ece_1x2_measured: round(result.measured, 4),
    ece_1x2_by_chance: round(result.byChance, 4),
    ece_1x2_share_of_chance: round(result.shareOfChance, 3),
    ece_ou_measured: round(total.measured, 4),
    ece_ou_by_chance: round(total.byChance, 4),
    ece_ou_share_of_chance: round(total.shareOfChance, 3),
    ece_ah_measured: round(handicap.measured, 4),
    ece_ah_by_chance: round(handicap.byChance, 4),
    ece_ah_share_of_chance: round(handicap.shareOfChance, 3),
    ece_ah_at_closing_line: round(handicapAtClosingLine.excess, 4),
    ece_1x2_blended: round(calibrated.blended.result.excess, 4),
    ece_ou_blended: round(calibrated.blended.total.excess, 4),
    ece_ah_at_closing_line_blended: round(calibrated.blended.handicapAtClosingLine.excess, 4),
    gap_bits_1x2_from_the_first_match: bits(gapsAlone(everything).result),
    gap_bits_1x2_blended_from_the_first_match: bits(gapsBlended(everything).result),
    gap_bits_1x2_of_season: bySeason((season) => bits(gapsAlone(season).result)),
    matches_of_season: bySeason((season) => season.length),
  },
);

function read(files: readonly string[]): MarketMatch[] {
  try {
    return readMatches(files);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return process.exit(1);
  }
}

function gapsAlone(of: readonly Forecast[]): Gaps {
  return gapsOf(of.map(({ match, alone }) => ({ match, rates: alone })));
}

function gapsBlended(of: readonly Forecast[]): Gaps {
  return gapsOf(of.flatMap(({ match, blended }) => (blended ? [{ match, rates: blended }] : [])));
}

function bits(gap: Gaps[keyof Gaps]): number {
  return round(perMatch(gap), 4);
}

function bySeason(figure: (season: readonly Forecast[]) => number): Record<string, number> {
  const files = [...new Set(forecasts.map(({ match }) => match.file))].sort();
  return Object.fromEntries(
    files.map((file) => [file, figure(forecasts.filter(({ match }) => match.file === file))]),
  );
}

function keyOf(match: { league: string; dateMs: number; homeTeam: string }): string {
  return `${match.league} ${match.dateMs} ${match.homeTeam}`;
}
