import type { TradingEvent } from '@hanpan/contract';
import { amount } from '@hanpan/money';
import {
  EventBook,
  type EventLimits,
  eventLimits,
  type LimitPolicy,
  type LimitShares,
  limitShares,
  periodSecondsOf,
} from '@hanpan/rules';
import type { Site } from '../../../kernel/sites.ts';
import { settingsOf } from '../../settings/index.ts';
import type { OpenSelection } from '../book/book-store.ts';
import { takenByEvent } from '../book/slip-books.ts';
import type { TradingRow } from './trading-store.ts';

/** Of all bets that are open on some selections: how many, their stakes, and what the worst outcome costs beyond them. */
export interface OpenFigures {
  readonly betCount: number;
  readonly stakeAmount: number;
  readonly liabilityAmount: number;
}

export function figuresOf(open: readonly OpenSelection[]): OpenFigures {
  const [taken = []] = takenByEvent(open).values();
  return {
    betCount: open.reduce((sum, row) => sum + row.bets, 0),
    stakeAmount: open.reduce((sum, row) => sum + row.stake, 0),
    liabilityAmount: Math.max(0, new EventBook(taken).worstAmount()),
  };
}

function policyOf(site: Site): LimitPolicy {
  const settings = settingsOf(site);
  return { ...settings.liability, stakeAmount: settings.bet.maxAmount };
}

/** What the site is ready to lose on an event now: its policy by sport and time, and the trader's share of that. */
export function limitsOf(site: Site, row: TradingRow, nowMs: number): EventLimits {
  return eventLimits(policyOf(site), { ...askedOf(row, nowMs), traderShare: row.limit_share });
}

/** By which shares that is less than what the policy names, in basis points. */
export function sharesOf(site: Site, row: TradingRow, nowMs: number): LimitShares {
  return limitShares(policyOf(site), askedOf(row, nowMs));
}

const askedOf = (row: TradingRow, nowMs: number) => ({
  sport: row.sport,
  untilStartMs: row.starts_at.getTime() - nowMs,
});

export function stateOf(row: TradingRow): TradingEvent['state'] {
  if (row.phase === 'prematch') return row.settled_at === null ? 'soon' : 'ended';
  if (row.phase !== 'ended') return 'live';
  return row.is_unsettled ? 'waiting' : 'ended';
}

export function presentTrading(
  site: Site,
  row: TradingRow,
  open: readonly OpenSelection[],
  nowMs: number,
): TradingEvent {
  const figures = figuresOf(open);
  return {
    eventId: row.id,
    sport: row.sport,
    leagueId: row.league_id,
    league: row.league,
    home: row.home,
    away: row.away,
    startsAt: row.starts_at.toISOString(),
    state: stateOf(row),
    phase: row.phase,
    period: row.period,
    clockSeconds: row.clock_seconds,
    periodSeconds: row.format && periodSecondsOf(row.format, row.period),
    homeScore: row.home_score,
    awayScore: row.away_score,
    feed: row.feed,
    feedAt: row.feed_at?.toISOString() ?? null,
    pricedAt: row.priced_at.toISOString(),
    marketCount: row.markets,
    suspendedCount: row.suspended,
    reason: row.reason,
    heldCount: row.holds,
    isShifted: row.is_shifted,
    betCount: figures.betCount,
    stakeAmount: amount(figures.stakeAmount),
    liabilityAmount: amount(figures.liabilityAmount),
    limitAmount: amount(limitsOf(site, row, nowMs).eventAmount),
    reviewCount: row.reviews,
  };
}
