import type { MarketPick } from '../settlement/market.ts';

export type SidedPick = Pick<MarketPick, 'market' | 'lineQuarters' | 'selection'>;

type Result = 'home' | 'draw' | 'away';

/** By market and line the results that each selection wins on. On a level score `WL`, `DNB` and a line of zero give back. */
const oneSide = { home: ['home'], away: ['away'] } as const;
const winning: Readonly<Record<string, Readonly<Record<string, readonly Result[]>>>> = {
  WDL: { ...oneSide, draw: ['draw'] },
  WL: oneSide,
  DNB: oneSide,
  DC: { 'home-draw': ['home', 'draw'], 'home-away': ['home', 'away'], 'draw-away': ['draw', 'away'] },
  'AH 0': oneSide,
  'AH -2': { home: ['home'], away: ['draw', 'away'] },
  'AH 2': { home: ['home', 'draw'], away: ['away'] },
};

/** The markets whose selections may be decided by who wins alone. */
export const resultMarkets = ['WDL', 'WL', 'DNB', 'DC', 'AH'] as const;

function resultsOf({ market, lineQuarters, selection }: SidedPick): readonly Result[] {
  return winning[lineQuarters === null ? market : `${market} ${lineQuarters}`]?.[selection] ?? [];
}

/** Whether who wins alone decides a market. */
export function isOnResult({ market, lineQuarters }: Omit<SidedPick, 'selection'>): boolean {
  return Object.hasOwn(winning, lineQuarters === null ? market : `${market} ${lineQuarters}`);
}

/**
 * Whether one of these picks of one stretch of a match wins whatever happens: bets on all of them risk the margin of the
 * house and nothing else. `isDecided`: the stretch has a winner, so no draw needs to be covered.
 */
export function coversEveryResult(picks: readonly SidedPick[], isDecided: boolean): boolean {
  const covered = new Set(picks.flatMap(resultsOf));
  return covered.has('home') && covered.has('away') && (isDecided || covered.has('draw'));
}
