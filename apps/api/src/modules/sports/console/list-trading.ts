import type { DataOf, RequestOf, TradingEvent } from '@hanpan/contract';
import { tradingView } from '@hanpan/contract';
import type { Queryable } from '@hanpan/db';
import { amount } from '@hanpan/money';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { consolePageSize, pageInfoOf } from '../../../kernel/paging.ts';
import { type OpenSelection, openSelections } from '../book/book-store.ts';
import { mayMove } from './may-move.ts';
import { figuresOf, type OpenFigures, presentTrading } from './present-trading.ts';
import { countReviews } from './review-list-store.ts';
import { openCombinations, openSingles, tradingRows } from './trading-store.ts';

type Answer = DataOf<'/api/console/sports/events'>;
type View = keyof Answer['counts'];
export type TradingRequest = Required<RequestOf<'/api/console/sports/events'>>;

/** More than a site has at once. */
const readEvents = 2_000;
/** An event whose bets are settled stays on the list for a day: a result may have been wrong. */
const endedMs = 24 * 60 * 60_000;
/** From here on a limit is near, in shares of it. */
const hotShare = 0.8;

const inView: Record<View, (event: TradingEvent) => boolean> = {
  now: ({ state }) => state !== 'ended',
  live: ({ state }) => state === 'live',
  soon: ({ state }) => state === 'soon',
  hot: (event) => event.state !== 'ended' && shareOf(event) >= hotShare,
  held: (event) => event.state !== 'ended' && event.heldCount + event.suspendedCount > 0,
  waiting: ({ state }) => state === 'waiting',
  ended: ({ state }) => state === 'ended',
};

/** Of its limit, how much the worst outcome would use. */
export function shareOf({ liabilityAmount, limitAmount }: TradingEvent): number {
  if (liabilityAmount === 0) return 0;
  return limitAmount === 0 ? Number.POSITIVE_INFINITY : liabilityAmount / limitAmount;
}

const states: readonly TradingEvent['state'][] = ['live', 'waiting', 'soon', 'ended'];
type Compare = (a: TradingEvent, b: TradingEvent) => number;
const byTime: Compare = (a, b) =>
  states.indexOf(a.state) - states.indexOf(b.state) ||
  (a.state === 'ended' ? -1 : 1) * a.startsAt.localeCompare(b.startsAt) ||
  a.eventId - b.eventId;
const orders: Record<TradingRequest['order'], Compare> = {
  time: byTime,
  liability: (a, b) => b.liabilityAmount - a.liabilityAmount || byTime(a, b),
  share: (a, b) => compareShares(a, b) || byTime(a, b),
  stake: (a, b) => b.stakeAmount - a.stakeAmount || byTime(a, b),
};

function compareShares(a: TradingEvent, b: TradingEvent): number {
  const [left, right] = [shareOf(a), shareOf(b)];
  return left === right ? 0 : right - left;
}

/** The events of the desk, as one view of them shows them. */
export async function listTrading(
  queryable: Queryable,
  context: Pick<OperatorContext, 'isPlatform' | 'site'>,
  request: TradingRequest,
  nowMs: number,
): Promise<Answer> {
  const { site } = context;
  const rows = await tradingRows(queryable, site.id, new Date(nowMs - endedMs), readEvents);
  const keys = rows.map(({ id }) => ({ eventId: id, siteId: site.id }));
  const open = byEvent(await openSelections(queryable, keys));
  const all = rows.map((row) => presentTrading(site, row, open.get(row.id) ?? [], nowMs));
  const shown = all.filter((event) => isWanted(event, request)).sort(orders[request.order]);
  const first = (request.page - 1) * consolePageSize;
  return {
    list: shown.slice(first, first + consolePageSize),
    pageInfo: pageInfoOf(request.page, consolePageSize, shown.length),
    mayMove: await mayMove(queryable, context),
    counts: Object.fromEntries(
      tradingView.options.map((view) => [view, all.filter(inView[view]).length]),
    ) as Answer['counts'],
    leagues: leaguesOf(all),
    totals: await totalsOf(queryable, site.id),
    reviewCount: await countReviews(queryable, site.id),
  };
}

/**
 * Every open bet once. Singles lose at one outcome of their event, so each event counts with its worst one; a combination
 * counts with all that it may win, because its legs may all come together whatever else happens.
 */
async function totalsOf(queryable: Queryable, siteId: number): Promise<Answer['totals']> {
  const [singles, combined] = await Promise.all([
    openSingles(queryable, siteId),
    openCombinations(queryable, siteId),
  ]);
  const events = [...byEvent(singles).values()].map(figuresOf);
  const sum = (of: (figures: OpenFigures) => number) => events.reduce((total, each) => total + of(each), 0);
  const combinationAmount = Math.max(0, combined.payout - combined.stake);
  return {
    betCount: sum(({ betCount }) => betCount) + combined.bets,
    stakeAmount: amount(sum(({ stakeAmount }) => stakeAmount) + combined.stake),
    liabilityAmount: amount(sum(({ liabilityAmount }) => liabilityAmount) + combinationAmount),
    combinations: {
      betCount: combined.bets,
      stakeAmount: amount(combined.stake),
      liabilityAmount: amount(combinationAmount),
    },
  };
}

function byEvent(open: readonly OpenSelection[]): Map<number, OpenSelection[]> {
  const found = new Map<number, OpenSelection[]>();
  for (const row of open) found.set(row.eventId, [...(found.get(row.eventId) ?? []), row]);
  return found;
}

function isWanted(event: TradingEvent, { view, sport, leagueId, search }: TradingRequest): boolean {
  if (!inView[view](event)) return false;
  if (sport !== 'all' && event.sport !== sport) return false;
  if (leagueId !== null && event.leagueId !== leagueId) return false;
  if (search === '') return true;
  const names = [event.home, event.away, event.league].flatMap((name) => Object.values(name));
  const wanted = search.toLocaleLowerCase();
  return String(event.eventId) === search || names.some((name) => name.toLocaleLowerCase().includes(wanted));
}

function leaguesOf(events: readonly TradingEvent[]): Answer['leagues'] {
  const leagues = new Map(
    events.map(({ leagueId, sport, league }) => [leagueId, { leagueId, sport, name: league }]),
  );
  return [...leagues.values()].sort((a, b) => a.leagueId - b.leagueId);
}
