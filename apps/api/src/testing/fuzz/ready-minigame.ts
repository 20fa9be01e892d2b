import { miniBetBody } from '../mini-rounds.ts';
import { newKey } from '../world.ts';
import type { ReadyTable } from './ready-state.ts';

export const minigameReady: ReadyTable = {
  '/api/minigame/board': async ({ world }) => {
    const { game } = await miniBetBody(world);
    return { caller: world.guest(), body: { game } };
  },
  '/api/minigame/bet': async ({ world }) => ({
    caller: await world.member({ cash: 1_000_000 }),
    body: await miniBetBody(world),
  }),
  '/api/minigame/myBets': async ({ world }) => {
    const caller = await world.member({ cash: 1_000_000 });
    const bet = await miniBetBody(world);
    await caller.call('/api/minigame/bet', bet);
    const { game, day, round } = bet;
    return { caller, body: { game, day, round } };
  },
  '/api/result/mini': async ({ world }) => {
    const { game, day } = await miniBetBody(world, { game: 'speedkino' });
    return { caller: world.guest(), body: { game, day, page: 1 } };
  },
  '/api/minigame/powerballResult': async ({ world }) => ({ caller: world.guest(), body: { page: 1 } }),
  '/api/console/minigame/prices': async ({ world }) => ({
    caller: await world.operator(),
    body: { game: 'powerball' },
  }),
  '/api/console/minigame/setPrices': async ({ world }) => {
    const prices = [{ market: 'pb_odd_even', pick: 'odd', odds: 1.9 }];
    const caller = await world.operator('supervisor');
    const { revision } = await caller.call('/api/console/minigame/prices', { game: 'powerball' });
    return {
      caller,
      body: { idempotencyKey: newKey(), game: 'powerball', revision, prices, reason: 'a quieter week' },
    };
  },
};
