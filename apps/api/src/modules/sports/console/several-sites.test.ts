import { describe, expect, test } from 'vitest';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld, newKey } from '../../../testing/world.ts';

const world = await createWorld();
const otherSite = await world.addSite();
const platform = await world.operator('platform');
const listPath = '/api/console/sports/events';
const eventPath = '/api/console/sports/event';
const holdPath = '/api/console/sports/hold';
const releasePath = '/api/console/sports/release';
const shiftPath = '/api/console/sports/shift';
const reason = 'somebody at the bench is hurt';

async function heldMatch() {
  const match = await world.match();
  const { eventId } = match;
  const { hold } = await platform.call(holdPath, { idempotencyKey: newKey(), eventId, reason });
  return { match, eventId, hold };
}

describe('an event that several sites share', () => {
  test('is suspended, reopened and repriced for all of them by whoever has the installation, and by no trader of one', async () => {
    const { match, eventId, hold } = await heldMatch();
    const there = await world.member({ cash: 50_000, site: otherSite });
    const bets = () => there.codeOf('/api/bet/betProc', slipOn([match]));
    expect(await bets()).not.toBe('0');
    for (const site of [world.site, otherSite]) {
      const trader = await world.operator('trader', site);
      const release = { idempotencyKey: newKey(), holdId: hold.holdId, reason };
      const shift = { idempotencyKey: newKey(), eventId, axis: 'lead' as const, logOdds: 0.5, reason };
      expect(await trader.codeOf(releasePath, release)).toBe('O012');
      expect(await trader.codeOf(shiftPath, shift)).toBe('O012');
      expect(await trader.call(eventPath, { eventId })).toMatchObject({
        mayMove: false,
        shift: { lead: 0, total: 0 },
      });
      expect(await trader.call(listPath, {})).toMatchObject({ mayMove: false });
    }
    expect(await bets()).not.toBe('0');
    await platform.call(releasePath, { idempotencyKey: newKey(), holdId: hold.holdId, reason });
    expect(await bets()).toBe('0');
    expect(await platform.call(eventPath, { eventId })).toMatchObject({ mayMove: true, holds: [] });
  });

  test('says at another site that it is suspended, and not by whom and why', async () => {
    const { eventId, hold } = await heldMatch();
    expect(hold).toMatchObject({ heldBy: platform.memId, reason });
    const colleague = await world.operator('trader');
    const stranger = await world.operator('owner', otherSite);
    const platformThere = await world.operator('platform', otherSite);
    const holdsFor = async (caller: typeof platform) => (await caller.call(eventPath, { eventId })).holds;
    expect(await holdsFor(colleague)).toEqual([hold]);
    expect(await holdsFor(platformThere)).toEqual([hold]);
    expect(await holdsFor(stranger)).toEqual([{ ...hold, heldBy: null, reason: null }]);
    const told = JSON.stringify(await stranger.call(eventPath, { eventId }));
    for (const secret of [platform.memId, reason]) expect(told).not.toContain(secret);
  });

  test('has the bets of each site for itself', async () => {
    const match = await world.match();
    const here = await world.member({ cash: 50_000 });
    await here.call('/api/bet/betProc', slipOn([match], { stake: 10_000 }));
    const rowOf = async (caller: typeof platform) =>
      (await caller.call(listPath, {})).list.find(({ eventId }) => eventId === match.eventId);
    expect(await rowOf(await world.operator('trader'))).toMatchObject({ betCount: 1, stakeAmount: 10_000 });
    const stranger = await world.operator('trader', otherSite);
    expect(await rowOf(stranger)).toMatchObject({ betCount: 0, stakeAmount: 0, liabilityAmount: 0 });
  });
});
