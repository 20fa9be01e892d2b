import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { defaultHouseRules, houseRulesOf } from './default-house-rules.ts';
import { bookInForce, contentOfHouseRules, type HouseRuleBook, houseRuleBooks } from './house-rule-books.ts';

const hashOf = ({ rules }: Pick<HouseRuleBook, 'rules'>) =>
  createHash('sha256').update(contentOfHouseRules(rules)).digest('hex');

test.each(houseRuleBooks.map((book) => [book.version, book] as const))(
  '[GAM-6] version %i of the house rules still says what it said: other content needs a new version',
  (_, book) => {
    expect(hashOf(book)).toBe(book.sha256);
  },
);

test('[GAM-6] versions are numbered from 1 on, in the order of their days, and the last one is in force', () => {
  expect(houseRuleBooks.map(({ version }) => version)).toEqual(houseRuleBooks.map((_, index) => index + 1));
  const days = houseRuleBooks.map(({ since }) => since);
  expect(days).toEqual(days.toSorted());
  for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new Set(houseRuleBooks.map(({ sha256 }) => sha256)).size).toBe(houseRuleBooks.length);
  expect(bookInForce(houseRuleBooks).rules).toBe(defaultHouseRules);
  expect(() => bookInForce([])).toThrow(RangeError);
});

test('the hash is of what the rules say and not of the order in which they say it; every change is another', () => {
  const { soccer, ...others } = defaultHouseRules;
  expect(hashOf({ rules: { ...others, soccer } })).toBe(hashOf({ rules: defaultHouseRules }));
  const longer = houseRulesOf('soccer', { resumeWithinMinutes: 60 });
  expect(hashOf({ rules: { ...defaultHouseRules, soccer: longer } })).not.toBe(
    hashOf({ rules: defaultHouseRules }),
  );
});
