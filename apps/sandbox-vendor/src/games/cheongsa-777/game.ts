import { sharesInBasisPoints, toBasisPoints } from '../../fair/fraction.ts';
import type { SoloGame } from '../game.ts';
import { everySoMany, type Skin, tilePicture } from '../slot-game.ts';
import { volatilityOf } from '../volatility.ts';
import { isPaying } from './evaluate.ts';
import { makeBook } from './make-book.ts';
import { gameName } from './messages.ts';
import type { LinesInfo } from './play-api.ts';
import { publishedMostHundredths, publishedReturn } from './published-return.ts';
import { baseStrips, freeStrips, lines, mathVersion, paytable, scatterPays, stakeAmounts } from './rules.ts';

const { total, fromLines, fromScatter, fromFreeSpins, hits, freeSpinsStart, topLine } = publishedReturn;
const [linesBasisPoints = 0, scatterBasisPoints = 0, freeSpinsBasisPoints = 0] = sharesInBasisPoints([
  fromLines,
  fromScatter,
  fromFreeSpins,
]);

/** Twenty lines over five reels, in the looks of a skin: its pictures stand for the symbols in the order of their pays. */
export function linesGame(skin: Skin): SoloGame<LinesInfo> {
  const { code, product, name, theme, symbols, wild, special } = skin;
  const [seven, magpie, drum, bell, plum, jar, knot, fan] = symbols;
  const art = { seven, magpie, drum, bell, plum, jar, knot, fan, lantern: wild, moon: special };
  return {
    category: 'Video Slots',
    ...tilePicture(skin, art),
    makeBook: (draws, stakeAmount) => ({ ...makeBook(draws, stakeAmount), gameCode: code }),
    info: {
      code,
      page: 'cheongsa-777',
      name,
      family: 'slot',
      product,
      theme,
      art,
      volatility: volatilityOf({ page: 'cheongsa-777' }) ?? null,
      mostWin: { hundredths: publishedMostHundredths, every: null },
      mathVersion,
      stakeAmounts: [...stakeAmounts],
      minimumCycleMs: 2500,
      lines: lines.map((rows) => [...rows]),
      baseStrips: baseStrips.map((strip) => [...strip]),
      freeStrips: freeStrips.map((strip) => [...strip]),
      paytable: Object.entries(paytable).flatMap(([name, [three, four, five]]) =>
        isPaying(name)
          ? [{ symbol: name, pays: [three, four, five] satisfies [number, number, number] }]
          : [],
      ),
      scatterPays: scatterPays.map((entry) => ({ ...entry })),
      returns: {
        exact: `${total.numerator}/${total.denominator}`,
        basisPoints: toBasisPoints(total),
        linesBasisPoints,
        scatterBasisPoints,
        freeSpinsBasisPoints,
        hitBasisPoints: toBasisPoints(hits),
        freeSpinsEvery: everySoMany(freeSpinsStart),
        topLineEvery: everySoMany(topLine),
      },
    },
  };
}

/** The game as it was drawn first. */
export const cheongsa777: SoloGame<LinesInfo> = {
  ...linesGame({
    code: 'cheongsa-777',
    product: 'cheongsa',
    name: gameName,
    theme: 'market',
    symbols: ['seven', 'magpie', 'drum', 'bell', 'plum', 'jar', 'knot', 'fan'],
    wild: 'lantern',
    special: 'moon',
  }),
  artPath: '/art/cheongsa-777.svg',
  releasedOn: '2026-11-22',
};
