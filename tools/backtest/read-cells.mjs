import { exact, parseLineQuarters } from '../../packages/rules/dist/index.js';

/**
 * What a cell says. Undefined means that it is empty: the market was not offered. What is there and cannot be meant is
 * refused by the caller's `refuse`, and counts as not offered; a price is never taken as zero.
 *
 * @typedef {(reason: string) => undefined} Refuse
 * @typedef {import('@hanpan/rules').Fraction} Fraction
 */

/** @param {string | undefined} text @param {Refuse} refuse @returns {Fraction | undefined} */
export function decimalOdds(text, refuse) {
  if (text === undefined || text === '') return undefined;
  const odds = exact.parseFraction(text);
  return odds !== undefined && exact.compare(odds, exact.one) > 0 ? odds : refuse(`"${text}" are no odds`);
}

/**
 * American odds as decimal ones: 150 wins one and a half stakes, -200 half a stake; nothing lies between -100 and 100.
 *
 * @param {string | undefined} text @param {Refuse} refuse @returns {Fraction | undefined}
 */
export function americanOdds(text, refuse) {
  if (text === undefined || text === '') return undefined;
  const whole = /^[+-]?\d{3,6}(?:\.0+)?$/.test(text) ? BigInt(Math.trunc(Number(text))) : 0n;
  if (whole >= 100n) return exact.fraction(100n + whole, 100n);
  if (whole <= -100n) return exact.fraction(100n - whole, -whole);
  return refuse(`"${text}" are no American odds`);
}

/** A line in quarters. @param {string | undefined} text @param {Refuse} refuse */
export function line(text, refuse) {
  if (text === undefined || text === '') return undefined;
  return parseLineQuarters(text) ?? refuse(`"${text}" is no line in quarters`);
}

/** A count such as goals; some files write 2 as 2.0. @param {string | undefined} text @param {Refuse} refuse */
export function count(text, refuse) {
  if (text === undefined || text === '') return undefined;
  return /^\d{1,3}(?:\.0+)?$/.test(text) ? Math.trunc(Number(text)) : refuse(`"${text}" is no count`);
}

/** @param {string | undefined} home @param {string | undefined} away @param {Refuse} refuse */
export function score(home, away, refuse) {
  const pair = { home: count(home, refuse), away: count(away, refuse) };
  return pair.home === undefined || pair.away === undefined
    ? undefined
    : { home: pair.home, away: pair.away };
}
