import { expect, test } from 'vitest';
import { expectBruteForce } from '../../../testing/partners/random-trees.ts';
import { createStormyWorld } from '../../../testing/stormy-world.ts';

const { world, storm, persist } = await createStormyWorld();

test('[REL-14] bets in random trees pay what brute force says where anything breaks between two statements of the jobs or of a settlement', {
  timeout: 3_600_000,
}, async () => {
  const seed = Number(process.env.HANPAN_TEST_SEED);
  await storm.during(seed, () => expectBruteForce({ world, persist, seed, bets: 2_000, lot: 500 }));
  expect(storm.fired.size).toBeGreaterThan(5);
});
