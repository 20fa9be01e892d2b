import type { BodyOf } from '@hanpan/contract';
import type { Tx } from '@hanpan/db';
import { flows, type Ledger } from '@hanpan/ledger';
import type { MemberContext } from '../../../../kernel/call-context.ts';
import { fail } from '../../../../kernel/failure.ts';
import { need } from '../../../../kernel/need.ts';
import { emit } from '../../../../kernel/outbox.ts';
import { lockMember } from '../../../member/index.ts';
import { betOf } from '../../bets/list-bets.ts';
import { type DecideServices, decideWaits } from '../waits/decide-waits.ts';
import { lockWaits, openWait } from '../waits/wait-store.ts';
import { lowerStake, saveAnswer } from './big-bet-store.ts';

/**
 * What a member says to a smaller stake. Accepted, the rest goes back at once and the bet is decided like any that a trader
 * takes: at prices as they are now. Declined, all of it goes back. Fails with E404 (no bet of this member), T999 (no offer
 * any more).
 */
export async function answerOffer(
  services: DecideServices,
  tx: Tx,
  { site, memberId }: MemberContext,
  { betIdx: betId, accept }: BodyOf<'/api/bet/answerOffer'>,
) {
  const at = services.clock.date();
  await lockMember(tx, memberId);
  if ((await betOf(tx, memberId, betId)) === undefined) return fail('E404');
  const wait = await openWait(tx, site.id, betId);
  const [locked] = wait === undefined ? [] : await lockWaits(tx, [wait]);
  if (locked?.kind !== 'offer' || locked.until <= at) return fail('T999');
  const holder = { siteId: site.id, memberId };
  if (accept) await giveExcessBack(services.ledger, tx, holder, betId);
  await decideWaits(services, tx, [locked], () => (accept ? 'trader' : { refusal: 'declined' }));
  await saveAnswer(tx, { betId, state: accept ? 'accepted-less' : 'declined', at });
  await emit(tx, `operators:${site.id}`, 'bigBet', { betIdx: betId, change: 'done' });
  const { cash, version } = await services.ledger.holdings(tx, holder);
  return { bet: need(await betOf(tx, memberId, betId), 'a bet'), cashAmt: cash, version };
}

async function giveExcessBack(
  ledger: Ledger,
  tx: Tx,
  holder: { readonly siteId: number; readonly memberId: number },
  betId: number,
): Promise<void> {
  const lowered = need(await lowerStake(tx, betId), 'an offer');
  // A reference of its own: the bet itself may still be given back under its receipt.
  const transfer = flows.betVoid({ holder, amount: lowered.excess }, `${lowered.receipt_id}:less`);
  const [posting] = await ledger.postIn(tx, [transfer]);
  if (posting?.status !== 'posted') throw new Error('a stake was not given back');
}
