import { consensus, demargin } from '../demargin.ts';
import type { MarketPrices } from '../messages.ts';
import type { Quote } from './read-quotes.ts';

export interface BookPolicy {
  /** Bookmakers by preference: the first that quotes a line gives its odds. Others follow by the age of their quote. */
  readonly preferred: readonly string[];
  /** A quote so much older than the newest of its line is left out. */
  readonly oldestBehindMs: number;
}

/**
 * One price for each line out of many bookmakers: odds and age of the leading one, and as the fair probability the middle
 * of what all of them think. The main line of a market is the one that most of them name first.
 */
export function combineBooks(quotes: readonly Quote[], policy: BookPolicy): readonly MarketPrices[] {
  const mainLines = mainLineOfEach(quotes);
  return linesOf(quotes).flatMap((line) => {
    const lead = leadOf(line, policy);
    if (lead === undefined) return [];
    const isMain = mainLines.get(marketName(lead)) === JSON.stringify(lead.market);
    return [combineLine(lead, line, policy, isMain)];
  });
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
  line: readonly Quote[],
  { oldestBehindMs }: BookPolicy,
  isMain: boolean,
): MarketPrices {
  const names = [...lead.odds.keys()];
  const newestMs = Math.max(...line.map(({ pricedAtMs }) => pricedAtMs));
  const laws = line
    .filter(
      ({ pricedAtMs, odds }) =>
        newestMs - pricedAtMs <= oldestBehindMs && names.every((name) => odds.has(name)),
    )
    .flatMap(({ odds }) => {
      const law =
        lead.market.kind === 'known' ? demargin(names.map((name) => odds.get(name) ?? 0)) : undefined;
      return law === undefined ? [] : [law];
    });
  const fair = consensus(laws);
  return {
    market: lead.market,
    status: 'active',
    pricedAtMs: lead.pricedAtMs,
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
function leadOf(line: readonly Quote[], { preferred, oldestBehindMs }: BookPolicy): Quote | undefined {
  const newestMs = Math.max(...line.map(({ pricedAtMs }) => pricedAtMs));
  const rank = ({ book }: Quote) => (preferred.includes(book) ? preferred.indexOf(book) : preferred.length);
  const fresh = line.filter(({ pricedAtMs }) => newestMs - pricedAtMs <= oldestBehindMs);
  const [lead] = fresh.sort(
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
