import { readFileSync } from 'node:fs';
import type { Fraction } from '../fair/fraction.ts';
import type { Law } from '../rooms/outcome-space.ts';

/** A law as the shared vectors write it: every number is a fraction. */
export interface WrittenLaw {
  rtp: string;
  hit: string;
  variance: string;
  returns: [string, string][];
}

export const tableVectors = JSON.parse(
  readFileSync(new URL('./vectors/table-games.json', import.meta.url), 'utf8'),
);

export function written({ rtp, hit, variance, returns }: Law): WrittenLaw {
  return {
    rtp: text(rtp),
    hit: text(hit),
    variance: text(variance),
    returns: returns.map((each) => [text(each.return), text(each.probability)]),
  };
}

export function text({ numerator, denominator }: Fraction): string {
  return `${numerator}/${denominator}`;
}

/** A pure number for statistics; never for money. */
export const toNumber = ({ numerator, denominator }: Fraction) => Number(numerator) / Number(denominator);
