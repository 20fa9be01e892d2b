import { type OddsMilli, oddsFromDecimal, oddsProduct } from '@hanpan/money';
import { fail } from '../../kernel/failure.ts';
import type { JudgedSlip, OfferedSelection, Refusal, Slip } from './slip.ts';

/** What is true while the slips of a batch are judged: read under the locks of their members. */
export interface SlipFacts {
  readonly nowMs: number;
  readonly feedAliveAtMs: number;
  /** By id; a member that is missing does not exist. */
  readonly members: ReadonlyMap<number, { readonly status: string; readonly bettingAllowed: boolean }>;
  /** By id. */
  readonly offered: ReadonlyMap<number, OfferedSelection>;
}

const staleAfterMs = 15_000;

function refuseMember({ memberId }: Slip, { members }: SlipFacts): Refusal | undefined {
  const member = members.get(memberId);
  if (member?.status !== 'active') return fail('B1002');
  return member.bettingAllowed ? undefined : fail('B1001');
}

function isConsented({ oddsPolicy }: Slip, askedDecimal: number, offered: OddsMilli): boolean {
  if (oddsPolicy === 'all') return true;
  const asked = oddsFromDecimal(askedDecimal);
  return oddsPolicy === 'higher' ? offered >= asked : offered === asked;
}

function refuseLegs(slip: Slip, legs: readonly OfferedSelection[], nowMs: number): Refusal | undefined {
  const events = new Set(legs.map((each) => each.event_id));
  if (slip.legs.length > slip.settings.bet.maxLegs || events.size < legs.length) return fail('B6012');
  if (new Set(slip.legs.map((leg) => leg.selectionId)).size < slip.legs.length) return fail('B6012');
  if (legs.length < slip.legs.length) return fail('B6011');
  // The server's clock decides inside the accepting transaction, whatever the market's row still says.
  const open = legs.every((each) => each.status === 'open' && each.starts_at.getTime() > nowMs);
  if (!open) return fail('B6011');
  const offered = new Map(legs.map((each) => [each.id, each.odds_milli]));
  const consented = slip.legs.every((leg) => {
    const price = offered.get(leg.selectionId);
    return price !== undefined && isConsented(slip, leg.odds, price);
  });
  return consented ? undefined : fail('B6010');
}

function refuseStake(slip: Slip, odds: readonly OddsMilli[]): Refusal | undefined {
  const { stake, settings } = slip;
  const limits = settings.bet;
  if (stake < limits.minAmount) return fail('B6001', { min: limits.minAmount });
  if (stake > limits.maxAmount) return fail('B6002', { max: limits.maxAmount });
  // Compared as a fraction: the product of ten long prices is beyond any amount.
  const { numerator, denominator } = oddsProduct(odds);
  const tooMuch = (BigInt(stake) * numerator) / denominator > BigInt(limits.maxWinAmount);
  return tooMuch ? fail('B6003', { max: limits.maxWinAmount }) : undefined;
}

/** Each selection once, without those that do not exist. */
function legsOf(slip: Slip, { offered }: SlipFacts): OfferedSelection[] {
  const ids = [...new Set(slip.legs.map((leg) => leg.selectionId))].sort((a, b) => a - b);
  return ids.flatMap((id) => offered.get(id) ?? []);
}

/**
 * The rules of one slip in their order: B1002 locked member, B1001 no betting permission, B6013 no feed, no bets; B6012
 * what cannot stand together, B6011 closed, B6010 a price the member has not consented to; B6001, B6002, B6003 the
 * limits.
 */
export function judgeSlip(slip: Slip, facts: SlipFacts): Refusal | JudgedSlip {
  const refusedMember = refuseMember(slip, facts);
  if (refusedMember !== undefined) return refusedMember;
  if (facts.nowMs - facts.feedAliveAtMs > staleAfterMs) return fail('B6013');
  const legs = legsOf(slip, facts);
  const refused =
    refuseLegs(slip, legs, facts.nowMs) ??
    refuseStake(
      slip,
      legs.map((each) => each.odds_milli),
    );
  return refused ?? { slip, legs };
}
