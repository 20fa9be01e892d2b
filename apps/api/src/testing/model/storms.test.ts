import { afterAll, expect, test } from 'vitest';
import { storms } from '../stormy-world.ts';
import { createStormyStage } from './real.ts';
import { runSequences, short } from './run-sequences.ts';

const stage = await createStormyStage();
const { storm } = stage.stormy;
afterAll(() => stage.moon.close());

test('[REL-14] whatever breaks between two statements of a call, its repetition by key leaves every balance as the model has it', {
  timeout: 3_600_000,
}, async () => {
  for (let count = 0; count < storms(1); count += 1) {
    const seed = Number(process.env.HANPAN_TEST_SEED) + count;
    await storm.during(seed, () => runSequences(stage, 1, seed, short));
  }
  expect(storm.fired.size).toBeGreaterThan(30);
});
