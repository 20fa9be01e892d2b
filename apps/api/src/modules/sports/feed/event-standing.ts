import type { FeedSport } from '../../../vendors/feeds/messages.ts';
import { priceState, type StalenessPolicy, soonMs } from '../../../vendors/feeds/price-state.ts';
import { type HeardMarket, type HeardStop, type MarketStanding, marketStandings } from './market-standing.ts';
import { type HeardMatch, type MatchStanding, matchStanding } from './match-standing.ts';

/** Everything that was heard of an event, and what is known of those who said it. */
export interface HeardEvent extends HeardMatch {
  readonly markets: readonly HeardMarket[];
  readonly stops: readonly HeardStop[];
  /** Producers that live; what others said is not for sale. */
  readonly livingProducers: ReadonlySet<string>;
  readonly policy: StalenessPolicy;
}

export type OfferedMarket = Extract<HeardMarket['prices']['market'], { kind: 'known' }>;

/** A market of ours as it stands: `closed` is not offered now and may come back. */
export interface StandingMarket {
  readonly market: OfferedMarket;
  readonly status: 'open' | 'suspended' | 'closed';
  readonly reason: 'feed' | 'stale' | 'ended' | null;
  readonly isMain: boolean;
  readonly selections: HeardMarket['prices']['selections'];
}

export interface EventStanding {
  readonly sport: FeedSport;
  readonly match: MatchStanding;
  readonly startsAtMs: number;
  readonly markets: readonly StandingMarket[];
  /** When the freshest price was said or confirmed; null: none is for sale. */
  readonly pricedAtMs: number | null;
  /** When time alone changes something of it next; null: never. */
  readonly lookAtMs: number | null;
}

/** An event at a moment, from all that was said about it. Markets that are not ours are left out. */
export function eventStanding(heard: HeardEvent, nowMs: number): EventStanding {
  const match = matchStanding(heard, nowMs);
  const standings = [...marketStandings(heard.markets, heard.stops).values()];
  const markets = standings.flatMap((standing) => standingMarket(heard, match, standing, nowMs));
  const open = standings
    .filter(({ status }) => status === 'active')
    .map(({ heard: { prices } }) => prices.pricedAtMs);
  return {
    sport: heard.fixture.sport,
    match,
    startsAtMs: heard.fixture.startsAtMs,
    markets,
    pricedAtMs: open.length === 0 ? null : Math.max(...open),
    lookAtMs: nextLookMs(heard, match, open, nowMs),
  };
}

function standingMarket(
  heard: HeardEvent,
  match: MatchStanding,
  { heard: { prices, producer }, status }: MarketStanding,
  nowMs: number,
): StandingMarket[] {
  const { market, isMain, selections } = prices;
  if (market.kind === 'unknown') return [];
  const standing = (state: Pick<StandingMarket, 'status' | 'reason'>) => [
    { market, isMain, selections, ...state },
  ];
  if (match.phase === 'ended') return standing({ status: 'closed', reason: 'ended' });
  if (closing.has(status)) return standing({ status: 'closed', reason: 'feed' });
  const isStopped =
    status !== 'active' || !takesBets.has(match.status) || !heard.livingProducers.has(producer);
  if (isStopped || isAheadOfLive(heard, nowMs)) return standing({ status: 'suspended', reason: 'feed' });
  // Whether the producer lives is known above; here only the age of the price counts.
  const times = { aliveAtMs: nowMs, pricedAtMs: prices.pricedAtMs, startsAtMs: heard.fixture.startsAtMs };
  const isFresh = priceState(times, nowMs, heard.policy).state === 'open';
  return standing(isFresh ? { status: 'open', reason: null } : { status: 'suspended', reason: 'stale' });
}

const closing: ReadonlySet<string> = new Set(['inactive', 'handed-over', 'settled', 'cancelled']);
const takesBets: ReadonlySet<string> = new Set(['scheduled', 'live']);

/** A feed that says each change says "live" too: until it has, its prices of a match that should have begun are old. */
function isAheadOfLive({ policy, fixture, facts }: HeardEvent, nowMs: number): boolean {
  if (policy.livePriceMs !== null || fixture.startsAtMs > nowMs) return false;
  return fixture.status !== 'live' && facts?.status !== 'live';
}

function nextLookMs(
  { fixture: { startsAtMs }, policy }: HeardEvent,
  { phase }: MatchStanding,
  pricedAtMs: readonly number[],
  nowMs: number,
): number | null {
  if (phase === 'ended') return null;
  const limits = [policy.livePriceMs, policy.soonPriceMs, policy.laterPriceMs].filter(
    (each) => each !== null,
  );
  const oldest = limits.flatMap((limit) => pricedAtMs.map((at) => at + limit + 1));
  const coming = [startsAtMs - soonMs, startsAtMs, ...oldest].filter((at) => at > nowMs);
  return coming.length === 0 ? null : Math.min(...coming);
}
