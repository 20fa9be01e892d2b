import { exact } from '../../packages/rules/dist/index.js';
import { americanOdds, line, score } from './read-cells.mjs';
import { flatBet, known } from './settle-row.mjs';

/** Lines without a price of their own are bet at the usual -110. */
const usualOdds = exact.fraction(210n, 110n);

/** @param {readonly string[]} columns */
export function isBasketball(columns) {
  return ['whos_favored', 'spread', 'total', 'score_home', 'moneyline_home'].every((name) =>
    columns.includes(name),
  );
}

/**
 * Spread, total and money line of a basketball game; overtime counts. The spread is positive and belongs to the side that
 * is favoured.
 */
export function basketballBets(row, _columns, refuse) {
  const scores = known({ match: score(row.score_home, row.score_away, refuse) });
  const lines = basketballLines(row, refuse);
  const isHomeFavoured = row.whos_favored === 'home';
  return [
    ...lineBets(lines, scores),
    flatBet(
      'SPREAD_FAVOURITE@-110',
      usualOdds,
      handicap(isHomeFavoured ? 'home' : 'away', lines.spread),
      scores,
    ),
    flatBet('ML_HOME', americanOdds(row.moneyline_home, refuse), moneyLine('home'), scores),
    flatBet('ML_AWAY', americanOdds(row.moneyline_away, refuse), moneyLine('away'), scores),
  ];
}

/** @typedef {{ spread?: number | undefined, total?: number | undefined }} Lines in quarters, the spread as the home side's handicap */

/** @returns {Lines} */
function basketballLines(row, refuse) {
  const spread = line(row.spread, refuse);
  const total = line(row.total, refuse);
  if (spread === undefined || !['home', 'away'].includes(row.whos_favored ?? '')) return { total };
  return { spread: row.whos_favored === 'home' ? -spread : spread, total };
}

const labelled = { 1: 'win', 0: 'lose', 2: 'void' };

/** How often the labels of the file itself differ from our settlement: 1 covered or over, 0 not, 2 a push. */
export function basketballLabels(rows) {
  const differing = (key, column) =>
    rows.filter((row) => {
      const bets = basketballBets(row, [], () => undefined);
      return bets.find((bet) => bet.key === key)?.settled?.result.result !== labelled[row[column]];
    }).length;
  return {
    id_spread_disagreements: differing('SPREAD_FAVOURITE@-110', 'id_spread'),
    id_total_disagreements: differing('OVER@-110', 'id_total'),
  };
}

/** @param {readonly string[]} columns */
export function isAmericanFootball(columns) {
  return ['home_final', 'home_close_spread', 'close_over_under', 'home_close_ml'].every((name) =>
    columns.includes(name),
  );
}

/** In quarters: beyond these a row has its spread and its total swapped. */
const widestSpread = 30 * 4;
const totalRange = { from: 25 * 4, to: 70 * 4 };

/**
 * Spread, total and money line of an American football game; overtime counts, and a level game refunds the money line.
 * A row with an impossible line is refused for spread and total together, because the two are then swapped.
 */
export function americanFootballBets(row, _columns, refuse) {
  const scores = known({ match: score(row.home_final, row.away_final, refuse) });
  return [
    ...lineBets(
      plausible(line(row.home_close_spread, refuse), line(row.close_over_under, refuse), refuse),
      scores,
    ),
    flatBet('ML_HOME(tie=push)', americanOdds(row.home_close_ml, refuse), moneyLine('home'), scores),
    flatBet('ML_AWAY(tie=push)', americanOdds(row.away_close_ml, refuse), moneyLine('away'), scores),
  ];
}

/** @returns {Lines} */
function plausible(spread, total, refuse) {
  const isSpread = spread === undefined || Math.abs(spread) <= widestSpread;
  const isTotal = total === undefined || (total >= totalRange.from && total <= totalRange.to);
  if (isSpread && isTotal) return { spread, total };
  refuse(`the spread ${spread / 4} and the total ${total / 4} cannot be of one game`);
  return {};
}

/** @param {readonly string[]} columns */
export function isMoneyLine(columns) {
  return ['result', 'home_ml', 'away_ml'].every((name) => columns.includes(name));
}

/** The money line where only the winner is known: `result` is 1 for the home side, overtime included. */
export function moneyLineBets(row, _columns, refuse) {
  const winner = { 1: { home: 1, away: 0 }, 0: { home: 0, away: 1 } }[row.result];
  const scores = known({ match: winner ?? refuse(`"${row.result}" is no result`) });
  return [
    flatBet('ML_HOME', americanOdds(row.home_ml, refuse), moneyLine('home'), scores),
    flatBet('ML_AWAY', americanOdds(row.away_ml, refuse), moneyLine('away'), scores),
  ];
}

/** @param {Lines} lines */
function lineBets({ spread, total }, scores) {
  return [
    flatBet('SPREAD_HOME@-110', usualOdds, handicap('home', spread), scores),
    flatBet('SPREAD_AWAY@-110', usualOdds, handicap('away', spread), scores),
    flatBet('OVER@-110', usualOdds, underOver('over', total), scores),
    flatBet('UNDER@-110', usualOdds, underOver('under', total), scores),
  ];
}

const handicap = (selection, lineQuarters) =>
  /** @type {const} */ ({ market: 'AH', scope: 'match', selection, lineQuarters });
const underOver = (selection, lineQuarters) =>
  /** @type {const} */ ({ market: 'UO', scope: 'match', selection, lineQuarters });
const moneyLine = (selection) =>
  /** @type {const} */ ({ market: 'WL', scope: 'match', selection, lineQuarters: null });
