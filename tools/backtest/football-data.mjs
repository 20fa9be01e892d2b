import { decimalOdds, line, score } from './read-cells.mjs';
import { flatBet, known } from './settle-row.mjs';

/**
 * The key of the figures, the column of the odds, the selection, and the column of the line.
 *
 * @typedef {readonly [key: string, column: string, selection: string, lineColumn?: string]} Plan
 */

/** @type {readonly Plan[]} */
const winDrawLose = [
  ['1X2_H@B365', 'B365H', 'home'],
  ['1X2_D@B365', 'B365D', 'draw'],
  ['1X2_A@B365', 'B365A', 'away'],
];

/** @type {readonly { handicapColumn: string, totals: readonly Plan[], handicaps: readonly Plan[] }[]} */
const formats = [
  {
    handicapColumn: 'AHh',
    totals: [
      ['OVER2.5@B365', 'B365>2.5', 'over'],
      ['UNDER2.5@B365', 'B365<2.5', 'under'],
    ],
    handicaps: [
      ['AH_HOME@B365', 'B365AHH', 'home', 'AHh'],
      ['AH_AWAY@B365', 'B365AHA', 'away', 'AHh'],
      ['AH_HOME@Pinnacle', 'PAHH', 'home', 'AHh'],
      ['AH_AWAY@Pinnacle', 'PAHA', 'away', 'AHh'],
      ['AHC_HOME@B365C', 'B365CAHH', 'home', 'AHCh'],
      ['AHC_AWAY@B365C', 'B365CAHA', 'away', 'AHCh'],
    ],
  },
  {
    handicapColumn: 'BbAHh',
    totals: [
      ['OVER2.5@BbAv', 'BbAv>2.5', 'over'],
      ['UNDER2.5@BbAv', 'BbAv<2.5', 'under'],
    ],
    handicaps: [
      ['AH_HOME@BbAv', 'BbAvAHH', 'home', 'BbAHh'],
      ['AH_AWAY@BbAv', 'BbAvAHA', 'away', 'BbAHh'],
    ],
  },
];

/** @param {readonly string[]} columns */
export function isFootballData(columns) {
  return ['Div', 'HomeTeam', 'AwayTeam', 'FTHG', 'FTAG'].every((name) => columns.includes(name));
}

/** Whether a file has the Asian lines of the newer format; combinations are made of such files alone. */
export function hasAsianLines(columns) {
  return columns.includes('AHh');
}

/**
 * The bets of one match of football-data.co.uk, of the newer format (`AHh`) or the older one (`BbAHh`). A selection whose
 * column the file does not have is not offered at all. Handicap lines are those of the home side; goals are of regular time.
 *
 * @param {import('./csv.mjs').Row} row
 * @param {readonly string[]} columns
 * @param {import('./read-cells.mjs').Refuse} refuse
 * @returns {import('./tally.mjs').FlatBet[]}
 */
export function footballDataBets(row, columns, refuse) {
  const scores = known({ match: score(row.FTHG, row.FTAG, refuse) });
  const format = formats.find(({ handicapColumn }) => columns.includes(handicapColumn));
  const lines = new Map();
  for (const name of ['AHh', 'AHCh', 'BbAHh']) lines.set(name, line(row[name], refuse));
  const plans = [
    ...winDrawLose.map((plan) => ({ plan, market: /** @type {const} */ ('WDL'), lineQuarters: null })),
    ...(format?.totals ?? []).map((plan) => ({
      plan,
      market: /** @type {const} */ ('UO'),
      lineQuarters: 10,
    })),
    ...(format?.handicaps ?? []).map((plan) => ({
      plan,
      market: /** @type {const} */ ('AH'),
      lineQuarters: lines.get(plan[3]),
    })),
  ];
  return plans
    .filter(({ plan: [, column] }) => columns.includes(column))
    .map(({ plan: [key, column, selection], market, lineQuarters }) =>
      flatBet(
        key,
        decimalOdds(row[column], refuse),
        { market, scope: 'match', lineQuarters, selection },
        scores,
      ),
    );
}
