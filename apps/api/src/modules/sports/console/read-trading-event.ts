import type { TradingDetail, TradingHold, TradingMarket, TradingScope, TradingVoid } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { amount } from '@hanpan/money';
import { scopes } from '@hanpan/rules';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { type OpenSelection, openSelections } from '../book/book-store.ts';
import { isOfFeed } from '../feed/feed-policies.ts';
import { type HoldRow, holdsOf } from '../trading/hold-store.ts';
import { noShift, shiftsOf } from '../trading/shift-store.ts';
import { type StandingVoid, standingVoids } from './corrected-event-store.ts';
import { mayMove, maySeeWhy } from './may-move.ts';
import { figuresOf, limitsOf, presentTrading, sharesOf } from './present-trading.ts';
import {
  type TradingRow,
  type TradingSelectionRow,
  tradingActions,
  tradingRowOf,
  tradingSelections,
} from './trading-store.ts';

const shownActions = 20;

/** One event as the desk sees it; undefined where there is none. */
export async function readTradingEvent(
  queryable: Queryable,
  context: Pick<OperatorContext, 'isPlatform' | 'site'>,
  eventId: number,
  nowMs: number,
): Promise<TradingDetail | undefined> {
  const { site } = context;
  const row = await tradingRowOf(queryable, site.id, eventId);
  if (row === undefined) return undefined;
  const [selections, open, holds, voids, shifts, actions, isMovable] = await Promise.all([
    tradingSelections(queryable, eventId),
    openSelections(queryable, [{ eventId, siteId: site.id }]),
    holdsOf(queryable, [eventId]),
    standingVoids(queryable, eventId),
    shiftsOf(queryable, [eventId]),
    tradingActions(queryable, site.id, eventId, shownActions),
    mayMove(queryable, context),
  ]);
  const shift = shifts.get(eventId) ?? noShift;
  const limits = limitsOf(site, row, nowMs);
  const shares = sharesOf(site, row, nowMs);
  return {
    event: presentTrading(site, row, open, nowMs),
    mayMove: isMovable,
    followsFeed: isOfFeed(row.feed),
    scopes: scopesOf(row, marketsOf(selections, open, shift.selections), open),
    holds: holds.map((hold) => presentHold(hold, context)),
    voids: voids.map(presentVoid),
    shift: { lead: shift.lead, total: shift.total },
    limits: {
      share: row.limit_share,
      sportShare: shares.sport,
      timeShare: shares.time,
      selectionAmount: amount(limits.selectionAmount),
      marketAmount: amount(limits.marketAmount),
      eventAmount: amount(limits.eventAmount),
      memberEventAmount: amount(limits.memberEventAmount),
    },
    actions: actions.map(({ at, actor, action, reason }) => ({
      at: at.toISOString(),
      by: actor,
      action,
      reason,
    })),
  };
}

export function presentHold(
  hold: HoldRow,
  context: Pick<OperatorContext, 'isPlatform' | 'site'>,
): TradingHold {
  const isKnown = maySeeWhy(hold, context);
  return {
    holdId: hold.id,
    scope: hold.scope,
    marketId: hold.market_id,
    selectionId: hold.selection_id,
    reason: isKnown ? hold.reason : null,
    heldBy: isKnown ? hold.held_by : null,
    heldAt: hold.held_at.toISOString(),
    untilAt: hold.until_at?.toISOString() ?? null,
  };
}

function presentVoid(each: StandingVoid): TradingVoid {
  return {
    marketId: each.market_id,
    placedFrom: each.window_from?.toISOString() ?? null,
    placedTo: each.window_to?.toISOString() ?? null,
    reason: each.reason,
    at: each.requested_at.toISOString(),
  };
}

function marketsOf(
  rows: readonly TradingSelectionRow[],
  open: readonly OpenSelection[],
  shifts: ReadonlyMap<number, number>,
): TradingMarket[] {
  const books = new Map(open.map((each) => [each.selectionId, each]));
  const markets = new Map<number, TradingSelectionRow[]>();
  for (const row of rows) markets.set(row.market_id, [...(markets.get(row.market_id) ?? []), row]);
  return [...markets.values()].flatMap((selections) => {
    const [first] = selections;
    if (first === undefined) return [];
    return {
      marketId: first.market_id,
      kind: first.kind,
      scope: first.scope,
      lineQuarters: first.line_quarters,
      isMain: first.is_main,
      status: first.status,
      reason: first.reason,
      marginBasisPoints: marginOf(selections),
      selections: selections.map((row) => presentSelection(row, books.get(row.selection_id), shifts)),
    };
  });
}

function presentSelection(
  row: TradingSelectionRow,
  book: OpenSelection | undefined,
  shifts: ReadonlyMap<number, number>,
): TradingMarket['selections'][number] {
  return {
    selectionId: row.selection_id,
    pick: row.pick,
    odds: row.odds_milli / 1000,
    fairProbability: row.fair_probability,
    isHeld: row.is_held,
    betCount: book?.bets ?? 0,
    stakeAmount: amount(book?.stake ?? 0),
    payoutAmount: amount(book?.payout ?? 0),
    shift: shifts.get(row.selection_id) ?? 0,
    result: row.result,
  };
}

/**
 * By how much the book of a market is above the chances that it shares out, in basis points. Selections may overlap (a
 * double chance wins twice), so the fair chances and not one are what the implied ones are compared with.
 */
function marginOf(selections: readonly TradingSelectionRow[]): number {
  const implied = selections.reduce((sum, row) => sum + 1000 / row.odds_milli, 0);
  const fair = selections.reduce((sum, row) => sum + row.fair_probability, 0);
  return fair === 0 ? 0 : Math.round((implied / fair - 1) * 10_000);
}

function scopesOf(
  row: TradingRow,
  markets: readonly TradingMarket[],
  open: readonly OpenSelection[],
): TradingScope[] {
  return scopes.flatMap((scope): TradingScope[] => {
    const ofScope = markets.filter((market) => market.scope === scope);
    if (ofScope.length === 0) return [];
    const figures = figuresOf(open.filter((each) => each.scope === scope));
    const score = row.scores[scope];
    return [
      {
        scope,
        score: score === undefined ? null : { scope, home: score[0], away: score[1], isFinal: score[2] },
        betCount: figures.betCount,
        stakeAmount: amount(figures.stakeAmount),
        liabilityAmount: amount(figures.liabilityAmount),
        markets: ofScope,
      },
    ];
  });
}
