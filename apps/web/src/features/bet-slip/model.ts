import type { Bet, DataOf, LocalText, RequestOf, SportEvent } from '@hanpan/contract';
import {
  type Amount,
  add,
  type OddsMilli,
  oddsFromDecimal,
  oddsToDecimal,
  shownOddsMilli,
  shownPayout,
  subtract,
} from '@hanpan/money';
import type { BoardPrice } from '../../app/board-price.ts';
import { mostStake, type StakeFacts, type StakeProblem, stakeProblem } from '../../app/stake-problem.ts';

type Market = SportEvent['markets'][number];
type Selection = Market['selections'][number];

export type OddsPolicy = NonNullable<RequestOf<'/api/bet/betProc'>['oddsPolicy']>;
/** The slip always makes its key itself, and keeps it until a final answer. With a size it is of several bets. */
export type BetRequest = RequestOf<'/api/bet/betProc'> & { idempotencyKey: string; size?: number };
/** All bets of the slip, of which there is mostly one. */
export type BetAnswer = Omit<DataOf<'/api/bet/betSystem'>, 'bets'> & {
  readonly bets: readonly [Bet, ...Bet[]];
};
export type BetLimits = DataOf<'/api/etc/siteOption'>['siteOption']['bet'];

/** A selection as it was chosen. It keeps its names, because a game may leave the board before the slip does. */
export interface SlipLeg {
  readonly sport: string;
  readonly eventId: number;
  readonly marketId: number;
  readonly selectionId: number;
  readonly league: LocalText | null;
  readonly home: LocalText;
  readonly away: LocalText;
  readonly kind: Market['kind'];
  readonly scope: Market['scope'];
  readonly lineQuarters: number | null;
  readonly pick: Selection['pick'];
  /** Of the draws that decide the match; null for one that is played in the world. */
  readonly announcement: string | null;
  /** The price the member has seen and agreed to. */
  readonly seenOddsMilli: OddsMilli;
}

export function legOf({ sport, league, event, market, selection }: BoardPrice): SlipLeg {
  return {
    sport,
    eventId: event.eventId,
    marketId: market.marketId,
    selectionId: selection.selectionId,
    league: league ?? null,
    home: event.home,
    away: event.away,
    kind: market.kind,
    scope: market.scope,
    lineQuarters: market.lineQuarters,
    pick: selection.pick,
    announcement: event.provenance?.announcement ?? null,
    seenOddsMilli: oddsFromDecimal(selection.odds),
  };
}

export interface Offer {
  readonly event: SportEvent;
  readonly market: Market;
  readonly oddsMilli: OddsMilli;
}

/** What the board offers now, by selection: null for one that could not be read yet; undefined while nothing is known. */
export type Offers = ReadonlyMap<number, Offer | null> | undefined;

export type LegState = 'same' | 'up' | 'down' | 'suspended' | 'closed' | 'checking';

export interface LegView {
  readonly leg: SlipLeg;
  readonly state: LegState;
  /** The current price, else the last one seen. */
  readonly oddsMilli: OddsMilli;
  readonly reason: Market['reason'];
  /** Whether the policy requires the member's consent to this price. */
  readonly asks: boolean;
}

export function readOffers(events: readonly SportEvent[]): ReadonlyMap<number, Offer> {
  const offers = new Map<number, Offer>();
  for (const event of events) {
    for (const market of event.markets) {
      for (const { selectionId, odds } of market.selections) {
        offers.set(selectionId, { event, market, oddsMilli: oddsFromDecimal(odds) });
      }
    }
  }
  return offers;
}

/** What a press did besides adding: a new object each time, so that the same notice can be shown twice. */
export type ToggleNote = { readonly kind: 'replaced' | 'full' | 'combined' } | undefined;

