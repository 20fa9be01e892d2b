import { type Fraction, toBasisPoints } from '../../fair/fraction.ts';
import type { Game } from '../game.ts';
import { isPaying } from './evaluate.ts';
import { makeBook } from './make-book.ts';
import { gameName } from './messages.ts';
import { publishedReturn } from './published-return.ts';
import { baseStrips, freeStrips, lines, mathVersion, paytable, scatterPays, stakeAmounts } from './rules.ts';

const { total, fromLines, fromScatter, fromFreeSpins, hits, freeSpinsStart, topLine } = publishedReturn;

export const cheongsa777: Game = {
  category: 'Video Slots',
  artPath: '/art/cheongsa-777.svg',
  makeBook,
  info: {
    code: 'cheongsa-777',
    name: gameName,
    mathVersion,
    stakeAmounts: [...stakeAmounts],
    minimumCycleMs: 2500,
    lines: lines.map((rows) => [...rows]),
    baseStrips: baseStrips.map((strip) => [...strip]),
    freeStrips: freeStrips.map((strip) => [...strip]),
    paytable: Object.entries(paytable).flatMap(([name, [three, four, five]]) =>
      isPaying(name) ? [{ symbol: name, pays: [three, four, five] satisfies [number, number, number] }] : [],
    ),
    scatterPays: scatterPays.map((entry) => ({ ...entry })),
    returns: {
      exact: `${total.numerator}/${total.denominator}`,
      basisPoints: toBasisPoints(total),
      linesBasisPoints: toBasisPoints(fromLines),
      scatterBasisPoints: toBasisPoints(fromScatter),
      freeSpinsBasisPoints: toBasisPoints(fromFreeSpins),
      hitBasisPoints: toBasisPoints(hits),
      freeSpinsEvery: everySoMany(freeSpinsStart),
      topLineEvery: everySoMany(topLine),
    },
  },
};

/** "One in so many", rounded up: a chance is never shown better than it is. */
function everySoMany(chance: Fraction): number {
  return Number((chance.denominator + chance.numerator - 1n) / chance.numerator);
}
