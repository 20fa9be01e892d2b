import { expect, test } from 'vitest';
import { miniMarkets } from './mini-markets.ts';
import { defaultMiniGameRules, type miniGameCodes } from './mini-rules.ts';
import { spansOf } from './rule-spans.ts';

const spans = (game: (typeof miniGameCodes)[number], code: string, rules = defaultMiniGameRules) => {
  const market = miniMarkets(game, rules).find((each) => each.code === code);
  if (market === undefined) throw new Error(`no ${code}`);
  return spansOf(market)?.map(({ pick, from, to }) => `${pick} ${from}–${to}`) ?? null;
};

test('each selection of a section reaches from its first number to its last', () => {
  expect(spans('powerball', 'pb_section')).toEqual(['A 0–2', 'B 3–4', 'C 5–6', 'D 7–9']);
  expect(spans('powerball', 'sum_size')).toEqual(['small 15–64', 'medium 65–80', 'large 81–130']);
  expect(spans('powerladder', 'ladder_rungs')).toEqual(['3 1–14', '4 15–28']);
});

test('the lines of the site are those that decide', () => {
  const rules = { ...defaultMiniGameRules, kenoUnderUpTo: 700, kenoLadderSplit: 30 };
  expect(spans('speedkino', 'sum_under_over', rules)).toEqual(['under 253–700', 'over 701–1309']);
  expect(spans('kinoladder', 'ladder_rungs', rules)).toEqual(['3 1–30', '4 31–70']);
});

test.each(['pb_odd_even', 'pb_combo', 'pb_number', 'sum_combo'])('%s is no stretch of numbers', (code) => {
  expect(spans('powerball', code)).toBeNull();
});