/** Presses a price: again takes it off, another one of the same game takes its place. */
export function toggleLeg(
  legs: readonly SlipLeg[],
  pressed: SlipLeg,
  maxLegs: number,
): { legs: readonly SlipLeg[]; note: ToggleNote } {
  if (legs.some((leg) => leg.selectionId === pressed.selectionId)) {
    return { legs: legs.filter((leg) => leg.selectionId !== pressed.selectionId), note: undefined };
  }
  if (legs.some((leg) => leg.eventId === pressed.eventId)) {
    return {
      legs: legs.map((leg) => (leg.eventId === pressed.eventId ? pressed : leg)),
      note: { kind: 'replaced' },
    };
  }
  if (legs.length >= maxLegs) return { legs, note: { kind: 'full' } };
  return { legs: [...legs, pressed], note: undefined };
}

/** Whether such a price change needs the member's consent. Protective by default. */
export function asksFor(state: LegState, policy: OddsPolicy): boolean {
  if (state === 'down') return policy !== 'all';
  return state === 'up' && policy === 'review';
}

export function viewLeg(leg: SlipLeg, offers: Offers, policy: OddsPolicy): LegView {
  const still = { leg, oddsMilli: leg.seenOddsMilli, reason: null, asks: false };
  const offer = offers === undefined ? null : offers.get(leg.selectionId);
  if (offer === null) return { ...still, state: 'checking' };
  if (offer === undefined || offer.event.phase === 'ended') return { ...still, state: 'closed' };
  const { status, reason } = offer.market;
  if (status === 'closed' || status === 'settled') return { ...still, state: 'closed' };
  if (status === 'suspended') return { ...still, state: 'suspended', reason };
  const { oddsMilli } = offer;
  if (oddsMilli === leg.seenOddsMilli) return { ...still, state: 'same' };
  const state = oddsMilli > leg.seenOddsMilli ? 'up' : 'down';
  return { leg, state, oddsMilli, reason: null, asks: asksFor(state, policy) };
}

export type Problem =
  | { readonly kind: 'blocked'; readonly count: number }
  | StakeProblem
  /** Of one of several bets, on these places of the slip: "1 + 3". */
  | { readonly kind: 'ofBet'; readonly selections: string; readonly problem: StakeProblem }
  | { readonly kind: 'total'; readonly total: Amount; readonly balance: Amount };

/** Several bets on the legs, each on so many of them. */
export interface SystemSummary {
  readonly size: number;
  readonly bets: number;
  /** Of all bets together; undefined while there is no stake. */
  readonly totalAmount: Amount | undefined;
}

export interface SlipSummary {
  readonly views: readonly LegView[];
  readonly totalOddsMilli: OddsMilli;
  /** The product of the prices seen before, where it differs. */
  readonly seenTotalOddsMilli: OddsMilli | undefined;
  readonly returnAmount: Amount | undefined;
  readonly seenReturnAmount: Amount | undefined;
  /** How many legs wait for the member's consent. */
  readonly askCount: number;
  /** The most that may be staked now; zero where nothing can be. */
  readonly maxStakeAmount: Amount;
  readonly problem: Problem | undefined;
  /** Undefined where the slip is one bet. */
  readonly system?: SystemSummary;
}

export interface SlipFacts {
  readonly legs: readonly SlipLeg[];
  readonly offers: Offers;
  readonly stakeAmount: Amount | undefined;
  readonly policy: OddsPolicy;
  readonly limits: BetLimits;
  /** Undefined for a guest, who has no balance. */
  readonly balanceAmount: Amount | undefined;
  /** What each bet gets besides, in basis points, as far as the site has said it. */
  readonly bonuses?: readonly number[];
}

export function summarise(facts: SlipFacts): SlipSummary {
  const { legs, offers, stakeAmount, policy, limits, balanceAmount, bonuses } = facts;
  const views = legs.map((leg) => viewLeg(leg, offers, policy));
  const odds = views.map((view) => view.oddsMilli);
  const seen = legs.map((leg) => leg.seenOddsMilli);
  const totalOddsMilli = shownOddsMilli(odds);
  const seenTotal = shownOddsMilli(seen);
  const moved = views.some((view) => view.oddsMilli !== view.leg.seenOddsMilli);
  const stake = { stakeAmount, odds, bonusBasisPoints: bonuses?.[0], limits, balanceAmount };
  return {
    views,
    totalOddsMilli,
    seenTotalOddsMilli: moved && seenTotal !== totalOddsMilli ? seenTotal : undefined,
    returnAmount: stakeAmount && shownPayout(stakeAmount, odds, bonuses?.[0]),
    seenReturnAmount: moved && stakeAmount ? shownPayout(stakeAmount, seen, bonuses?.[0]) : undefined,
    askCount: views.filter((view) => view.asks).length,
    maxStakeAmount: mostStake(stake),
    problem: firstProblem(views, stake),
  };
}

