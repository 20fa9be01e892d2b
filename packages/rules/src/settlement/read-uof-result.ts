import { deadHeat, halfLost, halfWon, type LegResult, lost, voided, won } from './leg-result.ts';

/** The three attributes of an outcome in a settlement message, as text; absent where the message has none. */
export type UofOutcome = {
  readonly result: string;
  readonly voidFactor?: string | undefined;
  readonly deadHeatFactor?: string | undefined;
};

/**
 * The leg result a settlement message means, or undefined where it decides nothing (-1) or combines
 * factors in a way the feed does not document: such a leg stays open for an operator to decide.
 */
export function readUofResult({ result, voidFactor, deadHeatFactor }: UofOutcome): LegResult | undefined {
  if (result !== '0' && result !== '1') return undefined;
  const isWin = result === '1';
  const voidShare = decimalParts(voidFactor ?? '0');
  if (voidShare === undefined) return undefined;
  if (equals(voidShare, 1, 1)) return voided;
  if (deadHeatFactor !== undefined)
    return equals(voidShare, 0, 1) ? sharedWin(isWin, deadHeatFactor) : undefined;
  if (equals(voidShare, 1, 2)) return isWin ? halfWon : halfLost;
  if (equals(voidShare, 0, 1)) return isWin ? won : lost;
  return undefined;
}

function sharedWin(isWin: boolean, deadHeatFactor: string): LegResult | undefined {
  const share = decimalParts(deadHeatFactor);
  if (share === undefined || share.numerator <= 0 || share.numerator > share.denominator) return undefined;
  if (!isWin) return lost;
  return share.numerator === share.denominator ? won : deadHeat(share.numerator, share.denominator);
}

type Fraction = { readonly numerator: number; readonly denominator: number };

/** Reads a plain decimal exactly; a factor is never turned into a double. */
function decimalParts(text: string): Fraction | undefined {
  const match = /^(\d{1,3})(?:\.(\d{1,9}))?$/.exec(text);
  if (match === null) return undefined;
  const places = match[2] ?? '';
  return { numerator: Number(`${match[1]}${places}`), denominator: 10 ** places.length };
}

function equals(fraction: Fraction, numerator: number, denominator: number): boolean {
  return fraction.numerator * denominator === numerator * fraction.denominator;
}
