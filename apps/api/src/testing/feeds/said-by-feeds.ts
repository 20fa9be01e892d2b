import type { Certainty } from '@hanpan/rules';
import type {
  FeedMarketStatus,
  FeedMessage,
  FixtureMessage,
  MarketPrices,
  PricesMessage,
} from '../../vendors/feeds/messages.ts';

/** Words of a feed about one match, as a test needs them. Odds in thousandths. */
export interface Speaker {
  readonly feed: 'uof' | 'the-odds-api';
  readonly producer: string;
  readonly event: string;
  readonly startsAtMs: number;
}

export function spoken({ feed, producer }: Speaker, atMs: number) {
  return { feed, producer, saidAtMs: atMs, receivedAtMs: atMs } as const;
}

export function fixtureBy(
  speaker: Speaker,
  atMs: number,
  change: Partial<FixtureMessage> = {},
): FixtureMessage {
  return {
    ...spoken(speaker, atMs),
    kind: 'fixture',
    event: speaker.event,
    sport: 'soccer',
    competition: { key: `${speaker.feed}-cup`, name: 'Lantern League' },
    home: { key: `${speaker.event}-h`, name: 'Harbour Rovers' },
    away: { key: `${speaker.event}-a`, name: 'Mill Street' },
    startsAtMs: speaker.startsAtMs,
    status: 'scheduled',
    ...change,
  };
}

/** The chances that a list of odds has without its margin, spread evenly: enough for a test. */
function fair(odds: readonly number[]): readonly number[] {
  const sum = odds.reduce((total, each) => total + 1000 / each, 0);
  return odds.map((each) => 1000 / each / sum);
}

type KnownMarket = Extract<MarketPrices['market'], { kind: 'known' }>;

export function marketOf(
  market: KnownMarket,
  odds: Readonly<Record<string, number>>,
  atMs: number,
  status: FeedMarketStatus = 'active',
): MarketPrices {
  const chances = fair(Object.values(odds));
  return {
    market,
    status,
    pricedAtMs: atMs,
    isMain: true,
    selections: Object.entries(odds).map(([selection, oddsMilli], index) => ({
      selection,
      isActive: true,
      oddsMilli,
      fairProbability: chances[index] ?? null,
    })),
  };
}

export const winner = { kind: 'known', market: 'WDL', scope: 'match', lineQuarters: null } as const;
export const total = (lineQuarters: number) =>
  ({ kind: 'known', market: 'UO', scope: 'match', lineQuarters }) as const;

export function pricesBy(
  speaker: Speaker,
  atMs: number,
  markets: readonly MarketPrices[],
  change: Partial<PricesMessage> = {},
): PricesMessage {
  return {
    ...spoken(speaker, atMs),
    kind: 'prices',
    event: speaker.event,
    markets,
    others: 'unchanged',
    state: undefined,
    ...change,
  };
}

export function producerUp(speaker: Speaker, atMs: number): FeedMessage {
  return { ...spoken(speaker, atMs), kind: 'producer', state: 'up' };
}

export function producerDown(speaker: Speaker, atMs: number): Extract<FeedMessage, { kind: 'producer' }> {
  return { ...spoken(speaker, atMs), kind: 'producer', state: 'down', reason: 'announced' };
}

export function stopBy(
  speaker: Speaker,
  atMs: number,
  change: Partial<Extract<FeedMessage, { kind: 'bet-stop' }>> = {},
): FeedMessage {
  return {
    ...spoken(speaker, atMs),
    kind: 'bet-stop',
    event: speaker.event,
    markets: 'all',
    to: 'suspended',
    reason: 'feed',
    ...change,
  };
}

/** A feed settles a market of three prices, that of the whole match where nothing else is said. */
export function settledBy(
  speaker: Speaker,
  atMs: number,
  winning: string,
  { market = winner, certainty = 'confirmed' }: { market?: KnownMarket; certainty?: Certainty } = {},
): FeedMessage {
  return {
    ...spoken(speaker, atMs),
    kind: 'settlement',
    event: speaker.event,
    certainty,
    markets: [
      {
        market,
        voidReason: undefined,
        outcomes: ['home', 'draw', 'away'].map((selection) => ({
          selection,
          result: { result: selection === winning ? 'win' : 'lose' },
        })),
      },
    ],
  };
}
