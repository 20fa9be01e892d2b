import { expect, test } from 'vitest';
import { slipOn } from '../../../testing/slips.ts';
import { createWorld } from '../../../testing/world.ts';

const world = await createWorld();

test.each([
  'bet',
  'bet_leg',
  'minigame_bet',
  'game_round',
  'play_settlement',
  'market_message',
  'draw_outcome',
])('[BET-12] nothing of %s is ever taken away by the application', async (table) => {
  const member = await world.member({ cash: 50_000 });
  await member.call('/api/bet/betProc', slipOn([await world.match()]));
  for (const change of [`delete from ${table}`, `truncate ${table} cascade`])
    await expect(world.database.run(change), change).rejects.toThrow('permission denied');
});
