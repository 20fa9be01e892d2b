import { integer, sample } from 'fast-check';
import { expect, test } from 'vitest';

test('whoever draws by chance draws what the seed of the run says', () => {
  const seed = Number(process.env.HANPAN_TEST_SEED);
  expect(Number.isSafeInteger(seed)).toBe(true);
  expect(sample(integer(), 20)).toEqual(sample(integer(), { numRuns: 20, seed }));
  expect(sample(integer(), 20)).not.toEqual(sample(integer(), { numRuns: 20, seed: seed + 1 }));
});
