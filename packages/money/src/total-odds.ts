import { type OddsMilli, oddsProduct } from './odds.ts';
import { formatDecimal, formatOdds } from './text.ts';

/**
 * What several odds make together, where it stands beside them and beside what it pays: two places. It is cut and never rounded up, so
 * that stake times what is shown is not more than what is paid. One price alone is shown as it is.
 */
export function formatTotalOdds(odds: readonly OddsMilli[], locale = 'ko'): string {
  const [first, ...others] = odds;
  if (first !== undefined && others.length === 0) return formatOdds(first, locale);
  const { numerator, denominator } = oddsProduct(odds);
  const hundredths = (numerator * 100n) / denominator;
  const places = (hundredths % 100n).toString().padStart(2, '0');
  return formatDecimal(`${hundredths / 100n}.${places}`, locale);
}
