import { type MarketCode, marketSelections, type OpenMarketCode } from '../settlement/market.ts';

/** What is offered where a market's selections are written by pattern. Chosen for scores of football. */
const openSelections: Readonly<Record<OpenMarketCode, readonly string[]>> = {
  CS: [...scoresUpTo(4), 'other-4'],
  TG: ['0', '1', '2', '3', '4', '5', '6+'],
  WM: ['home-1', 'home-2', 'home-3+', 'draw', 'away-1', 'away-2', 'away-3+'],
};

/** The selections of a market, in the order in which a board shows them. */
export function offeredSelections(market: MarketCode): readonly string[] {
  return isOpen(market) ? openSelections[market] : marketSelections[market];
}

/** Whether a selection that cannot win any more is left out, while the rest of the market stays. */
export function dropsLostSelections(market: MarketCode): boolean {
  return isOpen(market) || market === 'HTFT' || market === 'WUO';
}

function isOpen(market: MarketCode): market is OpenMarketCode {
  return Object.hasOwn(openSelections, market);
}

function scoresUpTo(highest: number): string[] {
  const goals = Array.from({ length: highest + 1 }, (_, index) => index);
  return goals.flatMap((home) => goals.map((away) => `${home}-${away}`));
}
