import { readFileSync } from 'node:fs';
import { type Fraction, fraction } from '../fair/fraction.ts';

/** A number as the vectors write it: a fraction, and its decimal for whoever reads. */
export interface VectorFraction {
  fraction: string;
  decimal: string;
}

/** One of the files of exact figures in `data/`. */
export function readVectors<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), 'utf8')) as T;
}

export function asFraction(text: string): Fraction {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return fraction(BigInt(numerator), BigInt(denominator));
}
