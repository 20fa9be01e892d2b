import type { Market } from '../model.ts';

/** The tabs of a match, in their order. */
export const marketGroups = ['main', 'handicap', 'total', 'period', 'score', 'special'] as const;
export type MarketGroup = (typeof marketGroups)[number];

/** Markets of one kind and scope: one market, or its lines in order. */
export interface MarketBlock {
  readonly key: string;
  readonly kind: Market['kind'];
  readonly scope: Market['scope'];
  readonly markets: readonly Market[];
}

const mainKinds: ReadonlySet<Market['kind']> = new Set(['WDL', 'WL', 'AH', 'UO', 'RND', 'DC', 'DNB']);
const groupOfKind: Partial<Record<Market['kind'], MarketGroup>> = {
  WDL: 'main',
  WL: 'main',
  DC: 'main',
  DNB: 'main',
  AH: 'handicap',
  UO: 'total',
  RND: 'total',
  TTH: 'total',
  TTA: 'total',
  CS: 'score',
  TG: 'score',
  WM: 'score',
};

/** Of the whole match, its points included; the rest are stretches of it. */
const isWhole = ({ scope }: Market) => scope === 'match' || scope === 'regular' || scope === 'points';

export function groupOf(market: Market): MarketGroup {
  return isWhole(market) ? (groupOfKind[market.kind] ?? 'special') : 'period';
}

function isIn(market: Market, group: MarketGroup): boolean {
  if (group === 'main') return market.scope === 'match' && mainKinds.has(market.kind) && market.isMain;
  return groupOf(market) === group;
}

/** The blocks of a tab, as the sport offers them; the main tab has the main lines alone. */
export function blocksOf(markets: readonly Market[], group: MarketGroup): MarketBlock[] {
  const blocks = new Map<string, Market[]>();
  for (const market of markets) {
    if (!isIn(market, group)) continue;
    const key = `${market.scope} ${market.kind}`;
    blocks.set(key, [...(blocks.get(key) ?? []), market]);
  }
  const order: readonly Market['kind'][] = ['WDL', 'WL', 'AH', 'UO', 'RND', 'DC', 'DNB', 'TTH', 'TTA'];
  const placeOf = ({ kind }: MarketBlock) => (order.indexOf(kind) + order.length + 1) % (order.length + 1);
  return [...blocks]
    .flatMap(([key, own]): MarketBlock[] => {
      const [first] = own;
      if (first === undefined) return [];
      const lines = own.toSorted((a, b) => (a.lineQuarters ?? 0) - (b.lineQuarters ?? 0));
      return [{ key, kind: first.kind, scope: first.scope, markets: lines }];
    })
    .toSorted((a, b) => (group === 'period' ? a.scope.localeCompare(b.scope) : 0) || placeOf(a) - placeOf(b));
}

/** The tabs that have something, with how many markets each. */
export function groupsOf(
  markets: readonly Market[],
): { readonly group: MarketGroup; readonly count: number }[] {
  return marketGroups
    .map((group) => ({ group, count: markets.filter((market) => isIn(market, group)).length }))
    .filter(({ count }) => count > 0);
}
