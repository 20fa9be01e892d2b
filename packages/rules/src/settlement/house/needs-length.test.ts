import { expect, test } from 'vitest';
import { defaultHouseRules, houseRulesOf } from './default-house-rules.ts';
import { needsLength } from './needs-length.ts';

test('a final score of baseball settles who won and by how much, and no total', () => {
  const rules = houseRulesOf('baseball');
  expect((['WL', 'WDL', 'AH'] as const).map((market) => needsLength(market, rules))).toEqual([
    false,
    false,
    false,
  ]);
  expect((['UO', 'TTH', 'TTA', 'OE'] as const).map((market) => needsLength(market, rules))).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('where nothing stands in a shortened match, a match that has a final score was whole', () => {
  for (const [sport, rules] of Object.entries(defaultHouseRules)) {
    if (sport === 'baseball') continue;
    for (const market of ['WDL', 'WL', 'AH', 'UO', 'TTH', 'RND'] as const)
      expect(needsLength(market, rules)).toBe(false);
  }
});
