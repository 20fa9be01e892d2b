import { consensus, demargin } from '../demargin.ts';
import type { MarketPrices } from '../messages.ts';
import type { Quote } from './read-quotes.ts';

export interface BookPolicy {
  /** Bookmakers by preference: the first that quotes a line gives its odds. Others follow by the age of their quote. */
  readonly preferred: readonly string[];
  /** A quote so much older than the newest of its line is left out. */
  readonly oldestBehindMs: number;
  /** A quote of a match in play that is older than this has no part in a price. */
  readonly oldestLiveMs: number;
}

/** When the quotes were read, and whether their match has begun by then. */
interface QuotesRead {
  readonly atMs: number;
  readonly isInPlay: boolean;
}

/**
 * One price for each line out of many bookmakers: odds and age of the leading one, and as the fair probability the middle
 * of what all of them think. In play, where one goal makes every older quote wrong, the age is that of the oldest quote
 * that has a part in it. The main line of a market is the one that most of them name first.
 */
export function combineBooks(
  quotes: readonly Quote[],
  policy: BookPolicy,
  read: QuotesRead,
): readonly MarketPrices[] {
  const mainLines = mainLineOfEach(quotes);
  return linesOf(quotes).flatMap((line) => {
    const fresh = freshOf(line, policy, read);
    const lead = leadOf(fresh, policy);
    if (lead === undefined) return [];
    const isMain = mainLines.get(marketName(lead)) === JSON.stringify(lead.market);
    return [combineLine(lead, fresh, read, isMain)];
  });
}

/**
 * The quotes of a line that have a part in its price. In play they are those with more than half of their life before them,
 * where there are any: the price has to last until the next answer. Where all of them are too old they keep the line on
 * the board with their age, for which it takes no bet.
 */
function freshOf(
  line: readonly Quote[],
  { oldestBehindMs, oldestLiveMs }: BookPolicy,
  { atMs, isInPlay }: QuotesRead,
): readonly Quote[] {
  const newestMs = Math.max(...line.map(({ pricedAtMs }) => pricedAtMs));
  const fresh = line.filter(({ pricedAtMs }) => newestMs - pricedAtMs <= oldestBehindMs);
  if (!isInPlay) return fresh;
  const byAge = [oldestLiveMs / 2, oldestLiveMs].map((limitMs) =>
    fresh.filter(({ pricedAtMs }) => atMs - pricedAtMs <= limitMs),
  );
  return byAge.find(({ length }) => length > 0) ?? fresh;
}

function linesOf(quotes: readonly Quote[]): readonly (readonly Quote[])[] {
  const lines = new Map<string, Quote[]>();
  for (const quote of quotes) {
    const name = JSON.stringify(quote.market);
    lines.set(name, [...(lines.get(name) ?? []), quote]);
  }
  return [...lines.values()];
}

function combineLine(
  lead: Quote,
  fresh: readonly Quote[],
  { isInPlay }: QuotesRead,
  isMain: boolean,
): MarketPrices {
  const names = [...lead.odds.keys()];
  const used = fresh.filter(({ odds }) => names.every((name) => odds.has(name)));
  const laws = used.flatMap(({ odds }) => {
    const law = lead.market.kind === 'known' ? demargin(names.map((name) => odds.get(name) ?? 0)) : undefined;
    return law === undefined ? [] : [law];
  });
  const fair = consensus(laws);
  return {
    market: lead.market,
    status: 'active',
    pricedAtMs: isInPlay ? Math.min(...used.map(({ pricedAtMs }) => pricedAtMs)) : lead.pricedAtMs,
    isMain,
    selections: names.map((selection, index) => ({
      selection,
      isActive: true,
      oddsMilli: lead.odds.get(selection) ?? null,
      fairProbability: fair?.[index] ?? null,
    })),
  };
}

/** By preference, then the newest, then by name so that the same answer always gives the same price. */
function leadOf(fresh: readonly Quote[], { preferred }: BookPolicy): Quote | undefined {
  const rank = ({ book }: Quote) => (preferred.includes(book) ? preferred.indexOf(book) : preferred.length);
  const [lead] = fresh.toSorted(
    (a, b) => rank(a) - rank(b) || b.pricedAtMs - a.pricedAtMs || (a.book < b.book ? -1 : 1),
  );
  return lead;
}

/** For each market the line that most bookmakers name first. */
function mainLineOfEach(quotes: readonly Quote[]): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const quote of quotes.filter(({ isMain }) => isMain)) {
    const ofMarket = counts.get(marketName(quote)) ?? new Map<string, number>();
    const line = JSON.stringify(quote.market);
    ofMarket.set(line, (ofMarket.get(line) ?? 0) + 1);
    counts.set(marketName(quote), ofMarket);
  }
  const most = (lines: Map<string, number>) =>
    [...lines].reduce((best, one) =>
      one[1] > best[1] || (one[1] === best[1] && one[0] < best[0]) ? one : best,
    )[0];
  return new Map([...counts].map(([market, lines]) => [market, most(lines)]));
}

function marketName({ market }: Quote): string {
  return market.kind === 'known' ? `${market.market} ${market.scope}` : market.name;
}
