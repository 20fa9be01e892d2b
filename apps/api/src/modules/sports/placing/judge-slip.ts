import { exactPayout, oddsFromDecimal } from '@hanpan/money';
import { isConsented, possibleBonus, type SlipFault, stakeLimitsOf } from '@hanpan/rules';
import { fail, isFailure } from '../../../kernel/failure.ts';
import { type Bettor, type MemberFacts, refuseBettor } from '../../member/index.ts';
import { staleAfterMs } from './live-delay.ts';
import { type QuoteSigner, readQuote } from './quote-token.ts';
import {
  isLive,
  isOpen,
  type JudgedSlip,
  type OfferedSelection,
  type Refusal,
  type Slip,
  type SlipTerms,
} from './slip.ts';
import { faultOf } from './slip-legs.ts';

/** What is true while the slips of a batch are judged: read under the locks of their members. */
export interface SlipFacts {
  readonly nowMs: number;
  readonly feedAliveAtMs: number;
  /** By id; a member that is missing does not exist. */
  readonly members: ReadonlyMap<number, Bettor & Pick<MemberFacts, 'level' | 'ownLimits'>>;
  /** By id. */
  readonly offered: ReadonlyMap<number, OfferedSelection>;
  readonly signer: QuoteSigner;
}

/** Of the prices of this site, or of a feed that one of the legs is of. */
export function isFeedSilent(
  { nowMs, feedAliveAtMs }: Pick<SlipFacts, 'nowMs' | 'feedAliveAtMs'>,
  legs: readonly Pick<OfferedSelection, 'feed_alive_at'>[] = [],
): boolean {
  const heardMs = legs.flatMap((leg) => leg.feed_alive_at?.getTime() ?? []);
  return nowMs - Math.min(feedAliveAtMs, ...heardMs) > staleAfterMs;
}

interface LegFacts {
  /** `faultOf` the legs. */
  readonly fault: SlipFault | undefined;
  readonly settings: Slip['settings'];
  readonly nowMs: number;
}

/**
 * What is wrong with the legs themselves, whatever their prices: B6012 what cannot stand together, B6011 closed or unknown.
 */
export function refuseLegs(
  ids: readonly number[],
  legs: readonly OfferedSelection[],
  { fault, settings, nowMs }: LegFacts,
) {
  if (ids.length > settings.bet.maxLegs || new Set(ids).size < ids.length) return fail('B6012');
  if (fault?.fault === 'related-legs') return fail('B6012');
  return legs.length === ids.length && legs.every((each) => isOpen(each, nowMs)) ? undefined : fail('B6011');
}

/**
 * The legs at the prices of the slip's quote, where it has one. B6018: it is not of this member and exactly these legs, is
 * over, or a match has begun since.
 */
function heldLegs(slip: Slip, legs: readonly OfferedSelection[], { nowMs, signer }: SlipFacts) {
  if (slip.quote === undefined) return legs;
  const quote = readQuote(signer, slip.quote);
  if (quote === undefined || quote.siteId !== slip.siteId || quote.memberId !== slip.memberId)
    return fail('B6018');
  const quotedLegs = slip.quotedLegs ?? slip.legs.length;
  const isOver = nowMs > quote.expiresAtMs || legs.some(isLive) || quote.prices.size !== quotedLegs;
  const held = legs.flatMap((leg) => {
    const price = quote.prices.get(leg.id);
    return price === undefined ? [] : [{ ...leg, odds_milli: price }];
  });
  return isOver || held.length < legs.length ? fail('B6018') : held;
}

/** B6010: a leg is not offered at a price that the member has consented to. */
function refusePrices(slip: Slip, legs: readonly OfferedSelection[]): Refusal | undefined {
  const offered = new Map(legs.map((each) => [each.id, each.odds_milli]));
  const isTaken = slip.legs.every(({ selectionId, odds }) => {
    const price = offered.get(selectionId);
    return price !== undefined && isConsented(slip.oddsPolicy, oddsFromDecimal(odds), price);
  });
  return isTaken ? undefined : fail('B6010');
}

function refuseStake(
  { stake, settings }: SlipTerms,
  legs: readonly OfferedSelection[],
  level: number,
): Refusal | undefined {
  const { minAmount, maxAmount, maxWinAmount } = stakeLimitsOf(settings.bet, {
    level,
    isLive: legs.some(isLive),
  });
  if (stake < minAmount) return fail('B6001', { min: minAmount });
  if (stake > maxAmount) return fail('B6002', { max: maxAmount });
  const odds = legs.map((leg) => leg.odds_milli);
  const most = exactPayout(stake, odds, possibleBonus(settings.multiLegBonus, odds));
  return most > BigInt(maxWinAmount) ? fail('B6003', { max: maxWinAmount }) : undefined;
}

/** B6019 a leg that hardly pays; B6017 odds beyond the longest. */
export function refuseOdds(
  when: 'odds-too-short' | 'total-odds-too-long',
  { fault, settings }: Pick<LegFacts, 'fault' | 'settings'>,
) {
  if (fault?.fault !== when) return undefined;
  return when === 'odds-too-short'
    ? fail('B6019', { min: settings.bet.minLegOddsMilli / 1000 })
    : fail('B6017', { max: settings.liability.totalOddsMilli / 1000 });
}

/**
 * What the site allows at the odds of the legs, whoever asks: B6019 a leg that hardly pays; B6001, B6002, B6003 the limits of
 * the member's level; B6017 odds beyond the longest.
 */
export function refuseTerms(
  { slip, legs, level }: JudgedSlip<SlipTerms>,
  fault: SlipFault | undefined,
): Refusal | undefined {
  const legFacts = { fault, settings: slip.settings };
  return (
    refuseOdds('odds-too-short', legFacts) ??
    refuseStake(slip, legs, level) ??
    refuseOdds('total-odds-too-long', legFacts)
  );
}

/** Each selection once in the order of the ids, without those that do not exist. */
export function legsOf(ids: readonly number[], offered: SlipFacts['offered']): OfferedSelection[] {
  return [...new Set(ids)].sort((a, b) => a - b).flatMap((id) => offered.get(id) ?? []);
}

/**
 * The rules of one slip in their order: B1002 locked member, B1001 no betting permission, X001 excluded by its own will, D001 documents to accept first, X007 its reality check is due, B6013 no feed, no bets; B6018 a
 * quote that does not hold; B6012 what cannot stand together, B6011 closed, B6010 a price the member has not consented to, B6019 one that hardly pays;
 * B6001, B6002, B6003 the limits of its level, B6017 odds beyond the longest.
 */
export function judgeSlip(slip: Slip, facts: SlipFacts): Refusal | JudgedSlip {
  const { settings } = slip;
  const member = facts.members.get(slip.memberId);
  const refusedMember = refuseBettor(member, facts.nowMs);
  if (refusedMember !== undefined) return refusedMember;
  const level = member?.level ?? 0;
  const ids = slip.legs.map((leg) => leg.selectionId);
  const offered = legsOf(ids, facts.offered);
  if (isFeedSilent(facts, offered)) return fail('B6013');
  const legs = heldLegs(slip, offered, facts);
  if (isFailure(legs)) return legs;
  const legFacts = { fault: faultOf(legs, settings), settings, nowMs: facts.nowMs };
  const judged = { slip, legs, level };
  const refused =
    refuseLegs(ids, legs, legFacts) ?? refusePrices(slip, legs) ?? refuseTerms(judged, legFacts.fault);
  return refused ?? judged;
}
