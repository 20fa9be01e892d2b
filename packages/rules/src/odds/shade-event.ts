import type { EventLaws } from './event-laws.ts';
import { bookLean, type SelectionExposure } from './event-liability.ts';
import { fairProbability } from './fair-probability.ts';
import { forEachScore, type ScoreMatrix } from './score-matrix.ts';
import type { LawShift, LawsAt } from './tilt-laws.ts';

export type EventShadePolicy = {
  /** A book that leans by this much, in minor units, … */
  readonly leanAmount: number;
  /** … moves the log-odds of two even sides by this much. */
  readonly shiftPerLean: number;
  /** The furthest that money alone moves an opinion, in log-odds; a book that asks for more is suspended. */
  readonly maxShift: number;
};

/** The model's own error is about 0.4 in log-odds, so money must be able to move it further than that. */
export const defaultEventShade: EventShadePolicy = { leanAmount: 1_000_000, shiftPerLean: 0.1, maxShift: 1 };

export type ShadedEvent = {
  /** What all markets of the event are priced from. */
  readonly laws: EventLaws;
  /** By how much rates were moved for that. */
  readonly shift: LawShift;
  /** How far the log-odds of the lead and of the total were moved. */
  readonly movedLogOdds: LawShift;
  /** The cap is reached: a trader has to look before more is taken. */
  readonly isAtCap: boolean;
};

const none: LawShift = { lead: 0, total: 0 };

/**
 * Moves the opinion about an event against the side that takes the stakes, and with it every market at once: bets on a
 * handicap shorten the win, the double chance and every other line of the same side by the same move, so that one opinion
 * is sold once and not once per line. The prices are then made from the laws returned, as ever with margin, and cannot
 * contradict each other. `asked` is what a trader has moved the log-odds by besides.
 */
export function shadeEvent(
  lawsAt: LawsAt,
  exposures: readonly SelectionExposure[],
  policy: EventShadePolicy = defaultEventShade,
  asked: LawShift = none,
): ShadedEvent {
  const plain = lawsAt(none);
  const match = plain.scopes.match;
  const lean = bookLean(plain, exposures);
  const wanted = {
    lead: (policy.shiftPerLean * lean.lead) / policy.leanAmount,
    total: (policy.shiftPerLean * lean.total) / policy.leanAmount,
  };
  const isAtCap = [wanted.lead, wanted.total].some((each) => Math.abs(each) >= policy.maxShift);
  if (match === undefined) return { laws: plain, shift: none, movedLogOdds: none, isAtCap };
  const movedLogOdds = {
    lead: capped(wanted.lead, policy) + asked.lead,
    total: capped(wanted.total, policy) + asked.total,
  };
  const lead = solve((shift) => leadLogOdds(lawsAt({ lead: shift, total: 0 })), movedLogOdds.lead);
  const isOver = overMiddle(match);
  const total = solve((shift) => massLogOdds(lawsAt({ lead, total: shift }), isOver), movedLogOdds.total);
  return { laws: lawsAt({ lead, total }), shift: { lead, total }, movedLogOdds, isAtCap };
}

function capped(wanted: number, { maxShift }: EventShadePolicy): number {
  return Math.max(-maxShift, Math.min(maxShift, wanted));
}

const levelHandicap = { market: 'WL', scope: 'match', lineQuarters: null, selection: 'home' } as const;

function leadLogOdds({ scopes: { match } }: EventLaws): number {
  return match === undefined ? Number.NaN : logit(fairProbability(match, levelHandicap));
}

type IsOver = (home: number, away: number) => boolean;

/** Whether a total is above the one that splits the law best. */
function overMiddle(law: ScoreMatrix): IsOver {
  const totals = new Map<number, number>();
  forEachScore(law, (probability, home, away) => {
    totals.set(home + away, (totals.get(home + away) ?? 0) + probability);
  });
  let below = 0;
  let middle = 0;
  for (const [total, probability] of [...totals].sort(([a], [b]) => a - b)) {
    if (below + probability > 0.5) {
      middle = below + probability - 0.5 < 0.5 - below ? total + 0.5 : total - 0.5;
      break;
    }
    below += probability;
  }
  return (home, away) => home + away > middle;
}

function massLogOdds({ scopes: { match } }: EventLaws, isOver: IsOver): number {
  if (match === undefined) return Number.NaN;
  let over = 0;
  let all = 0;
  forEachScore(match, (probability, home, away) => {
    all += probability;
    if (isOver(home, away)) over += probability;
  });
  return logit(over / all);
}

/** A first step, in logarithms of rates; from it the next ones are known, because log-odds are nearly straight in it. */
const firstStep = 0.01;
/** Moves of rates beyond this are never needed, and end where nothing moves any more. */
const furthest = 2;
const closeEnough = 1e-4;

/** The move of rates at which log-odds have moved as far as they should (secant steps); zero where they cannot move. */
function solve(logOddsAt: (shift: number) => number, wanted: number): number {
  if (wanted === 0) return 0;
  const start = logOddsAt(0);
  let before = { shift: 0, missing: wanted };
  let shift = Math.sign(wanted) * firstStep;
  for (let step = 0; step < 12; step += 1) {
    const missing = start + wanted - logOddsAt(shift);
    if (!Number.isFinite(missing)) return before.shift;
    const slope = (before.missing - missing) / (shift - before.shift);
    if (Math.abs(missing) < closeEnough || !(slope > 0)) return shift;
    before = { shift, missing };
    shift = Math.max(-furthest, Math.min(furthest, shift + missing / slope));
    if (shift === before.shift) return shift;
  }
  return shift;
}

function logit(probability: number): number {
  return Math.log(probability / (1 - probability));
}
