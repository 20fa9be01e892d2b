import { slipOn, systemOn } from '../slips.ts';
import { newKey } from '../world.ts';
import type { ReadyTable } from './ready-state.ts';
import type { Stage } from './stage.ts';

const keyed = () => ({ idempotencyKey: newKey() });
const askedStake = 400_000;

/** A bet that waits for a trader, because the site asks one from a smaller stake on. */
async function askedOfTrader({ world }: Stage) {
  await world.changeSite(world.site, {
    bigBet: { isOn: true, amount: 300_000, traderMs: 600_000, memberMs: 600_000 },
  });
  const member = await world.member({ cash: 1_000_000 });
  const slip = slipOn([await world.match()], { stake: askedStake });
  const { bet } = await member.call('/api/bet/betProc', slip);
  return { member, trader: await world.operator(), betIdx: bet.betIdx };
}

export const sportsReady: ReadyTable = {
  '/api/sport/search': async ({ world }) => ({
    caller: world.guest(),
    body: { search: `Team ${(await world.match()).homeTeam}` },
  }),
  '/api/main/search': async ({ world }) => ({
    caller: await world.member(),
    body: { search: `Team ${(await world.match()).homeTeam}` },
  }),
  '/api/sport/oddsHistory': async ({ world, match }) => ({
    caller: world.guest(),
    body: { selectionId: match.selection('WDL', 'home') },
  }),
  '/api/sport/sealed': async ({ world }) => ({
    caller: world.guest(),
    body: { digests: ['0'.repeat(64)] },
  }),
  '/api/sport/sides': async ({ world, match }) => ({
    caller: world.guest(),
    body: { eventId: match.eventId },
  }),
  '/api/bet/quote': async ({ world, match }) => ({
    caller: await world.member(),
    body: { legs: [{ selectionId: match.selection('WDL', 'home') }] },
  }),
  '/api/bet/betSystem': async ({ world, match }) => ({
    caller: await world.member({ cash: 1_000_000 }),
    body: systemOn([match, await world.match(), await world.match()], 2),
  }),
  '/api/bet/answerOffer': async (stage) => {
    const { member, trader, betIdx } = await askedOfTrader(stage);
    const less = { ...keyed(), betIdx, decision: 'less', stake: 100_000 } as const;
    await trader.call('/api/console/sports/decideBigBet', less);
    return { caller: member, body: { ...keyed(), betIdx, accept: true } };
  },
  '/api/console/sports/decideBigBet': async (stage) => {
    const { trader, betIdx } = await askedOfTrader(stage);
    return { caller: trader, body: { ...keyed(), betIdx, decision: 'accept' } };
  },
};