/** The worst first: what blocks any bet, then what is wrong with the stake. */
function firstProblem(views: readonly LegView[], stake: StakeFacts): Problem | undefined {
  const count = views.filter((view) => view.state === 'suspended' || view.state === 'closed').length;
  return count > 0 ? { kind: 'blocked', count } : stakeProblem(stake);
}

/** What is sent: the prices on screen, because pressing the button under them is the consent to them. */
export function toRequest(
  views: readonly LegView[],
  stakeAmount: Amount,
  policy: OddsPolicy,
  { idempotencyKey, quote, size }: Pick<BetRequest, 'idempotencyKey' | 'quote' | 'size'>,
): BetRequest {
  return {
    idempotencyKey,
    ...(size !== undefined && { size }),
    stake: stakeAmount,
    oddsPolicy: policy,
    ...(quote !== undefined && { quote }),
    legs: views.map(({ leg, oddsMilli }) => ({
      selectionId: leg.selectionId,
      odds: oddsToDecimal(oddsMilli),
    })),
  };
}

/** The prices that were sent are agreed to; only a further change needs consent. */
export function agreeTo(legs: readonly SlipLeg[], request: BetRequest): SlipLeg[] {
  const sent = new Map(request.legs.map(({ selectionId, odds }) => [selectionId, oddsFromDecimal(odds)]));
  return legs.map((leg) => ({ ...leg, seenOddsMilli: sent.get(leg.selectionId) ?? leg.seenOddsMilli }));
}

/** The site's limits as they are for this member and these legs; what is beyond may be asked of a trader. */
export function limitsFor(
  limits: BetLimits,
  quote: Pick<DataOf<'/api/bet/quote'>, 'minStake' | 'maxStake' | 'maxWin' | 'asksTrader'> | undefined,
): BetLimits {
  if (quote === undefined) return limits;
  return {
    ...limits,
    minAmount: quote.minStake,
    maxAmount: quote.asksTrader ? limits.maxAmount : quote.maxStake,
    maxWinAmount: quote.maxWin,
  };
}

/**
 * A push may update the confirmation of a bet: accepted after the delay, at a smaller stake, voided, settled. The balance after
 * the bet goes with its stake.
 */
export function followBet(answer: BetAnswer, now: Bet): BetAnswer {
  const before = answer.bets.find(({ betIdx }) => betIdx === now.betIdx);
  if (before === undefined) return answer;
  const [first, ...further] = answer.bets;
  const asNow = (bet: Bet) => (bet === before ? now : bet);
  return {
    ...answer,
    bets: [asNow(first), ...further.map(asNow)],
    cashAmt: add(answer.cashAmt, subtract(before.stake, now.stake)),
  };
}

/**
 * The price of each leg of bets that were refused, as it was then, by match; undefined where there is nothing new to agree to: none was
 * refused for its legs, one of them takes no bets any more, or no price has moved.
 */
export function pricesAtRefusal(bets: readonly Bet[]): ReadonlyMap<number, OddsMilli> | undefined {
  const prices = new Map<number, OddsMilli>();
  let hasMoved = false;
  for (const { refusal, legs } of bets) {
    for (const { eventId, odds, atRefusal } of legs) {
      if (refusal === null || !atRefusal || atRefusal.odds === null) return undefined;
      prices.set(eventId, oddsFromDecimal(atRefusal.odds));
      hasMoved ||= atRefusal.odds !== odds;
    }
  }
  return hasMoved ? prices : undefined;
}
