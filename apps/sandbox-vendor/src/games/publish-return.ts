import { writeFileSync } from 'node:fs';
import type { Fraction } from '../fair/fraction.ts';
import type { PublishedReturn } from './slot-game.ts';

/**
 * Writes down the figures that players are shown, as the rules give them now: node dist/games/publish-return.js <folder>.
 * Only for new rules, with a new `mathVersion`: rounds that were played keep the figures they were played under.
 */
const name = process.argv[2] ?? '';
const { theoreticalReturn } = (await import(new URL(`./${name}/returns.js`, import.meta.url).href)) as {
  theoreticalReturn: () => PublishedReturn;
};
const { total, hits, parts, chances, mostHundredths } = theoreticalReturn();

/** Digits in groups; a number that is longer than a line stands in quotes. */
function integer(value: bigint): string {
  const digits = value.toString();
  if (digits.length > 60) return `BigInt('${digits}')`;
  return `${digits.replace(/\B(?=(\d{3})+(?!\d))/g, '_')}n`;
}

function written({ numerator, denominator }: Fraction): string {
  return `fraction(${integer(numerator)}, ${integer(denominator)})`;
}

function record(fractions: Readonly<Partial<Record<string, Fraction>>>): string {
  const entries = Object.entries(fractions).flatMap(([key, value]) =>
    value ? [`${key}: ${written(value)}`] : [],
  );
  return `{ ${entries.join(', ')} }`;
}

writeFileSync(
  new URL(`../../src/games/${name}/published-return.ts`, import.meta.url),
  `import { fraction } from '../../fair/fraction.ts';
import type { PublishedReturn } from '../slot-game.ts';

/**
 * The figures that players are shown. They are fixed here so that a change of the rules that moves them fails a
 * test, which derives them again.
 */
export const publishedReturn: PublishedReturn = {
  total: ${written(total)},
  hits: ${written(hits)},
  parts: ${record(parts)},
  chances: ${record(chances)},
  mostHundredths: ${integer(BigInt(mostHundredths)).slice(0, -1)},
};
`,
);
process.stdout.write(
  `a return of ${Number((total.numerator * 1_000_000n) / total.denominator) / 10_000} %\n`,
);
