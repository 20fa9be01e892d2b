import { goLive } from './live-bets.ts';
import type { TestSite } from './people.ts';
import { slipOn } from './slips.ts';
import { newKey, type World } from './world.ts';

/** A site with a desk, where a match has room for a win of 100,000. */
export const bigBetDesk = {
  bigBet: { isOn: true, amount: 300_000, traderMs: 30_000, memberMs: 15_000 },
  liability: { eventAmount: 100_000 },
} as const;

type BigBetDecision = 'accept' | 'less' | 'refuse';

/** A member who asks for 200,000 on one match, and the trader who is asked. */
export async function askForBigBet(world: World, site: TestSite, isLive: boolean) {
  const [member, trader] = [
    await world.member({ site, cash: 1_000_000 }),
    await world.operator('operator', site),
  ];
  const match = await world.match();
  if (isLive) await goLive(world, match);
  await world.passTime(0);
  const { bet } = await member.call('/api/bet/betProc', slipOn([match], { stake: 200_000 }));
  const say = (decision: BigBetDecision, stake?: number) =>
    trader.ask('/api/console/sports/decideBigBet', {
      ...{ idempotencyKey: newKey(), betIdx: bet.betIdx, decision, stake },
    });
  const reply = (accept: boolean) =>
    member.ask('/api/bet/answerOffer', { idempotencyKey: newKey(), betIdx: bet.betIdx, accept });
  return { member, trader, match, bet, say, reply };
}
