import {
  type RealtimeEvents,
  type RequestOf,
  type TradingDetail,
  type TradingEvent,
  type TradingHold,
  type TradingMarket,
  tradingView,
} from '@hanpan/contract';
import type { Locale } from '@hanpan/messages';
import { formatDecimal } from '@hanpan/money';
import { offeredOdds } from '@hanpan/rules';

type ListRequest = RequestOf<'/api/console/sports/events'>;

/** What is looked at: a view of the events, or what has to be reviewed. */
export const tradingViews = [...tradingView.options, 'reviews'] as const;
export type TradingView = (typeof tradingViews)[number];

export const tradingOrders = ['time', 'liability', 'share', 'stake'] as const satisfies readonly NonNullable<
  ListRequest['order']
>[];

export const tradingSports = [
  ...(['all', 'soccer', 'basketball', 'baseball', 'volleyball', 'badminton', 'hockey', 'combat'] as const),
  ...(['tennis', 'handball', 'football', 'esport'] as const),
] as const satisfies readonly NonNullable<ListRequest['sport']>[];

/** What the address of the page says. */
export interface TradingSearch {
  readonly view: TradingView;
  readonly sport: (typeof tradingSports)[number];
  /** The id of a league; empty for all. */
  readonly league: string;
  readonly order: (typeof tradingOrders)[number];
  readonly q: string;
  readonly page: number;
}

/** What is asked of the server. */
export interface TradingFilter {
  readonly view: Exclude<TradingView, 'reviews'>;
  readonly sport: (typeof tradingSports)[number];
  readonly leagueId: number | null;
  readonly search: string;
  readonly order: (typeof tradingOrders)[number];
  readonly page: number;
}

export function eventKeyOf({ eventId }: TradingEvent): string {
  return String(eventId);
}

/** How much of its limit the worst outcome would use, in percent, rounded down; undefined where nothing may be lost. */
export function limitPercent({ liabilityAmount, limitAmount }: TradingEvent): number | undefined {
  if (limitAmount > 0) return Math.floor((liabilityAmount / limitAmount) * 100);
  return liabilityAmount > 0 ? undefined : 0;
}

/** From here on a trader should look. */
const hotPercent = 80;

export function isHot(event: TradingEvent): boolean {
  const percent = limitPercent(event);
  return percent === undefined || percent >= hotPercent;
}

type Pushed = RealtimeEvents['events']['events'][number];
type LiveFacts = Pick<
  Pushed,
  'phase' | 'period' | 'clockSeconds' | 'periodSeconds' | 'homeScore' | 'awayScore' | 'version'
>;

/** What pushes have said of events since they were read; the newer version of each. */
export function afterPush(
  known: ReadonlyMap<number, LiveFacts>,
  pushed: readonly Pushed[],
): ReadonlyMap<number, LiveFacts> {
  const next = new Map(known);
  for (const { eventId, ...facts } of pushed) {
    const before = next.get(eventId);
    if (before === undefined || before.version < facts.version) next.set(eventId, facts);
  }
  return next;
}

/** A row with the clock and the score that were pushed since. What is over stays as it was read. */
export function withPushed(event: TradingEvent, live: ReadonlyMap<number, LiveFacts>): TradingEvent {
  const facts = live.get(event.eventId);
  if (facts === undefined || event.phase === 'ended') return event;
  const { phase, period, clockSeconds, periodSeconds, homeScore, awayScore } = facts;
  return { ...event, phase, period, clockSeconds, periodSeconds, homeScore, awayScore };
}

export type HoldTarget = Pick<TradingHold, 'scope' | 'marketId' | 'selectionId'>;
export const wholeEvent: HoldTarget = { scope: null, marketId: null, selectionId: null };

/** The hold of exactly this, if there is one. */
export function holdOn({ holds }: TradingDetail, target: HoldTarget): TradingHold | undefined {
  return holds.find(
    (hold) =>
      hold.scope === target.scope &&
      hold.marketId === target.marketId &&
      hold.selectionId === target.selectionId,
  );
}

/** Percent with one digit, as a trader reads margins and chances. */
export function percentText(share: number, locale: Locale): string {
  return formatDecimal(String(Math.round(share * 1000) / 10), locale);
}

/** Two digits and a sign, as traders write log-odds. */
export function signedLogOdds(value: number, locale: Locale): string {
  const hundredths = Math.round(Math.abs(value) * 100);
  const digits = String(hundredths % 100).padStart(2, '0');
  const text = formatDecimal(`${Math.floor(hundredths / 100)}.${digits}`, locale);
  if (value === 0) return text;
  return value > 0 ? `+${text}` : `-${text}`;
}

/**
 * About what a price becomes when its log-odds are moved by so much: the server prices anew, but this is how far a step goes.
 * The same price where it is at its end of the ladder.
 */
export function movedOdds(odds: number, by: number): number {
  const implied = 1 / odds;
  if (implied >= 1 || by === 0) return odds;
  const moved = offeredOdds(1 / (1 + Math.exp(-Math.log(implied / (1 - implied)) - by)));
  return moved === undefined ? odds : moved / 1000;
}

interface Example {
  readonly market: TradingMarket;
  readonly selection: TradingMarket['selections'][number];
}

/** The price that shows what a move of the opinion does: the home side of the match, or more than its main total. */
export function exampleOf({ scopes }: TradingDetail, axis: 'lead' | 'total'): Example | undefined {
  const markets = scopes.find(({ scope }) => scope === 'match')?.markets ?? [];
  const [kinds, pick] = axis === 'lead' ? [['WL', 'WDL'], 'home'] : [['UO'], 'over'];
  const market = markets.find((each) => kinds.includes(each.kind) && each.isMain);
  const selection = market?.selections.find((each) => each.pick === pick);
  return market && selection && { market, selection };
}

export const shiftStep = 0.05;
const furthestShift = 1;

/** One step further, within what the server takes. */
export function stepped(value: number, direction: 1 | -1): number {
  const next = Math.round((value + direction * shiftStep) * 100) / 100;
  return Math.max(-furthestShift, Math.min(furthestShift, next));
}
