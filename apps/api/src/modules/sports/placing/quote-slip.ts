import type { BodyOf } from '@hanpan/contract';
import type { Database, Tx } from '@hanpan/db';
import { amount, combinedOddsMilli, zero } from '@hanpan/money';
import { possibleBonus, siteDate, stakeLimitsOf } from '@hanpan/rules';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { fail } from '../../../kernel/failure.ts';
import { memberFacts, refuseBettor } from '../../member/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { feedAliveAt } from '../board/board-store.ts';
import { SlipBooks } from '../book/slip-books.ts';
import { isFeedSilent, legsOf, refuseLegs, refuseOdds } from './judge-slip.ts';
import { liveDelayMs } from './live-delay.ts';
import { shownSelections } from './place-bet-store.ts';
import type { PlaceBetServices } from './place-bets.ts';
import { signQuote } from './quote-token.ts';
import { isLive, type JudgedSlip, type SlipTerms } from './slip.ts';
import { faultOf } from './slip-legs.ts';
import { takenBet } from './taken-bet.ts';

/**
 * What a slip is worth at this moment. Nothing is locked and nothing kept: the prices are held by the token alone, the stake
 * by nothing, because others bet meanwhile. Fails like placing does, as far as the legs alone can fail.
 */
export function quoteSlip(
  { database, clock, sealer }: PlaceBetServices & { readonly database: Database },
  { site, memberId }: MemberContext,
  { legs: wanted }: BodyOf<'/api/bet/quote'>,
) {
  return database.transaction(async (tx) => {
    const settings = settingsOf(site);
    const nowMs = clock();
    const member = await memberFacts(tx, memberId);
    const refusedMember = refuseBettor(member, nowMs);
    if (refusedMember !== undefined) return refusedMember;
    const ids = wanted.map((leg) => leg.selectionId);
    const legs = legsOf(ids, new Map((await shownSelections(tx, ids)).map((each) => [each.id, each])));
    const feedAliveAtMs = (await feedAliveAt(tx)).getTime();
    if (isFeedSilent({ nowMs, feedAliveAtMs }, legs)) return fail('B6013');
    const legFacts = { fault: faultOf(legs, settings), settings, nowMs };
    const refused =
      refuseLegs(ids, legs, legFacts) ??
      refuseOdds('odds-too-short', legFacts) ??
      refuseOdds('total-odds-too-long', legFacts);
    if (refused !== undefined) return refused;
    const judged = {
      slip: { siteId: site.id, memberId, settings, stake: zero },
      legs,
      level: member?.level ?? 0,
    };
    const expiresAtMs = nowMs + settings.bet.quoteMs;
    const prices = new Map(legs.map((leg) => [leg.id, leg.odds_milli]));
    const isQuoted = !legs.some(isLive) && settings.bet.quoteMs > 0;
    const token = signQuote(sealer, { siteId: site.id, memberId, expiresAtMs, prices });
    return {
      ...(await stakesOf(tx, judged, nowMs)),
      legs: legs.map((leg) => ({ selectionId: leg.id, odds: leg.odds_milli / 1000 })),
      asksTrader: settings.bigBet.isOn,
      delayMs: liveDelayMs(settings.bet.delay, legs),
      quote: isQuoted ? { token, expiresAt: new Date(expiresAtMs).toISOString() } : null,
    };
  });
}

/** The smallest stake, the largest, and what they are worth. */
async function stakesOf(tx: Tx, judged: JudgedSlip<SlipTerms>, nowMs: number) {
  const { slip, legs, level } = judged;
  const { bet, multiLegBonus, timeZone, bigBet } = slip.settings;
  const limits = stakeLimitsOf(bet, { level, isLive: legs.some(isLive) });
  const taken = takenBet(judged, siteDate(nowMs, timeZone));
  const room = (await SlipBooks.show(tx, [taken], nowMs)).allowed(taken).stakeAmount;
  const most = Math.min(room, limits.maxAmount, bigBet.isOn ? bigBet.amount : room);
  const odds = legs.map((leg) => leg.odds_milli);
  return {
    totalOdds: combinedOddsMilli(odds) / 1000,
    bonusBasisPoints: possibleBonus(multiLegBonus, odds),
    minStake: limits.minAmount,
    maxStake: amount(most < limits.minAmount ? 0 : most),
    maxWin: limits.maxWinAmount,
  };
}
