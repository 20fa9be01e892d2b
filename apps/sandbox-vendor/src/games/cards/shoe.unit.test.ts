import { expect, test } from 'vitest';
import { hmacWords } from '../../fair/draws.ts';
import { drawsFrom } from '../../fair/reject.ts';
import { baccarat } from '../baccarat/game.ts';
import { dealRound, freshShoe, roundsPerShoe, shoeOf } from './shoe.ts';

const drawsOf = (nonce: number) => drawsFrom(hmacWords(Buffer.alloc(32, 3), 'shoe', nonce));

test('a shoe never gives more than eight of a card, burns what its first card says, and ends after its rounds', () => {
  let memory: Record<string, unknown> | null = null;
  const seen = new Map<number, number>();
  for (let round = 1; round <= roundsPerShoe; round += 1) {
    const { outcome, memory: after } = baccarat.draw(drawsOf(round), memory);
    const { player, banker, burned } = outcome as unknown as {
      player: number[];
      banker: number[];
      burned: number | null;
    };
    for (const card of [...player, ...banker, ...(burned === null ? [] : [burned])])
      seen.set(card, (seen.get(card) ?? 0) + 1);
    expect(outcome).toMatchObject({ shoe: 1, round });
    memory = after;
  }
  expect(Math.max(...seen.values())).toBeLessThanOrEqual(8);
  expect(shoeOf(memory)).toEqual(freshShoe(2));
});

test('the first round burns as many cards as the first one is worth, ten for 10 to king', () => {
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const { burned, shoe } = dealRound(freshShoe(1), drawsOf(nonce), (next) => next());
    const left = shoe.counts.reduce((sum, count) => sum + count, 0);
    expect(416 - left).toBe(1 + Math.min(((burned ?? 0) % 13) + 1, 10) + 1);
  }
});

test('the longest shoe does not run out of cards: 11 burned and six in each round', () => {
  expect(11 + roundsPerShoe * 6).toBeLessThanOrEqual(416);
});
