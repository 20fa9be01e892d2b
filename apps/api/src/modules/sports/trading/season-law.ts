import {
  type LawShift,
  type MatchModel,
  type MatchPlan,
  type Meeting,
  offersOf,
  openMatch,
  priceMatch,
  type SelectionExposure,
  type SportState,
  shadeMatch,
  sportOfFormat,
} from '@hanpan/rules';
import type { MatchPrices } from './match-prices.ts';

/** A match that is drawn, as prices need it. */
export interface PlannedMatch {
  readonly id: number;
  readonly plan: MatchPlan;
  /** The strengths that the plan was made of. */
  readonly meeting: Meeting;
}

/** More than a board has. A model keeps tables of its own, which the first prices of a match take longest for. */
const mostModels = 200;
const models = new Map<number, MatchModel<SportState>>();

/** The model of a match; plans never change, so it is kept while the match is asked for. */
export function modelOf({ id, plan }: Pick<PlannedMatch, 'id' | 'plan'>): MatchModel<SportState> {
  const known = models.get(id);
  models.delete(id);
  const model = known ?? openMatch(plan);
  models.set(id, model);
  const [oldest] = models.keys();
  if (models.size > mostModels && oldest !== undefined) models.delete(oldest);
  return model;
}

/** Every market of the match at a state of it, its prices shortened by what its book has taken and by what a trader asks for. */
export function pricesByPlan(
  match: PlannedMatch,
  state: SportState,
  exposures: readonly SelectionExposure[],
  asked?: LawShift,
): MatchPrices {
  const { format } = match.plan;
  const model = modelOf(match);
  const shadable = { format, meeting: match.meeting, model, state };
  const { model: shaded, isAtCap } = shadeMatch(shadable, exposures, asked && { asked });
  const priced = priceMatch(model, state, { offers: offersOf[sportOfFormat[format]], shaded });
  return { priced, blocked: isAtCap ? 'limit' : null };
}
