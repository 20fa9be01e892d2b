import { fairProbability } from '../../odds/fair-probability.ts';
import type { PricedSelection } from '../../odds/market-prices.ts';
import { offeredOdds } from '../../odds/odds-ladder.ts';
import { powerMargin } from '../../odds/power-margin.ts';
import { type MarketCode, marketSelections } from '../../settlement/market.ts';
import type { Scope } from '../../settlement/scope.ts';
import { settleHalfTimeFullTime } from '../../settlement/settle-in-match.ts';
import type { HalfTimeFullTime, MatchModel } from '../match-model.ts';
import { chooseScopeLines } from './choose-scope-lines.ts';
import { scopeMargins } from './margins.ts';
import { type ScopeLaw, scopeLaw } from './market-law.ts';
import type { Offer } from './offers.ts';

/** One offered market with its prices; `(scope, market, lineQuarters)` is its identity within a match. */
export type PricedScopeMarket = {
  readonly scope: Scope;
  readonly market: MarketCode;
  readonly lineQuarters: number | null;
  /** The most balanced line; always true for markets without one. */
  readonly isMain: boolean;
  readonly marginBasisPoints: number;
  readonly selections: readonly PricedSelection[];
};

export type MatchPricing<State = unknown> = {
  readonly offers: readonly Offer[];
  /**
   * The same match under the opinion that the book asks for (`shadeMatch`). Money shortens prices and lengthens none: the plan of a
   * match is public, and a price above what it says would be a gift to whoever reads it.
   */
  readonly shaded?: MatchModel<State>;
  /** Overround in basis points; the usual one of each market by default. */
  readonly margins?: Readonly<Record<MarketCode, number>>;
};

/** A stretch that may not be played would have to be refunded; it is offered once it is sure to be. */
const sure = 1 - 1e-6;

/**
 * Every market of a match from one state of it. All are read off one law of the match, so that no two of them can
 * contradict each other. A market in which a selection has no sensible price left is not offered.
 */
export function priceMatch<State>(
  model: MatchModel<State>,
  state: State,
  { offers, shaded, margins = scopeMargins }: MatchPricing<State>,
): PricedScopeMarket[] {
  const chancesOf = chancesAt(model, state);
  const shadedChancesOf = shaded && shaded !== model ? chancesAt(shaded, state) : undefined;
  return offers.flatMap((offer) => {
    const law = chancesOf.lawOf(offer);
    if (law === undefined || law.mass < sure) return [];
    const { scope, market } = offer;
    const marginBasisPoints = margins[market];
    return linesOf(offer, law).flatMap((line) => {
      const plain = priced(chancesOf.at(offer, line), marginBasisPoints, isOpen(market));
      const moved =
        shadedChancesOf && priced(shadedChancesOf.at(offer, line), marginBasisPoints, isOpen(market));
      const selections = shadedChancesOf === undefined ? plain : shorter(plain, moved);
      return selections ? [{ scope, market, ...line, marginBasisPoints, selections }] : [];
    });
  });
}

type Line = Pick<PricedScopeMarket, 'lineQuarters' | 'isMain'>;

/** The chances of every offer at a state. Laws are made once a scope. */
function chancesAt<State>(model: MatchModel<State>, state: State) {
  const laws = new Map<Scope, ScopeLaw | undefined>();
  const lawOf = ({ market, scope: offered }: Offer): ScopeLaw | undefined => {
    const scope = market === 'RND' ? 'points' : offered;
    if (laws.has(scope)) return laws.get(scope);
    const law = model.law(state, scope);
    const made = law && scopeLaw(law);
    laws.set(scope, made);
    return made;
  };
  const at = (offer: Offer, { lineQuarters }: Line): Chance[] => {
    const { scope, market } = offer;
    const joint = market === 'HTFT' ? (model.halfTimeFullTime?.(state) ?? []) : [];
    const matrix = lawOf(offer)?.matrixFor(market);
    if (matrix === undefined) return [];
    return selectionsOf(offer).map((selection) => ({
      selection,
      probability:
        market === 'HTFT'
          ? chanceOfHalves(joint, selection)
          : fairProbability(matrix, { lineQuarters, market, scope, selection }),
    }));
  };
  return { lawOf, at };
}

/** The probabilities are those of the match; of two prices the shorter one. Undefined where one of them is missing. */
function shorter(
  plain: readonly PricedSelection[] | undefined,
  moved: readonly PricedSelection[] | undefined,
): PricedSelection[] | undefined {
  if (plain === undefined || moved === undefined) return undefined;
  const odds = new Map(moved.map(({ selection, oddsMilli }) => [selection, oddsMilli]));
  const sold = plain.flatMap((each) => {
    const other = odds.get(each.selection);
    return other === undefined
      ? []
      : [{ ...each, oddsMilli: other < each.oddsMilli ? other : each.oddsMilli }];
  });
  return sold.length < 2 ? undefined : sold;
}

function linesOf({ market, lines }: Offer, law: ScopeLaw) {
  if (lines === undefined) return [{ lineQuarters: null, isMain: true }];
  return chooseScopeLines(law.countFor(market), market === 'AH', lines);
}

function selectionsOf({ market, selections }: Offer): readonly string[] {
  if (market === 'CS' || market === 'TG' || market === 'WM') return selections ?? [];
  return marketSelections[market];
}

/** Where the selections are many, those that can no longer win leave and the rest stay. */
function isOpen(market: MarketCode): boolean {
  return market === 'CS' || market === 'TG' || market === 'WM' || market === 'HTFT';
}

type Chance = { readonly selection: string; readonly probability: number };

/** Chances below this are of scores that nobody can be asked to price. */
const leastChance = 1e-6;

function priced(
  chances: readonly Chance[],
  marginBasisPoints: number,
  mayLeave: boolean,
): PricedSelection[] | undefined {
  const left = mayLeave ? chances.filter(({ probability }) => probability >= leastChance) : chances;
  const isSensible = left.every(({ probability }) => probability >= leastChance && probability < 1);
  if (left.length < 2 || !isSensible) return undefined;
  const implied = powerMargin(
    left.map(({ probability }) => probability),
    marginBasisPoints,
  );
  const selections: PricedSelection[] = [];
  for (const [index, chance] of left.entries()) {
    const oddsMilli = offeredOdds(implied[index] ?? 1);
    if (oddsMilli === undefined) return undefined;
    selections.push({ ...chance, oddsMilli });
  }
  return selections;
}

/** The settlement rule decides, at a score for each sign. */
function chanceOfHalves(joint: readonly HalfTimeFullTime[], selection: string): number {
  return joint.reduce((sum, { halfTime, fullTime, probability }) => {
    const leg = settleHalfTimeFullTime(selection, scoreOfSign(halfTime), scoreOfSign(fullTime));
    return leg.result === 'win' ? sum + probability : sum;
  }, 0);
}

function scoreOfSign(sign: -1 | 0 | 1) {
  return { home: sign === 1 ? 1 : 0, away: sign === -1 ? 1 : 0 };
}
