import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { hmacWords } from '../fair/draws.ts';
import { type Fraction, fraction, sum } from '../fair/fraction.ts';
import { drawsFrom } from '../fair/reject.ts';
import * as dokkaebi from './dokkaebi-club/returns.ts';
import * as dragon from './dragon-pearl/returns.ts';
import * as mask from './hahoe-mask/returns.ts';
import * as lotus from './lotus-lantern/returns.ts';
import * as rabbit from './moon-rabbit/returns.ts';
import * as tiger from './sangun-tiger/returns.ts';
import type { SlotEvent } from './slot-api.ts';
import type { PublishedReturn } from './slot-game.ts';
import { slotMaths } from './slot-maths.ts';
import * as plum from './spring-plum/returns.ts';

const derived: Readonly<Record<string, () => PublishedReturn>> = {
  'sangun-tiger': tiger.theoreticalReturn,
  'moon-rabbit': rabbit.theoreticalReturn,
  'hahoe-mask': mask.theoreticalReturn,
  'dragon-pearl': dragon.theoreticalReturn,
  'dokkaebi-club': dokkaebi.theoreticalReturn,
  'lotus-lantern': lotus.theoreticalReturn,
  'spring-plum': plum.theoreticalReturn,
};

const asNumber = ({ numerator, denominator }: Fraction) =>
  Number((numerator * 10n ** 15n) / denominator) / 1e15;

describe.each(slotMaths.map((math) => [math.page, math] as const))('%s', (page, math) => {
  const { published } = math;

  test('[GAM-4] publishes the return that its rules give, to the last digit', () => {
    expect(derived[page]?.()).toEqual(published);
    expect(sum(Object.values(published.parts))).toEqual(published.total);
  });

  test('[GAM-3] returns between 90 and 98 in a hundred, at every stake', () => {
    expect(asNumber(published.total)).toBeGreaterThan(0.9);
    expect(asNumber(published.total)).toBeLessThan(0.98);
    expect(asNumber(published.hits)).toBeLessThan(1);
  });

  test('[GAM-5] its top prizes come at least once in a hundred million rounds', () => {
    for (const chance of Object.values(published.chances)) expect(asNumber(chance)).toBeGreaterThan(1e-8);
  });

  test('[GAM-7] a book is totalled by its own events, and every stake gives the same round', () => {
    const at = (nonce: number, stake: number) =>
      math.play(drawsFrom(hmacWords(Buffer.alloc(32, 3), 'player', nonce)), amount(stake), {});
    for (let nonce = 0; nonce < 80; nonce += 1) {
      const { events, totalAmount } = at(nonce, 1000);
      expect(shown(events)).toBe(totalAmount);
      if (page !== 'dragon-pearl') expect(at(nonce, 100_000).totalAmount).toBe(totalAmount * 100);
    }
  });

  test('the same words give the same book, byte for byte', () => {
    const book = () => math.play(drawsFrom(hmacWords(Buffer.alloc(32, 9), 'again', 4)), amount(500), {});
    expect(JSON.stringify(book())).toBe(JSON.stringify(book()));
  });

  test('[RNG-9] a simulation through the serving code lies in the interval of 99.9 in a hundred', () => {
    const rounds = 2500;
    let [total, squares] = [0, 0];
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const draws = drawsFrom(hmacWords(Buffer.alloc(32, 5), 'simulation', nonce));
      const ratio = math.play(draws, amount(500), {}).totalAmount / 500;
      total += ratio;
      squares += ratio ** 2;
    }
    const error = Math.sqrt((squares / rounds - (total / rounds) ** 2) / rounds);
    // What is too rare to be met in so few rounds is missing from them: the pots.
    const rare = published.parts.pots ?? fraction(0);
    expect(Math.abs(total / rounds - asNumber(published.total) + asNumber(rare))).toBeLessThan(
      3.29 * error + 0.02,
    );
  });
});

/** What the events pay, each once. */
function shown(events: readonly SlotEvent[]): number {
  return events.reduce((total, event) => {
    if (event.type === 'spin' || event.type === 'tumble' || event.type === 'pot') return total + event.amount;
    if (event.type === 'feature-end' && event.feature === 'hold') return total + event.amount;
    return total;
  }, 0);
}

test('the greatest wins are those of the tables, and those that a count by hand gives', () => {
  const most = (page: string) => slotMaths.find((math) => math.page === page)?.published.mostHundredths;
  // Three, then 9 × 3 × 3 × 3 × 3 ways: all 243 with the highest symbol, without a coin in the grid.
  expect(most('dokkaebi-club')).toBe(243 * 3600);
  // Twelve free spins of 7^6 ways, counted once to twelve times, after six scatters of which each reel shows one.
  expect(most('hahoe-mask')).toBe(6 ** 6 * 700 + 5000 + 78 * 7 ** 6 * 700);
  expect(most('lotus-lantern')).toBe(6208);
  expect(most('spring-plum')).toBe(70_209);
});

test('no round that is played pays more than the greatest win of its game, pots left out', () => {
  for (const { page, play, published } of slotMaths.filter(({ pots }) => pots === undefined)) {
    let most = 0;
    for (let nonce = 0; nonce < 400; nonce += 1)
      most = Math.max(
        most,
        play(drawsFrom(hmacWords(Buffer.alloc(32, 8), page, nonce)), amount(10_000), {}).totalAmount,
      );
    expect(most).toBeLessThanOrEqual(published.mostHundredths * 100);
  }
});
