import { type Amount, amount } from '@hanpan/money';
import { minorUnitsPerMainUnit } from './wire-amount.ts';

/** Places after the point of a main unit: none for won and dong. */
function placesOf(currency: string): number {
  const minorUnits = minorUnitsPerMainUnit[currency];
  if (minorUnits === undefined) throw new RangeError(`no scale for currency ${currency}`);
  return String(minorUnits).length - 1;
}

const decimal = /^(\d{1,16})(?:\.(\d{1,16}))?$/;

/**
 * A decimal in main units, as a JSON number or as text, in minor units. Undefined where it is negative, finer than the
 * currency's smallest coin, or beyond what is exact: somebody's money is never rounded.
 */
export function fromDecimal(value: number | string, currency: string): Amount | undefined {
  const [, whole, fraction = ''] = decimal.exec(String(value)) ?? [];
  if (whole === undefined) return undefined;
  const places = placesOf(currency);
  if (/[1-9]/.test(fraction.slice(places))) return undefined;
  const minor = Number(`${whole}${fraction.slice(0, places).padEnd(places, '0')}`);
  return Number.isSafeInteger(minor) ? amount(minor) : undefined;
}

/** Minor units as the decimal text of main units: 1234 is 1234 won and 12.34 dollars. */
export function toDecimalText(value: Amount, currency: string): string {
  const places = placesOf(currency);
  if (places === 0) return String(value);
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** The same as a JSON number. */
export function toDecimal(value: Amount, currency: string): number {
  return Number(toDecimalText(value, currency));
}

/** The most that a decimal number tells exactly, in minor units. */
export const largestDecimal = amount(Number.MAX_SAFE_INTEGER);
