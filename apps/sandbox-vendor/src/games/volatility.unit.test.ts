import { amount } from '@hanpan/money';
import { describe, expect, test } from 'vitest';
import { hmacWords } from '../fair/draws.ts';
import { drawsFrom } from '../fair/reject.ts';
import { games } from './catalogue.ts';
import { isSolo } from './game.ts';
import { deviations, volatilityOf } from './volatility.ts';

const stake = 10_000;
const rounds = 1500;

/** One game of each way of playing a slot; its looks change nothing. */
const ways = new Map(
  games.flatMap((game) => (game.info.family === 'slot' && isSolo(game) ? [[game.info.page, game]] : [])),
);

describe('volatility', () => {
  test('every way of playing a slot has one, and what is bet on by choice has none', () => {
    expect(new Set(Object.keys(deviations))).toEqual(new Set(ways.keys()));
    for (const { info } of games)
      expect([info.code, volatilityOf(info) !== undefined]).toEqual([info.code, info.family === 'slot']);
    expect(new Set([...ways.keys()].map((page) => volatilityOf({ page }))).size).toBeGreaterThanOrEqual(4);
  });

  test.each([...ways])('of %s is what rounds of the serving code show', (page, game) => {
    let [total, squares] = [0, 0];
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const draws = drawsFrom(hmacWords(Buffer.alloc(32, 11), 'volatility', nonce));
      const ratio = game.makeBook(draws, amount(stake), {}).totalAmount / stake;
      total += ratio;
      squares += ratio ** 2;
    }
    const measured = Math.sqrt(squares / rounds - (total / rounds) ** 2);
    // The tail of so few rounds may lack its largest wins, or have one that comes far more seldom.
    expect(measured / (deviations[page] ?? 0)).toBeGreaterThan(0.5);
    expect(measured / (deviations[page] ?? 0)).toBeLessThan(2);
  });
});
