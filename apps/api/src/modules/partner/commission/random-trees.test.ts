import { test } from 'vitest';
import { expectBruteForce } from '../../../testing/partners/random-trees.ts';
import { createStormyWorld } from '../../../testing/stormy-world.ts';

const { world, persist } = await createStormyWorld();

test('a hundred thousand bets in random trees pay what brute force says, to the won, claw-back included', async () => {
  await expectBruteForce({ world, persist, seed: 20_261_125, bets: 100_000, lot: 10_000 });
}, 300_000);
