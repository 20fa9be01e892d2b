import type { SportEvent } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { periodsOf } from './period-scores.ts';

type Scope = SportEvent['scores'][number]['scope'];
const scores = (...scopes: Scope[]) => scopes.map((scope) => ({ scope, home: 1, away: 0, isFinal: true }));

test.each<[string, Scope[], Scope[]]>([
  ['football has its halves', ['match', 'corners', 'h1', 'h2'], ['h1', 'h2']],
  ['basketball its quarters and no halves', ['match', 'regular', 'h1', 'q1', 'q2'], ['q1', 'q2']],
  ['volleyball its sets without the sum of the points', ['match', 'points', 's1', 's2'], ['s1', 's2']],
  ['baseball its innings without the first five together', ['match', 'i1', 'i2', 'f5'], ['i1', 'i2']],
  ['a fight has none', ['match'], []],
])('%s', (_, all, own) => {
  expect(periodsOf(scores(...all)).map(({ scope }) => scope)).toEqual(own);
});
