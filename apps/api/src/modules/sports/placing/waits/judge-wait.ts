import type { Bet } from '@hanpan/contract';
import { isConsented, isScoreIncident } from '@hanpan/rules';
import { refusePlayer } from '../../../member/index.ts';
import type { AtRefusal } from '../../bets/present-bet.ts';
import { isFeedSilent, refuseTerms, type SlipFacts } from '../judge-slip.ts';
import { isOpen, type JudgedSlip, type SlipTerms } from '../slip.ts';
import { faultOf } from '../slip-legs.ts';
import type { Wait } from './wait-store.ts';

export type BetRefusal = NonNullable<Bet['refusal']>;

/** What a wait is judged by, beside its own terms. */
export interface WaitFacts extends Omit<SlipFacts, 'signer'> {
  /** Selections that have a result already. */
  readonly decided: ReadonlySet<number>;
}

/**
 * Why a bet that has waited is not taken; undefined where it is. What a member may not do now it may not have done a moment
 * ago: whoever was locked meanwhile gets its stake back.
 */
export function refuseWait(wait: Wait, facts: WaitFacts): BetRefusal | undefined {
  // A reality check stands before the next bet, and this one was placed before.
  if (refusePlayer(facts.members.get(wait.member_id), facts.nowMs) !== undefined) return 'member';
  if (wait.terms.some(({ selectionId }) => facts.decided.has(selectionId))) return 'decided';
  const legs = wait.terms.flatMap(({ selectionId }) => facts.offered.get(selectionId) ?? []);
  if (isFeedSilent(facts, legs)) return 'feed';
  const refusals = wait.terms.map((terms) => refuseLeg(wait, terms, facts));
  return (['incident', 'suspended', 'price'] as const).find((each) => refusals.includes(each));
}

/** Refusals that the legs themselves have caused. */
const ofLegs: ReadonlySet<BetRefusal> = new Set(['price', 'suspended', 'incident', 'decided']);

/**
 * The terms of a wait that is refused, with how each leg stands now, so that its member is told which one has changed and to
 * what. Unchanged where it is refused for something else than its legs.
 */
export function termsAtRefusal(wait: Wait, refusal: BetRefusal, facts: WaitFacts): Wait['terms'] {
  if (!ofLegs.has(refusal)) return wait.terms;
  return wait.terms.map((terms) => ({ ...terms, atRefusal: legAtRefusal(wait, terms, facts) }));
}

function legAtRefusal(wait: Wait, terms: Wait['terms'][number], facts: WaitFacts): AtRefusal {
  const leg = facts.offered.get(terms.selectionId);
  const isDecided = facts.decided.has(terms.selectionId);
  const isOffered = leg !== undefined && !isDecided && isOpen(leg, facts.nowMs);
  return {
    reason: isDecided ? 'decided' : (refuseLeg(wait, terms, facts) ?? null),
    oddsMilli: isOffered ? leg.odds_milli : null,
  };
}

function refuseLeg(
  { consent }: Wait,
  { selectionId, oddsMilli, home, away }: Wait['terms'][number],
  { offered, nowMs }: WaitFacts,
): 'price' | 'suspended' | 'incident' | undefined {
  const leg = offered.get(selectionId);
  // Offered no more: its line has moved away.
  if (leg === undefined) return 'suspended';
  const score = { home: leg.home_score, away: leg.away_score };
  if (isScoreIncident(leg.sport, { home, away }, score)) return 'incident';
  if (!isOpen(leg, nowMs)) return 'suspended';
  return isConsented(consent, oddsMilli, leg.odds_milli) ? undefined : 'price';
}

/**
 * Why a bet that has waited is not taken at the odds as they are now; undefined where it is. What the site says to its members
 * of a stake and of odds holds for it as for a new bet, and a trader does not change it.
 */
export function refuseWaitTerms(judged: JudgedSlip<SlipTerms>): BetRefusal | undefined {
  const refused = refuseTerms(judged, faultOf(judged.legs, judged.slip.settings));
  if (refused === undefined) return undefined;
  return refused.code === 'B6019' ? 'price' : 'limit';
}
