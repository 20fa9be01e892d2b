import { type Amount, amount } from '@hanpan/money';

/** The wire carries a main unit as 100,000 parts, whatever the currency: 1,000 won is 100,000,000. */
export const wireUnitsPerMainUnit = 100_000;

/** Minor units in one main unit, for the currencies the dialect is used with here. Won and dong have no subunit. */
export const minorUnitsPerMainUnit: Readonly<Record<string, number>> = { KRW: 1, VND: 1, USD: 100, EUR: 100 };

/** Wire parts in one minor unit: 100,000 for KRW, 1,000 for USD. Throws RangeError on a currency it does not know. */
export function wireUnitsPerMinorUnit(currency: string): number {
  const minorUnits = minorUnitsPerMainUnit[currency];
  if (minorUnits === undefined) throw new RangeError(`no wire scale for currency ${currency}`);
  return wireUnitsPerMainUnit / minorUnits;
}

/** The most that the wire can carry exactly, in minor units: 90,071,992,547 won. */
export function largestWireAmount(currency: string): Amount {
  return amount(Math.floor(Number.MAX_SAFE_INTEGER / wireUnitsPerMinorUnit(currency)));
}

/**
 * Amount in minor units → wire integer. Throws RangeError past 90,071,992,547 won: above that a JSON number
 * is no longer exact in the languages that read it as a double, and a wrong balance is worse than none.
 */
export function toWireAmount(value: Amount, currency: string): number {
  return amount(value * wireUnitsPerMinorUnit(currency));
}

/**
 * Wire integer → amount in minor units; undefined where it is negative, not exact, or finer than the currency's
 * smallest coin. A wallet refuses that with RS_ERROR_WRONG_TYPES: rounding somebody's money is not an option.
 */
export function fromWireAmount(wire: number, currency: string): Amount | undefined {
  const scale = wireUnitsPerMinorUnit(currency);
  if (!Number.isSafeInteger(wire) || wire < 0 || wire % scale !== 0) return undefined;
  return amount(wire / scale);
}
