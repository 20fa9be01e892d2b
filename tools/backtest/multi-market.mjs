import { decimalOdds, score } from './read-cells.mjs';
import { flatBet, known } from './settle-row.mjs';

const half = /** @type {const} */ ({ FT: 'match', HT: 'h1', '2H': 'h2' });
const sides = { 1: 'home', X: 'draw', x: 'draw', 2: 'away', H: 'home', D: 'draw', A: 'away' };

/** What each column of odds is a price of; the name of the column is the key of its figures. */
/** @type {readonly [RegExp, (match: string[]) => import('@hanpan/rules').MarketPick][]} */
const columnReaders = [
  [/^B365([HDA])$/, ([, side]) => pick('WDL', 'match', sides[side])],
  [/^B365([<>])2\.5$/, ([, sign]) => pick('UO', 'match', sign === '>' ? 'over' : 'under', 10)],
  [/^BTTS_(Yes|No)$/, ([, word = '']) => pick('BTTS', 'match', word.toLowerCase())],
  [
    /^(Over|Under)_(FT|HT|2H)_(\d)_5$/,
    ([, word = '', part, goals]) => pick('UO', half[part], word.toLowerCase(), Number(goals) * 4 + 2),
  ],
  [/^DC_(1X|12|X2)$/, ([, pair = '']) => pick('DC', 'match', `${sides[pair[0]]}-${sides[pair[1]]}`)],
  [/^DNB_([12])$/, ([, side]) => pick('DNB', 'match', sides[side])],
  [/^odds_win_to_nil_([12])$/, ([, side]) => pick('WTN', 'match', sides[side])],
  [/^Odd_([1X2])_(HT|2H)$/, ([, side, part]) => pick('WDL', half[part], sides[side])],
  [
    /^odds_corners_(over|under)_(\d+)5$/,
    ([, word, corners]) => pick('UO', 'corners', word, Number(corners) * 4 + 2),
  ],
  [/^odds_corners_([12x])$/, ([, side]) => pick('WDL', 'corners', sides[side])],
];

/** @param {number | null} lineQuarters */
function pick(market, scope, selection, lineQuarters = null) {
  return { market, scope, selection, lineQuarters };
}

/** @param {readonly string[]} columns */
export function isMultiMarket(columns) {
  return ['HomeTeam', 'FTHG', 'Odd_1_HT', 'DC_1X', 'odds_corners_1'].every((name) => columns.includes(name));
}

/**
 * The bets of one match of the files with many markets: whole match, both halves, corners. The second half is what was
 * scored after half-time. Corner counts of 0-0 are how these files write "not known". In cups and play-offs their goals
 * include extra time, so a settlement of such a match is that of the file, not of a bookmaker.
 *
 * @param {import('./csv.mjs').Row} row
 * @param {readonly string[]} columns
 * @param {import('./read-cells.mjs').Refuse} refuse
 * @returns {import('./tally.mjs').FlatBet[]}
 */
export function multiMarketBets(row, columns, refuse) {
  const scores = scoresOf(row, refuse);
  return columns.flatMap((column) => {
    for (const [pattern, read] of columnReaders) {
      const match = pattern.exec(column);
      if (match === null) continue;
      const chosen = read(match);
      // Where nobody counted the corners, nothing was left out: there was nothing to bet on.
      if (chosen.scope === 'corners' && scores.corners === undefined) return [];
      return flatBet(column, decimalOdds(row[column], refuse), chosen, scores);
    }
    return [];
  });
}

function scoresOf(row, refuse) {
  const match = score(row.FTHG, row.FTAG, refuse);
  const h1 = score(row.HTHG, row.HTAG, refuse);
  const corners = score(row.HC, row.AC, refuse);
  return known({
    match,
    h1,
    h2: match && h1 && secondHalf(match, h1, refuse),
    corners: corners && corners.home + corners.away > 0 ? corners : undefined,
  });
}

function secondHalf(match, h1, refuse) {
  const [home, away] = [match.home - h1.home, match.away - h1.away];
  return home < 0 || away < 0 ? refuse('more goals at half-time than at the end') : { home, away };
}
