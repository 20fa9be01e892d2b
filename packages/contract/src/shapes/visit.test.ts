import { expect, test } from 'vitest';
import { sitePages, visitBounds, visitFigures, visitLayouts, visitReaders } from './visit.ts';

test('the visits of a day are 18,216 rows of counts for a site at most, as ADR 112 says', () => {
  const buckets = visitFigures.reduce((sum, figure) => sum + visitBounds[figure].length + 1, 0);
  expect(sitePages.length * visitReaders.length * visitLayouts.length * buckets).toBe(18_216);
});
