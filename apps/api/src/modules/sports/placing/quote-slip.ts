import type { BodyOf } from '@hanpan/contract';
import type { Database, Tx } from '@hanpan/db';
import { amount, combinedOddsMilli, zero } from '@hanpan/money';
import { combinationsOf, possibleBonus, siteDate, stakeLimitsOf } from '@hanpan/rules';
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
import { isLive, type JudgedSlip, type OfferedSelection, type SlipTerms } from './slip.ts';
import { faultOf } from './slip-legs.ts';
import { refuseSystem } from './systems/judge-system.ts';
import { roomForEach } from './systems/room-for-each.ts';
import { takenBet } from './taken-bet.ts';

/**
 * What a slip is worth at this moment, as one bet or as a system of several. Nothing is locked and nothing kept: the prices are
 * held by the token alone, the stake by nothing, because others bet meanwhile. Fails like placing does, as far as the legs alone
 * can fail.
 */
export function quoteSlip(
  { database, clock, sealer }: PlaceBetServices & { readonly database: Database },
  { site, memberId }: MemberContext,
  { legs: wanted, size }: BodyOf<'/api/bet/quote'>,
) {
  return database.transaction(async (tx) => {
    const settings = settingsOf(site);
    const misshapen = size === undefined ? undefined : refuseSystem({ legs: wanted, size }, settings);
    if (misshapen !== undefined) return misshapen;
    const nowMs = clock();
    const member = await memberFacts(tx, memberId);
    const refusedMember = refuseBettor(member, nowMs);
    if (refusedMember !== undefined) return refusedMember;
    const ids = wanted.map((leg) => leg.selectionId);
    const offered = new Map((await shownSelections(tx, ids)).map((each) => [each.id, each]));
    const legs = legsOf(ids, offered);
    const feedAliveAtMs = (await feedAliveAt(tx)).getTime();
    if (isFeedSilent({ nowMs, feedAliveAtMs }, legs)) return fail('B6013');
    const terms = { siteId: site.id, memberId, settings, stake: zero };
    const bets: JudgedSlip<SlipTerms>[] = [];
    for (const some of combinationsOf(ids, size ?? ids.length)) {
      const judged = { slip: terms, legs: legsOf(some, offered), level: member?.level ?? 0 };
      const refused = refuseBet(some, judged, nowMs);
      if (refused !== undefined) return refused;
      bets.push(judged);
    }
    const expiresAtMs = nowMs + settings.bet.quoteMs;
    const prices = new Map(legs.map((leg) => [leg.id, leg.odds_milli]));
    const isQuoted = !legs.some(isLive) && settings.bet.quoteMs > 0;
    const token = signQuote(sealer, { siteId: site.id, memberId, expiresAtMs, prices });
    return {
      ...(await stakesOf(tx, bets, settings, nowMs)),
      legs: legs.map((leg) => ({ selectionId: leg.id, odds: leg.odds_milli / 1000 })),
      asksTrader: settings.bigBet.isOn && size === undefined,
      delayMs: liveDelayMs(settings.bet.delay, legs),
      quote: isQuoted ? { token, expiresAt: new Date(expiresAtMs).toISOString() } : null,
    };
  });
}

/** What is wrong with a bet whatever its stake. */
function refuseBet(ids: readonly number[], { slip, legs }: JudgedSlip<SlipTerms>, nowMs: number) {
  const { settings } = slip;
  const legFacts = { fault: faultOf(legs, settings), settings, nowMs };
  return (
    refuseLegs(ids, legs, legFacts) ??
    refuseOdds('odds-too-short', legFacts) ??
    refuseOdds('total-odds-too-long', legFacts)
  );
}

/** The smallest stake that all of the bets may have, the largest, and what they are worth. */
async function stakesOf(
  tx: Tx,
  bets: readonly JudgedSlip<SlipTerms>[],
  { bet, multiLegBonus, timeZone, bigBet }: SlipTerms['settings'],
  nowMs: number,
) {
  const limits = bets.map(({ level, legs }) => stakeLimitsOf(bet, { level, isLive: legs.some(isLive) }));
  const day = siteDate(nowMs, timeZone);
  const books = await SlipBooks.show(
    tx,
    bets.map((judged) => takenBet(judged, day)),
    nowMs,
  );
  const most = Math.min(
    roomForEach(books, bets, day),
    ...limits.map((each) => each.maxAmount),
    ...(bigBet.isOn ? [bigBet.amount] : []),
  );
  const minAmount = Math.max(...limits.map((each) => each.minAmount));
  const odds = bets.map(({ legs }) => oddsOf(legs));
  return {
    totalOdds: Math.max(...odds.map(combinedOddsMilli)) / 1000,
    bonuses: odds.map((each) => possibleBonus(multiLegBonus, each)),
    minStake: amount(minAmount),
    maxStake: amount(most < minAmount ? 0 : most),
    maxWin: amount(Math.min(...limits.map((each) => each.maxWinAmount))),
  };
}

const oddsOf = (legs: readonly OfferedSelection[]) => legs.map((leg) => leg.odds_milli);
