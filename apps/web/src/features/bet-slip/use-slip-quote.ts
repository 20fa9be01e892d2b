import { type CallError, useCallQuery } from '@hanpan/client';
import type { DataOf, FailureOf } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { oddsFromDecimal } from '@hanpan/money';
import type { LegView, SlipLeg } from './model.ts';

export type SlipQuote = DataOf<'/api/bet/quote'>;

/** A held price lasts some seconds: whoever is typing a stake always has one that lasts. */
const quoteAgainMs = 3_000;

/** Why a member may place no bet at all, whatever it is on: about legs the slip says more than a quote. */
const ofBettor: readonly string[] = [
  'B1001',
  'B1002',
  'L013',
  'X001',
  'D001',
  'X007',
] satisfies FailureOf<'/api/bet/quote'>[];

/** What is known before a bet is sent; nothing of it for guests and while it is not known. */
interface AskedQuote {
  readonly quote: SlipQuote | undefined;
  /** The site's own text why this member places no bet now. */
  readonly bettorRefusal: string | undefined;
}

/** What the site says about these legs, and about who would bet on them. */
export function useSlipQuote(
  legs: readonly SlipLeg[],
  isMember: boolean,
  hasStake: boolean,
  size: number | undefined,
): AskedQuote {
  const wanted = legs.map(({ selectionId }) => ({ selectionId }));
  const { data, error } = useCallQuery(
    '/api/bet/quote',
    { legs: wanted, ...(size !== undefined && { size }) },
    { enabled: isMember && legs.length > 0, staleTime: 0, refetchInterval: hasStake ? quoteAgainMs : false },
  );
  return { quote: data, bettorRefusal: refusalOfBettor(error) };
}

const refusalOfBettor = (error: CallError | null) =>
  error !== null && ofBettor.includes(error.code) ? error.message : undefined;

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
