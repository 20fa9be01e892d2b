import { oddsMilli } from '@hanpan/money';
import type { PricedScopeMarket } from '@hanpan/rules';
import { describe, expect, test } from 'vitest';
import { offerChanges } from './offer-changes.ts';
import type { HeldMarket } from './offer-store.ts';
import { shortened } from './shorten-prices.ts';

const held = (change: Partial<HeldMarket> = {}): HeldMarket => ({
  market_id: 1,
  kind: 'UO',
  scope: 'match',
  line_quarters: 10,
  is_main: true,
  has_price: true,
  status: 'open',
  reason: null,
  selection_ids: [11, 12],
  picks: ['over', 'under'],
  probabilities: [0.5, 0.5],
  odds: [1900, 1900],
  offered: [true, true],
  ...change,
});

const priced = (change: Partial<PricedScopeMarket> = {}): PricedScopeMarket => ({
  market: 'UO',
  scope: 'match',
  lineQuarters: 10,
  isMain: true,
  marginBasisPoints: 500,
  selections: [
    { selection: 'over', probability: 0.5, oddsMilli: oddsMilli(1900) },
    { selection: 'under', probability: 0.5, oddsMilli: oddsMilli(1900) },
  ],
  ...change,
});
const nothing = { prices: [], withdrawn: [], states: [], markets: [], picks: [] };
const stateOf = (
  market: HeldMarket,
  now: readonly PricedScopeMarket[],
  blocked: 'incident' | 'limit' | null = null,
) => offerChanges([market], now, blocked).states;

describe('what is written for new prices', () => {
  test('is nothing where they are the old ones', () => {
    expect(offerChanges([held()], [priced()], null)).toEqual(nothing);
  });

  test('is each price that moved, by its selection', () => {
    const [over, under] = priced().selections;
    const moved = priced({ selections: [{ ...over, oddsMilli: oddsMilli(1850) } as never, under as never] });
    expect(offerChanges([held()], [moved], null)).toEqual({
      ...nothing,
      prices: [{ selectionId: 11, probability: 0.5, oddsMilli: 1850 }],
    });
  });

  test('is a market that was not there before', () => {
    const first = priced({ scope: 'h1' });
    expect(offerChanges([held()], [priced(), first], null).markets).toEqual([
      { ...first, status: 'open', reason: null },
    ]);
    expect(offerChanges([], [first], 'incident').markets).toEqual([
      { ...first, status: 'suspended', reason: 'incident' },
    ]);
  });

  test('is a selection that leaves, and one that comes, in a market that goes on', () => {
    const score = held({ kind: 'CS', line_quarters: null, picks: ['0-0', '1-0'] });
    const now = priced({
      market: 'CS',
      lineQuarters: null,
      selections: [
        { selection: '1-0', probability: 0.5, oddsMilli: oddsMilli(1900) },
        { selection: '2-0', probability: 0.4, oddsMilli: oddsMilli(2000) },
      ],
    });
    const { withdrawn, picks } = offerChanges([score], [now], null);
    expect(withdrawn).toEqual([11]);
    expect(picks).toEqual([{ marketId: 1, pick: '2-0', probability: 0.4, oddsMilli: 2000 }]);
    const again = offerChanges([{ ...score, offered: [false, true] }], [now], null);
    expect(again.withdrawn).toEqual([]);
  });
});

describe('the state of a market', () => {
  const gone = { marketId: 1, isMain: false, hasPrice: false, reason: 'trading' };

  test('a line that is no longer offered closes, and opens when it comes back', () => {
    expect(stateOf(held(), [])).toEqual([{ ...gone, status: 'closed' }]);
    const away = held({ status: 'closed', reason: 'trading', has_price: false, is_main: false });
    expect(stateOf(away, [])).toEqual([]);
    expect(stateOf(away, [priced()])).toEqual([
      { marketId: 1, isMain: true, hasPrice: true, status: 'open', reason: null },
    ]);
  });

  test('a market without lines and without a price is suspended', () => {
    const plain = held({ kind: 'OE', line_quarters: null });
    expect(stateOf(plain, [])).toEqual([{ ...gone, isMain: true, status: 'suspended' }]);
  });

  test.each(['incident', 'limit'] as const)('is suspended by %s, and open after it', (reason) => {
    expect(stateOf(held(), [priced()], reason)).toMatchObject([{ status: 'suspended', reason }]);
    const waiting = held({ status: 'suspended', reason });
    expect(stateOf(waiting, [priced()])).toMatchObject([{ status: 'open', reason: null }]);
  });

  test('opens when its feed speaks again, or its void was taken back, and stays closed once it is over', () => {
    for (const reason of ['feed', 'operator'])
      expect(stateOf(held({ status: 'suspended', reason }), [priced()])).toMatchObject([{ status: 'open' }]);
    expect(stateOf(held({ status: 'closed', reason: 'operator' }), [priced()])).toEqual([]);
    expect(stateOf(held({ status: 'closed', reason: 'ended' }), [])).toMatchObject([
      { status: 'closed', reason: 'ended' },
    ]);
  });

  test('the main line moves', () => {
    expect(stateOf(held(), [priced({ isMain: false })])).toMatchObject([{ isMain: false, status: 'open' }]);
  });
});

describe('a price that a trader makes shorter', () => {
  const prices = { priced: [priced()], blocked: null };

  test('is shorter, and the others stay', () => {
    const [market] = shortened(prices, [held()], new Map([[11, 0.2]])).priced;
    const [over, under] = market?.selections ?? [];
    expect(over?.oddsMilli).toBeLessThan(1800);
    expect(over?.oddsMilli).toBeGreaterThan(1600);
    expect(under?.oddsMilli).toBe(1900);
  });

  test('is the model’s where nothing is asked, or it is as short as prices are', () => {
    expect(shortened(prices, [held()], new Map())).toBe(prices);
    const short = priced({
      selections: [{ selection: 'over', probability: 0.99, oddsMilli: oddsMilli(1010) }],
    });
    const made = shortened({ priced: [short], blocked: null }, [held()], new Map([[11, 1]]));
    expect(made.priced[0]?.selections[0]?.oddsMilli).toBe(1010);
  });
});
