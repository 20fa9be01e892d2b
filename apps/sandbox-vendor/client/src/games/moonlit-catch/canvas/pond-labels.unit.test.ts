import { expect, test } from 'vitest';
import { fishKinds, fishNamed } from '../../../../../src/games/moonlit-catch/rules.ts';
import { worthOf } from './pond-labels.ts';

test('every fish says what it pays: lightning at least so much, a dragon the span of its prizes', () => {
  expect(worthOf(fishNamed('minnow'))).toBe('×2');
  expect(worthOf(fishNamed('eel'))).toBe('×10+');
  expect(worthOf(fishNamed('dragon'))).toBe('×50–500');
  for (const fish of fishKinds) expect(worthOf(fish)).toMatch(/^×\d/);
});
