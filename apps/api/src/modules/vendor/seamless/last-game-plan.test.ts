import { expect, test } from 'vitest';
import { planOf } from '../../../testing/plan-of.ts';
import { createWorld } from '../../../testing/world.ts';
import { findLastGameSession } from './store.ts';

const world = await createWorld();

test('the game of a wire without a token is found by its member, however many openings there are', async () => {
  const plan = await planOf(world, (queryable) =>
    findLastGameSession(queryable, { vendorCode: 'any', memberId: 1, gameKey: undefined }),
  );
  expect(plan).toMatch(/Index (Only )?Scan using game_session_last_open on game_session/);
  expect(plan).toMatch(/Index (Only )?Scan using game_session_last on game_session/);
  expect(plan).toMatch(/Index Scan using game_session_pkey on game_session/);
  expect(plan).not.toContain('Seq Scan on game_session');
});
