import { oddsMilli } from '@hanpan/money';
import { expect, test } from 'vitest';
import type { LegView, SlipLeg } from './model.ts';
import { type SlipQuote, tokenFor } from './use-slip-quote.ts';

const expiresAt = '2026-01-01T10:00:05Z';
const nowMs = Date.parse(expiresAt) - 1;
const quote = {
  legs: [{ selectionId: 1, odds: 1.95 }],
  quote: { token: 'held', expiresAt },
} as SlipQuote;

const viewAt = (odds: number, selectionId = 1): LegView => ({
  leg: { selectionId } as SlipLeg,
  state: 'same',
  oddsMilli: oddsMilli(odds),
  reason: null,
  asks: false,
});

test.each([
  ['the prices on screen are those of the quote', quote, [viewAt(1950)], nowMs, 'held'],
  ['its time is over', quote, [viewAt(1950)], nowMs + 1, undefined],
  ['another price is on screen', quote, [viewAt(1900)], nowMs, undefined],
  ['another leg is on the slip', quote, [viewAt(1950, 2)], nowMs, undefined],
  ['there is a leg more', quote, [viewAt(1950), viewAt(2000, 2)], nowMs, undefined],
  ['a leg is in play, so nothing is held', { ...quote, quote: null }, [viewAt(1950)], nowMs, undefined],
  ['nothing was quoted', undefined, [viewAt(1950)], nowMs, undefined],
])('a bet is sent with its quote only where it holds: %s', (_, given, views, atMs, token) => {
  expect(tokenFor(given, views, atMs)).toBe(token);
});
