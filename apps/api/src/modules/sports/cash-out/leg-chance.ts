import {
  forEachPair,
  type LegChance,
  legChance,
  legChanceOver,
  type MarketCode,
  type MarketPick,
  type MatchModel,
  massOf,
  type PairLaw,
  type SportState,
  wholeChance,
} from '@hanpan/rules';

/** A match that is drawn, at the state that it has reached. */
export interface DrawnMatch {
  readonly model: MatchModel<SportState>;
  readonly state: SportState;
}

/**
 * The chance of an open leg now. Of a drawn match it follows from the law that prices its markets. Of any other it is the
 * fair probability of the selection, which tells how often it wins among the cases that decide: a market whose stake may
 * come back then has no chance that is known (null), and is not bought.
 */
export function chanceOfLeg(
  pick: MarketPick,
  fairProbability: number,
  match: DrawnMatch | undefined,
): LegChance | null {
  if (pick.market === 'HTFT' || match === undefined)
    return mayGiveBack(pick) ? null : legChance(fairProbability);
  const law = match.model.law(match.state, pick.market === 'RND' ? 'points' : pick.scope);
  return law === undefined ? null : chanceUnder(pick, law);
}

/** A stretch that may never be played gives the stake back where it is not. */
function chanceUnder(pick: MarketPick, law: PairLaw): LegChance {
  const { winning, refund } = legChanceOver(pick, (visit) => forEachPair(law, visit));
  const unplayed = Math.floor(Math.max(0, 1 - massOf(law)) * wholeChance);
  return { winning, refund: Math.min(refund + unplayed, wholeChance - winning) };
}

const levelGivesBack: ReadonlySet<MarketCode> = new Set(['WL', 'DNB']);

/** A half line decides every case; a whole or a quarter one may give the stake back, or a half of it. */
function mayGiveBack({ market, lineQuarters }: MarketPick): boolean {
  if (lineQuarters === null) return levelGivesBack.has(market);
  return Math.abs(lineQuarters) % 4 !== 2;
}
