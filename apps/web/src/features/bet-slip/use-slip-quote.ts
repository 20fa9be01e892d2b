import { useCallQuery } from '@hanpan/client';
import type { DataOf } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { oddsFromDecimal } from '@hanpan/money';
import type { LegView, SlipLeg } from './model.ts';

export type SlipQuote = DataOf<'/api/bet/quote'>;

/** A held price lasts some seconds: whoever is typing a stake always has one that lasts. */
const quoteAgainMs = 3_000;

/** What the site says about these legs before they are sent; undefined for guests and while it is not known. */
export function useSlipQuote(
  legs: readonly SlipLeg[],
  isMember: boolean,
  hasStake: boolean,
  size: number | undefined,
): SlipQuote | undefined {
  const wanted = legs.map(({ selectionId }) => ({ selectionId }));
  const { data } = useCallQuery(
    '/api/bet/quote',
    { legs: wanted, ...(size !== undefined && { size }) },
    { enabled: isMember && legs.length > 0, staleTime: 0, refetchInterval: hasStake ? quoteAgainMs : false },
  );
  return data;
}

/** The token of the prices on screen, where they are those of the quote and still held. */
export function tokenFor(
  quote: SlipQuote | undefined,
  views: readonly LegView[],
  nowMs = serverNow(),
): string | undefined {
  if (quote?.quote == null || Date.parse(quote.quote.expiresAt) <= nowMs) return undefined;
  const held = new Map(quote.legs.map(({ selectionId, odds }) => [selectionId, oddsFromDecimal(odds)]));
  const isShown = views.every(({ leg, oddsMilli }) => held.get(leg.selectionId) === oddsMilli);
  return isShown && held.size === views.length ? quote.quote.token : undefined;
}
