import { oddsFromDecimal, payout } from '@hanpan/money';
import { type MiniOffer, miniLineOf, offerOf, stakeLimitsOf } from '@hanpan/rules';
import { fail } from '../../../kernel/failure.ts';
import { type Bettor, type MemberFacts, refuseBettor } from '../../member/index.ts';
import { offerName } from '../prices/site-offers.ts';
import { bettingState, type CurrentRound } from '../rounds/current-round.ts';
import type { JudgedMiniSlip, MiniSlip, Refusal } from './mini-slip.ts';

/** What is true while the slips of a batch are judged: read under the locks of their members. */
export interface MiniSlipFacts {
  readonly nowMs: number;
  /** By id; a member that is missing does not exist. */
  readonly members: ReadonlyMap<number, Bettor & Pick<MemberFacts, 'level' | 'ownLimits'>>;
  /** By site: when it last moved a line. Of those whose slips do not say which line was seen. */
  readonly linesMovedAt: ReadonlyMap<number, number>;
  readonly roundOf: (slip: MiniSlip) => CurrentRound | undefined;
  /** By `offerName`. */
  readonly offers: ReadonlyMap<string, readonly MiniOffer[]>;
}

function isNamed({ day, round }: MiniSlip, current: CurrentRound): boolean {
  return current.day === day && current.round === round;
}

/** The site's line that decides the market of a slip; null where its rule is the same everywhere. */
export function lineOf({ game, market, settings }: MiniSlip): number | null {
  return miniLineOf(game, market, settings.minigame);
}

/**
 * The same odds at another line are another bet. Whoever does not say which line was seen may have seen the one of before, for as
 * long as the round is the same.
 */
function isLineSeen(slip: MiniSlip, { opensAtMs }: CurrentRound, { linesMovedAt }: MiniSlipFacts): boolean {
  const line = lineOf(slip);
  if (slip.line !== undefined) return slip.line === line;
  return line === null || (linesMovedAt.get(slip.siteId) ?? 0) < opensAtMs;
}

/**
 * The rules of one slip in their order: B1002 locked member, B1001 no betting permission, X001 excluded by its own will, D001 documents to accept first, X007 its reality check is due, B6051 the game takes no bets,
 * E404 no such market or selection, B6050 the round is not the one that is open by the clock of the database, B6051 a selection
 * that is not for sale, B6010 another price or another line, B6001, B6002, B6003 the limits of its level.
 */
export function judgeMiniSlip(slip: MiniSlip, facts: MiniSlipFacts): Refusal | JudgedMiniSlip {
  const settings = slip.settings.minigame;
  const member = facts.members.get(slip.memberId);
  const refused = refuseBettor(member, facts.nowMs);
  if (refused !== undefined) return refused;
  const round = facts.roundOf(slip);
  const state = bettingState(slip.game, settings, { round, nowMs: facts.nowMs });
  if (state === 'off' || state === 'late' || round === undefined) return fail('B6051');
  const offer = offerOf(facts.offers.get(offerName(slip)) ?? [], slip.market, slip.pick);
  if (offer === undefined) return fail('E404');
  if (state === 'closed' || !isNamed(slip, round)) return fail('B6050');
  const oddsMilli = offer.odds.get(slip.pick);
  if (oddsMilli === undefined) return fail('B6051');
  if (oddsMilli !== oddsFromDecimal(slip.odds)) return fail('B6010');
  if (!isLineSeen(slip, round, facts)) return fail('B6010');
  const { minAmount, maxAmount, maxWinAmount } = miniLimits(slip.settings, member?.level ?? 0);
  if (slip.stake < minAmount) return fail('B6001', { min: minAmount });
  if (slip.stake > maxAmount) return fail('B6002', { max: maxAmount });
  const possibleWin = payout(slip.stake, oddsMilli);
  if (possibleWin > maxWinAmount) return fail('B6003', { max: maxWinAmount });
  return { slip, round, market: offer.market, oddsMilli, possibleWin, minAmount };
}

/** What one bet of a member of that level may stake and pay. */
export function miniLimits({ minigame }: Pick<MiniSlip['settings'], 'minigame'>, level: number) {
  return stakeLimitsOf({ ...minigame, live: {} }, { level, isLive: false });
}
