import type { BodyOf } from '@hanpan/contract';
import { type Tx, together } from '@hanpan/db';
import { flows, type Holder } from '@hanpan/ledger';
import { noBonus } from '@hanpan/rules';
import type { MemberContext } from '../../../../kernel/call-context.ts';
import { fail } from '../../../../kernel/failure.ts';
import { need } from '../../../../kernel/need.ts';
import { emit } from '../../../../kernel/outbox.ts';
import type { Site } from '../../../../kernel/sites.ts';
import { lockMember } from '../../../member/index.ts';
import { settingsOf } from '../../../settings/index.ts';
import { betOf } from '../../bets/list-bets.ts';
import { visitedBets } from '../../settlement/settle-store.ts';
import { liveDelayMs } from '../live-delay.ts';
import { possibleWinOf } from '../taken-bet.ts';
import { type DecideServices, decideWaits } from '../waits/decide-waits.ts';
import { lockWaits, openWait, saveTakenOffer, type Wait } from '../waits/wait-store.ts';
import { lowerStake, saveAnswer } from './big-bet-store.ts';
import { excessReference } from './excess-reference.ts';
import { legsNow } from './prices-now.ts';
import { tellWaiting } from './tell-waiting.ts';

/**
 * What a member says to a smaller stake. Accepted, the rest goes back with it and the bet is decided like any that a trader
 * takes: at prices as they are now, or after the delay of its sport where it is in play. Declined, all of it goes back. Fails
 * with E404 (no bet of this member), T999 (no offer any more).
 */
export async function answerOffer(
  services: DecideServices,
  tx: Tx,
  { site, memberId }: MemberContext,
  { betIdx: betId, accept }: BodyOf<'/api/bet/answerOffer'>,
) {
  // Behind the lock: an answer that waits for it until the offer is over comes too late.
  const [, atMs] = await together([lockMember(tx, memberId), services.clock.ofDatabase(tx)]);
  const at = new Date(atMs);
  if ((await betOf(tx, memberId, betId)) === undefined) return fail('E404');
  const wait = await openWait(tx, site.id, betId);
  const [locked] = wait === undefined ? [] : await lockWaits(tx, [wait]);
  if (locked?.kind !== 'offer' || locked.until <= at) return fail('T999');
  const holder = { siteId: site.id, memberId };
  const state = accept
    ? await takeOffer(services, tx, site, holder, locked)
    : await decline(services, tx, locked);
  await saveAnswer(tx, { betId, state, at });
  await emit(tx, `operators:${site.id}`, 'bigBet', { betIdx: betId, change: 'done' });
  const { cash, version } = await services.ledger.holdings(tx, holder);
  return { bet: need(await betOf(tx, memberId, betId), 'a bet'), cashAmt: cash, version };
}

async function decline(services: DecideServices, tx: Tx, wait: Wait): Promise<'declined'> {
  await decideWaits(services, tx, [wait], () => ({ refusal: 'declined' }));
  return 'declined';
}

/**
 * In play the bet waits as a new one does: an offer is not taken because of what its member has just seen happen. What goes
 * back of the stake does so last: books come before accounts, as where bets are taken.
 */
async function takeOffer(
  services: DecideServices,
  tx: Tx,
  site: Site,
  holder: Holder,
  wait: Wait,
): Promise<'accepted-less' | 'refused'> {
  const lowered = need(await lowerStake(tx, wait.bet_id), 'an offer');
  const state = await decideLowered(services, tx, site, wait);
  const transfer = flows.betVoid({ holder, amount: lowered.excess }, excessReference(lowered.receipt_id));
  const [posting] = await services.ledger.postIn(tx, [transfer]);
  if (posting?.status !== 'posted') throw new Error('a stake was not given back');
  return state;
}

async function decideLowered(
  services: DecideServices,
  tx: Tx,
  site: Site,
  wait: Wait,
): Promise<'accepted-less' | 'refused'> {
  const { bet_id: betId, member_id: memberId } = wait;
  const legs = await legsNow(tx, wait);
  const delayMs = liveDelayMs(settingsOf(site).bet.delay, legs);
  if (delayMs > 0) {
    const bet = need((await visitedBets(tx, [betId]))[0], 'a bet');
    await saveTakenOffer(tx, {
      betId,
      possibleWin: possibleWinOf(bet.stake, bet.odds, bet.bonus ?? noBonus),
      until: new Date(services.clock() + delayMs),
    });
    await tellWaiting(tx, memberId, betId);
    return 'accepted-less';
  }
  await decideWaits(services, tx, [wait], () => 'trader');
  return (await betOf(tx, memberId, betId))?.refusal === null ? 'accepted-less' : 'refused';
}
