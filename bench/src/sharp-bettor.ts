import {
  defaultLimits,
  EventBook,
  type EventLaws,
  eventLimits,
  fairProbability,
  forEachScore,
  type GoalRates,
  type MarketPick,
  type OpenMarketLine,
  type PricedMarket,
  priceEvent,
  type RiskLeg,
  repriceMarkets,
  returnShares,
  type ScoreMatrix,
  type SelectionExposure,
  scoreMatrix,
  selectionRule,
  shadeEvent,
  stakeAllowed,
  tiltable,
} from '@hanpan/rules';

/** What one bettor who knows the true chances did on one event. Minor units; `won` is the mean by the true chances. */
export type Takings = {
  readonly won: number;
  readonly staked: number;
  readonly bets: number;
  readonly atCap: boolean;
};

export type House = {
  /** How many bets are taken between two looks of the trading job; infinite where money never moves a price. */
  readonly betsPerLook: number;
};

const scope = 'match';
const offers = [
  { market: 'WDL', scope },
  { market: 'AH', scope, neighbourLines: 2 },
  { market: 'UO', scope, neighbourLines: 2 },
  { market: 'DC', scope },
  { market: 'DNB', scope },
  { market: 'BTTS', scope },
] as const;
/** The last hour: the limits of earlier times are lower. */
const untilStartMs = 3_600_000;
const eventId = 1;
const mostBets = 200;

/**
 * Bets on whatever is worth most by the true chances, as much as the limits let through, until nothing is worth anything,
 * the limits let nothing through, or the trading job has stopped at the cap. Each bet is decided by the very rule of the
 * accepting transaction, over books that hold all bets before it; no other member bets on the event.
 */
export function takeFrom(model: GoalRates, truth: GoalRates, house: House): Takings {
  const lawsAt = tiltable({ scopes: { match: scoreMatrix(model) } });
  const trueLaw = scoreMatrix(truth);
  let markets = priceEvent(lawsAt({ lead: 0, total: 0 }), offers);
  const open = markets.map(({ market, lineQuarters }) => ({ market, scope, lineQuarters }) as const);
  const books = new MemberBooks(markets);
  let takings: Takings = { won: 0, staked: 0, bets: 0, atCap: false };
  while (takings.bets < mostBets) {
    const best = bestBet(markets, trueLaw, books);
    if (best === undefined) break;
    books.add(best.leg, best.stakeAmount);
    const { won, staked, bets } = takings;
    const { stakeAmount, edge } = best;
    takings = { ...takings, won: won + stakeAmount * edge, staked: staked + stakeAmount, bets: bets + 1 };
    if (takings.bets % house.betsPerLook !== 0) continue;
    const shaded = shadeEvent(lawsAt, books.exposures());
    if (shaded.isAtCap) return { ...takings, atCap: true };
    markets = pricedAgain(shaded.laws, open);
  }
  return takings;
}

function pricedAgain(laws: EventLaws, open: readonly OpenMarketLine[]): PricedMarket[] {
  return repriceMarkets(laws, open).flatMap((market) => market ?? []);
}

type Bet = { readonly leg: RiskLeg; readonly stakeAmount: number; readonly edge: number };

/** The bet that wins most on average, in money. */
function bestBet(markets: readonly PricedMarket[], truth: ScoreMatrix, books: MemberBooks): Bet | undefined {
  let best: Bet | undefined;
  for (const { market, lineQuarters, selections } of markets)
    for (const { selection, oddsMilli } of selections) {
      const pick: MarketPick = { market, scope, lineQuarters, selection };
      const edge = edgeOf(truth, pick, oddsMilli / 1000);
      if (edge <= 0 || edge * defaultLimits.stakeAmount <= (best?.edge ?? 0) * (best?.stakeAmount ?? 0))
        continue;
      const leg = { ...books.selectionOf(pick), eventId, oddsMilli };
      const { stakeAmount } = books.roomFor(leg);
      if (stakeAmount * edge > (best?.edge ?? 0) * (best?.stakeAmount ?? 0))
        best = { leg, stakeAmount, edge };
    }
  return best !== undefined && best.stakeAmount >= 1_000 ? best : undefined;
}

/** What a unit of stake wins on average; what is given back wins nothing. */
function edgeOf(law: ScoreMatrix, pick: MarketPick, odds: number): number {
  const probability = fairProbability(law, pick);
  if (probability * odds <= 1) return -1;
  const resultAt = selectionRule(pick);
  let returned = 0;
  forEachScore(law, (chance, home, away) => {
    const { refund, winning, denominator } = returnShares(resultAt({ home, away }));
    returned += (chance * (Number(refund) + Number(winning) * odds)) / Number(denominator);
  });
  return returned - 1;
}

/** The books that the accepting transaction keeps, for an event on which one member bets alone. */
class MemberBooks {
  readonly #selections: { marketId: number; selectionId: number; pick: MarketPick }[];
  readonly #book: EventBook;
  readonly #taken = new Map<number, SelectionExposure>();
  #canWin = 0;

  constructor(markets: readonly PricedMarket[]) {
    let selectionId = 0;
    this.#selections = markets.flatMap(({ market, lineQuarters, selections }, marketId) =>
      selections.map(({ selection }) => {
        selectionId += 1;
        return { marketId, selectionId, pick: { market, scope, lineQuarters, selection } };
      }),
    );
    this.#book = new EventBook([], this.#selections);
  }

  selectionOf({ market, lineQuarters, selection }: MarketPick) {
    const found = this.#selections.find(
      ({ pick }) =>
        pick.market === market && pick.lineQuarters === lineQuarters && pick.selection === selection,
    );
    if (found === undefined) throw new Error('a selection that was not offered');
    return found;
  }

  roomFor(leg: RiskLeg) {
    const limits = eventLimits(defaultLimits, { sport: 'soccer', untilStartMs });
    const books = {
      events: new Map([[eventId, { book: this.#book, limits }]]),
      memberEvents: new Map([[eventId, this.#canWin]]),
      memberDay: this.#canWin,
      legSet: this.#canWinOn(leg.selectionId),
    };
    return stakeAllowed([leg], books, defaultLimits);
  }

  add(leg: RiskLeg, stakeAmount: number): void {
    const payoutAmount = Math.floor((stakeAmount * leg.oddsMilli) / 1000);
    this.#book.add({ ...leg, stakeAmount, payoutAmount });
    this.#canWin += payoutAmount - stakeAmount;
    const before = this.#taken.get(leg.selectionId);
    this.#taken.set(leg.selectionId, {
      pick: leg.pick,
      stakeAmount: (before?.stakeAmount ?? 0) + stakeAmount,
      payoutAmount: (before?.payoutAmount ?? 0) + payoutAmount,
    });
  }

  exposures(): SelectionExposure[] {
    return [...this.#taken.values()];
  }

  #canWinOn(selectionId: number): number {
    const taken = this.#taken.get(selectionId);
    return taken === undefined ? 0 : taken.payoutAmount - taken.stakeAmount;
  }
}
