import { afterAll, expect, test } from 'vitest';
import { createStage } from './real.ts';
import { codesReached, runSequences } from './run-sequences.ts';

const stage = await createStage();
afterAll(() => stage.moon.close());

test('[REL-2][ST-06] a hundred random sequences over wallet and cash desk leave every balance as the model has it', {
  timeout: 600_000,
}, async () => {
  const codes = await runSequences(stage, 100, Number(process.env.HANPAN_TEST_SEED));
  expect(codesReached.filter((code) => !codes.has(code))).toEqual([]);
});
