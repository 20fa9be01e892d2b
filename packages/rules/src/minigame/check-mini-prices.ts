import { evenReturn, type OddsMilli, oddsMilli } from '@hanpan/money';
import { type Chance, miniChances } from './mini-chances.ts';
import { miniMarkets } from './mini-markets.ts';
import { type MiniGameCode, type MiniGameRules, miniGameCodes } from './mini-rules.ts';

/** A price for each selection of each market of a game. */
export type MiniPrices = Readonly<Record<string, Readonly<Record<string, OddsMilli>>>>;
export type MiniPriceTable = Readonly<Record<MiniGameCode, MiniPrices>>;

/** What a selection returns at the least, in basis points: less is no game of chance that anybody would certify (GAM-3). */
export const leastReturnBasisPoints = 7_500;

/** The longest odds that can be told, in thousandths. */
export const longestMiniOdds = oddsMilli(100_000_000);

/**
 * Why a price cannot stand: there is none; nothing has that name; it cannot come true; probability × odds reaches one; or
 * it returns too little.
 */
export type MiniPriceFault = {
  readonly game: MiniGameCode;
  readonly market: string;
  readonly selection: string;
} & (
  | { readonly fault: 'missing' | 'unknown' | 'impossible' }
  /** `highestOdds` is the most that may be offered, in thousandths; undefined where no odds are safe. */
  | { readonly fault: 'gives-money-away'; readonly highestOdds: OddsMilli | undefined }
  /** `lowestOdds` is the least that may be offered, in thousandths; undefined where it could not be told. */
  | { readonly fault: 'returns-too-little'; readonly lowestOdds: OddsMilli | undefined }
);

/** Every fault of a price table, in the order of the games and their markets. An empty list is a table that stands. */
export function checkMiniPrices(table: MiniPriceTable, rules: MiniGameRules): readonly MiniPriceFault[] {
  return miniGameCodes.flatMap((game) => checkMiniGamePrices(game, table[game], rules));
}

/** The same for the prices of one game. */
export function checkMiniGamePrices(
  game: MiniGameCode,
  prices: MiniPrices,
  rules: MiniGameRules,
): MiniPriceFault[] {
  const markets = miniMarkets(game, rules);
  const known = new Set(markets.map(({ code }) => code));
  const unknown = Object.keys(prices).filter((code) => !known.has(code));
  return [
    ...markets.flatMap((market) => {
      const chances = miniChances(market);
      const given = prices[market.code] ?? {};
      const strangers = Object.keys(given).filter((selection) => !chances.has(selection));
      const at = { game, market: market.code };
      return [
        ...[...chances].flatMap(([selection, chance]) =>
          faultOf({ ...at, selection }, chance, given[selection]),
        ),
        ...strangers.map((selection): MiniPriceFault => ({ ...at, selection, fault: 'unknown' })),
      ];
    }),
    ...unknown.map((market): MiniPriceFault => ({ game, market, selection: '', fault: 'unknown' })),
  ];
}

function faultOf(
  at: Pick<MiniPriceFault, 'game' | 'market' | 'selection'>,
  chance: Chance,
  odds: OddsMilli | undefined,
): MiniPriceFault[] {
  if (chance.ways === 0n) return [{ ...at, fault: 'impossible' }];
  if (odds === undefined) return [{ ...at, fault: 'missing' }];
  if (!keepsMoney(chance, odds))
    return [{ ...at, fault: 'gives-money-away', highestOdds: highestOdds(chance) }];
  if (returnBasisPoints(chance, odds) < leastReturnBasisPoints)
    return [{ ...at, fault: 'returns-too-little', lowestOdds: lowestOdds(chance) }];
  return [];
}

/** Whether probability × odds is below one, in whole numbers: nothing is rounded. */
export function keepsMoney({ ways, of }: Chance, odds: OddsMilli): boolean {
  return ways * BigInt(odds) < of * 1000n;
}

/**
 * The longest odds in thousandths that keep probability × odds below one and can be told; undefined for what is certain.
 * Throws RangeError for what cannot happen.
 */
export function highestOdds({ ways, of }: Chance): OddsMilli | undefined {
  if (ways === 0n) throw new RangeError('what cannot happen has no odds');
  const highest = (of * 1000n - 1n) / ways;
  if (highest >= BigInt(longestMiniOdds)) return longestMiniOdds;
  return highest < BigInt(evenReturn) ? undefined : oddsMilli(Number(highest));
}

/**
 * The shortest odds in thousandths that return at least what a selection has to; undefined where they cannot be told. Throws
 * RangeError for what cannot happen.
 */
export function lowestOdds({ ways, of }: Chance): OddsMilli | undefined {
  if (ways === 0n) throw new RangeError('what cannot happen has no odds');
  const least = BigInt(leastReturnBasisPoints / 10) * of;
  const lowest = (least + ways - 1n) / ways;
  if (lowest > BigInt(longestMiniOdds)) return undefined;
  return oddsMilli(Math.max(Number(lowest), evenReturn));
}

/** What a selection returns of a stake on average, in basis points, rounded down: what is advertised is what is played. */
export function returnBasisPoints({ ways, of }: Chance, odds: OddsMilli): number {
  return Number((ways * BigInt(odds) * 10n) / of);
}
