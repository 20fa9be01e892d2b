import { settleInMatch } from '../../packages/rules/dist/index.js';

/**
 * One selection as a flat bet, settled by the rules of the product. It is left out where its odds, its line or a score
 * that it needs is missing.
 *
 * @param {string} key
 * @param {import('@hanpan/rules').Fraction | undefined} odds
 * @param {Omit<import('@hanpan/rules').MarketPick, 'lineQuarters'> & { lineQuarters?: number | null }} pick `lineQuarters` is
 *   undefined where the file has none
 * @param {import('@hanpan/rules').MatchScore['scores']} scores
 * @returns {import('./tally.mjs').FlatBet}
 */
export function flatBet(key, odds, { lineQuarters, ...pick }, scores) {
  if (odds === undefined || lineQuarters === undefined) return { key, settled: undefined };
  const result = settleInMatch({ ...pick, lineQuarters }, { scores });
  return { key, settled: result && { odds, result } };
}

/** The scopes that are known, without the missing ones. */
export function known(scores) {
  return Object.fromEntries(Object.entries(scores).filter(([, score]) => score !== undefined));
}
