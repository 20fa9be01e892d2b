import { afterAll, expect, test } from 'vitest';
import { createStage } from './real.ts';
import { codesReached, runSequences } from './run-sequences.ts';
import { fullTurnover } from './site.ts';

const stage = await createStage(undefined, fullTurnover);
afterAll(() => stage.moon.close());

test('[REL-2][ST-06] a hundred random sequences where money that came in has to be played leave every balance as the model has it, and no withdrawal passes before', {
  timeout: 600_000,
}, async () => {
  const codes = await runSequences(stage, 100, Number(process.env.HANPAN_TEST_SEED) + 1);
  expect(codesReached.filter((code) => !codes.has(code))).toEqual([]);
});
