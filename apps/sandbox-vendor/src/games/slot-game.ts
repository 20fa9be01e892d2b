import type { Amount } from '@hanpan/money';
import { tileOf } from '../art/tile.ts';
import type { Draws } from '../fair/draws.ts';
import { type Fraction, sharesInBasisPoints, toBasisPoints } from '../fair/fraction.ts';
import type { GameInfo } from '../play/play-api.ts';
import type { PotMeters, PotRules, SoloGame } from './game.ts';
import type { ArtName, ChanceName, PartName, ReelInfo, SlotEvent, ThemeName } from './slot-api.ts';
import { volatilityOf } from './volatility.ts';

/** The looks of a game: its own code and name over mathematics that others share. */
export interface Skin {
  code: string;
  product: string;
  name: GameInfo['name'];
  theme: ThemeName;
  /** Eight that pay, the highest first. */
  symbols: readonly [ArtName, ArtName, ArtName, ArtName, ArtName, ArtName, ArtName, ArtName];
  wild: ArtName;
  /** What opens the feature: a scatter, or a coin. */
  special: ArtName;
}

/** Figures that players are shown, fixed so that a change of the rules that moves them fails a test. */
export interface PublishedReturn {
  total: Fraction;
  hits: Fraction;
  parts: Readonly<Partial<Record<PartName, Fraction>>>;
  chances: Readonly<Partial<Record<ChanceName, Fraction>>>;
  /** The most that one round can pay, pots left out, in hundredths of the stake. */
  mostHundredths: number;
}

/** One way of playing, without looks. */
export interface SlotMath {
  page: string;
  mathVersion: string;
  stakeAmounts: readonly number[];
  size: ReelInfo['size'];
  strips: { base: readonly (readonly string[])[]; free: readonly (readonly string[])[] } | null;
  pays: ReelInfo['pays'];
  facts: ReelInfo['facts'];
  /** Where a round is drawn from a table that was made beforehand. */
  tableHash?: string;
  /** Pots that its rounds pay into, and may win. */
  pots?: PotRules;
  published: PublishedReturn;
  play(draws: Draws, stakeAmount: Amount, meters: PotMeters): { events: SlotEvent[]; totalAmount: number };
}

export function slotGame(math: SlotMath, skin: Skin): SoloGame<ReelInfo> {
  const { page, mathVersion, published } = math;
  return {
    category: 'Video Slots',
    ...tilePicture(skin, artOf(skin)),
    ...(math.pots ? { pots: math.pots } : {}),
    makeBook: (draws, stakeAmount, meters = {}) => ({
      gameCode: skin.code,
      mathVersion,
      stakeAmount,
      ...math.play(draws, stakeAmount, meters),
    }),
    info: {
      code: skin.code,
      page,
      name: skin.name,
      family: 'slot',
      product: skin.product,
      mathVersion,
      stakeAmounts: [...math.stakeAmounts],
      minimumCycleMs: 2500,
      art: artOf(skin),
      theme: skin.theme,
      size: math.size,
      strips: math.strips && {
        base: math.strips.base.map((strip) => [...strip]),
        free: math.strips.free.map((strip) => [...strip]),
      },
      pays: math.pays,
      facts: math.facts,
      tableHash: math.tableHash ?? null,
      hasPots: math.pots !== undefined,
      volatility: volatilityOf({ page }) ?? null,
      mostWin: {
        hundredths: published.mostHundredths,
        every: published.chances.most ? everySoMany(published.chances.most) : null,
      },
      returns: {
        exact: `${published.total.numerator}/${published.total.denominator}`,
        basisPoints: toBasisPoints(published.total),
        hitBasisPoints: toBasisPoints(published.hits),
        parts: partsOf(published.parts),
        // How rare the greatest win is, is told with it.
        chances: entriesOf(published.chances).flatMap(([name, value]) =>
          name === 'most' ? [] : [{ name, every: everySoMany(value) }],
        ),
      },
    },
  };
}

/** They add up to the headline, also as they are rounded. */
function partsOf(parts: PublishedReturn['parts']): ReelInfo['returns']['parts'] {
  const entries = entriesOf(parts);
  const shares = sharesInBasisPoints(entries.map(([, value]) => value));
  return entries.map(([name], at) => ({ name, basisPoints: shares[at] ?? 0 }));
}

/** Games with a whole picture of their highest symbol show it; the others are put together. */
export function tilePicture(skin: Skin, art: ReelInfo['art']): Pick<SoloGame, 'artPath' | 'drawTile'> {
  const { code, name, theme } = skin;
  let picture: string | undefined;
  return {
    artPath: `/art/tile/${code}.svg`,
    drawTile: () => {
      picture ??= tileOf({ code, name, theme, art, isFirst: skin.product === 'cheongsa' });
      return picture;
    },
  };
}

function artOf({ symbols, wild, special }: Skin): ReelInfo['art'] {
  const [high1, high2, high3, high4, low1, low2, low3, low4] = symbols;
  return { high1, high2, high3, high4, low1, low2, low3, low4, wild, scatter: special };
}

/** "One in so many", rounded up: a chance is never shown better than it is. */
export function everySoMany(chance: Fraction): number {
  return Number((chance.denominator + chance.numerator - 1n) / chance.numerator);
}

function entriesOf<Name extends string, Value>(
  record: Readonly<Partial<Record<Name, Value>>>,
): [Name, Value][] {
  return Object.entries(record) as [Name, Value][];
}
