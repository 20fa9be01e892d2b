import type { EventLaws } from '../../odds/event-laws.ts';
import type { SelectionExposure } from '../../odds/event-liability.ts';
import { type EventShadePolicy, shadeEvent } from '../../odds/shade-event.ts';
import type { LawShift } from '../../odds/tilt-laws.ts';
import type { MatchModel } from '../match-model.ts';
import { type MatchFormat, openMatch, planMatch, type SportState } from '../match-plan.ts';
import type { Meeting } from '../strength.ts';

/** A match that can be priced under another opinion than that of its plan. */
export type ShadableMatch = {
  readonly format: MatchFormat;
  /** What its plan was made of. */
  readonly meeting: Meeting;
  /** The model of the plan itself. */
  readonly model: MatchModel<SportState>;
  readonly state: SportState;
};

export type ShadedMatch = {
  /** The opinion that the book asks for, for `priceMatch`; the match is still played by its plan. */
  readonly model: MatchModel<SportState>;
  readonly movedLogOdds: LawShift;
  /** The book asks for more than prices may follow: a trader has to look. */
  readonly isAtCap: boolean;
};

const none: LawShift = { lead: 0, total: 0 };

/** The same sides with another opinion of who is stronger and of how much is scored, in logarithms of rates. */
export function shiftMeeting({ level, home, away }: Meeting, { lead, total }: LawShift): Meeting {
  // Half of the home advantage is what the home side has more, the other half what the away side has less.
  return { level: { base: level.base + total, homeAdvantage: level.homeAdvantage + 2 * lead }, home, away };
}

/**
 * Moves the strengths of a match against the side that takes the stakes. Whatever the sport, the prices come from one
 * model of one match, so they cannot contradict each other, before the match and in play. Bets on half-time and the end
 * together, and on the round of a fight, are not counted: they say little about who is stronger. `asked` is what a trader has
 * moved the log-odds by besides.
 */
export function shadeMatch(
  { format, meeting, model, state }: ShadableMatch,
  exposures: readonly SelectionExposure[],
  { policy, asked = none }: { readonly policy?: EventShadePolicy; readonly asked?: LawShift } = {},
): ShadedMatch {
  const modelAt = keptModels(format, meeting, model);
  const counted = exposures.filter(({ pick }) => pick.market !== 'RND' && pick.market !== 'HTFT');
  const isAsked = asked.lead !== 0 || asked.total !== 0;
  if (counted.length === 0 && !isAsked) return { model, movedLogOdds: none, isAtCap: false };
  const lawsAt = (shift: LawShift) => lawsOf(modelAt(shift), state);
  const { shift, movedLogOdds, isAtCap } = shadeEvent(lawsAt, counted, policy, asked);
  return { model: modelAt(shift) ?? model, movedLogOdds, isAtCap };
}

/** Undefined where the shift leaves no chances. */
function keptModels(format: MatchFormat, meeting: Meeting, plain: MatchModel<SportState>) {
  const models = new Map<string, MatchModel<SportState> | undefined>([['0 0', plain]]);
  return (shift: LawShift): MatchModel<SportState> | undefined => {
    const name = `${shift.lead} ${shift.total}`;
    if (models.has(name)) return models.get(name);
    const made = openShifted(format, shiftMeeting(meeting, shift));
    models.set(name, made);
    return made;
  };
}

function openShifted(format: MatchFormat, meeting: Meeting): MatchModel<SportState> | undefined {
  try {
    return openMatch(planMatch(format, meeting));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The laws of the scopes, each made when it is asked for: a book is mostly about one or two of them. */
function lawsOf(model: MatchModel<SportState> | undefined, state: SportState): EventLaws {
  const scopes: EventLaws['scopes'] = {};
  for (const scope of model?.scopes ?? []) {
    Object.defineProperty(scopes, scope, { get: lazily(() => model?.law(state, scope)), enumerable: true });
  }
  return { scopes };
}

function lazily<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
