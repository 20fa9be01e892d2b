import type { BodyOf } from '@hanpan/contract';
import { type Tx, together } from '@hanpan/db';
import { stakeLimitsOf } from '@hanpan/rules';
import { recordAction } from '../../../../kernel/audit.ts';
import type { OperatorContext } from '../../../../kernel/call-context.ts';
import { fail, isFailure } from '../../../../kernel/failure.ts';
import { need } from '../../../../kernel/need.ts';
import { emit } from '../../../../kernel/outbox.ts';
import { lockMember } from '../../../member/index.ts';
import { settingsOf } from '../../../settings/index.ts';
import { isLive } from '../slip.ts';
import { type DecideServices, decideWaits } from '../waits/decide-waits.ts';
import { lockWaits, openWait, type Wait } from '../waits/wait-store.ts';
import { saveDecision, saveOffer } from './big-bet-store.ts';
import { readBigBet } from './list-big-bets.ts';
import { legsNow } from './prices-now.ts';
import { tellWaiting } from './tell-waiting.ts';

type Body = BodyOf<'/api/console/sports/decideBigBet'>;

/**
 * What a trader says to a big bet. `accept`: it is taken, beyond the limits, at prices as they are now; where a market has
 * closed or a price moved beyond the consent meanwhile it is given back all the same. `less`: the member is asked whether
 * it wants the smaller stake. `refuse`: the stake goes back. Fails with E404, T999 (decided already, or its clock has run
 * out), B6001 and B6002 (an offer below the smallest stake, in play that of play, or not below what was
 * asked).
 */
export async function decideBigBet(
  services: DecideServices,
  tx: Tx,
  context: OperatorContext,
  { betIdx: betId, decision, stake }: Body,
) {
  const { site, operatorId } = context;
  const [asked, atMs] = await together([readBigBet(tx, site.id, betId), services.clock.ofDatabase(tx)]);
  const at = new Date(atMs);
  if (asked === undefined) return fail('E404');
  const wait = await lockAsked(tx, site.id, betId, at);
  if (isFailure(wait)) return wait;
  const word = { betId, operatorId, at };
  if (decision === 'less') {
    const { bet, bigBet } = settingsOf(site);
    const legs = await legsNow(tx, wait);
    const { minAmount } = stakeLimitsOf(bet, { level: asked.level, isLive: legs.some(isLive) });
    if (stake === undefined || stake < minAmount) return fail('B6001', { min: minAmount });
    if (stake >= asked.askedStake) return fail('B6002', { max: asked.askedStake });
    await saveOffer(tx, { ...word, stake, until: new Date(at.getTime() + bigBet.memberMs) });
    await tellWaiting(tx, wait.member_id, betId);
  } else {
    await decideWaits(services, tx, [wait], () => (decision === 'accept' ? 'trader' : { refusal: 'trader' }));
    const decided = need(await readBigBet(tx, site.id, betId), 'a big bet');
    await saveDecision(tx, { ...word, state: decided.refusal === null ? 'accepted' : 'refused' });
  }
  const bigBet = need(await readBigBet(tx, site.id, betId), 'a big bet');
  await recordAction(tx, context, `bet.big-${decision}`, `member:${wait.member_id}`, {
    betIdx: betId,
    askedStake: asked.askedStake,
    state: bigBet.state,
    ...(decision === 'less' && { offeredStake: bigBet.offeredStake }),
  });
  await emit(tx, `operators:${site.id}`, 'bigBet', { betIdx: betId, change: 'done' });
  return { bigBet };
}

/** Locks what waits for a trader, in the order of all that decide bets: the member, then the selections and the bet. */
export async function lockAsked(
  tx: Tx,
  siteId: number,
  betId: number,
  at: Date,
): Promise<Wait | ReturnType<typeof over>> {
  const wait = await openWait(tx, siteId, betId);
  if (wait === undefined) return over();
  await lockMember(tx, wait.member_id);
  const [locked] = await lockWaits(tx, [wait]);
  return locked?.kind === 'trader' && locked.until > at ? locked : over();
}

const over = () => fail('T999');
