import { describe, expect, test } from 'vitest';
import { hmacWords } from '../fair/draws.ts';
import { fraction, sum } from '../fair/fraction.ts';
import { drawsFrom } from '../fair/reject.ts';
import { limitsOf } from '../rooms/limits.ts';
import type { RoomGame, RoomMemory } from '../rooms/room-game.ts';
import { virtualRooms } from '../rooms/virtual-rooms.ts';
import { cardOf } from './night-derby/card.ts';
import { orderChance, orders } from './night-derby/chances.ts';
import { dawnDerby } from './night-derby/game.ts';
import { fields } from './night-derby/rules.ts';

const seed = Buffer.alloc(32, 7);

/** The memories of the first rounds, which decide what each round offers. */
function* rounds(
  game: RoomGame,
  count: number,
): Generator<{ memory: RoomMemory; outcome: Record<string, unknown> }> {
  let memory: RoomMemory = null;
  for (let round = 0; round < count; round += 1) {
    const drawn = game.draw(drawsFrom(hmacWords(seed, 'rounds', round)), memory);
    yield { memory, outcome: drawn.outcome };
    memory = drawn.memory;
  }
}

describe.each(virtualRooms.map((room) => [room.code, room] as const))('%s', (_, room) => {
  const { game } = room;

  test('[GAM-3] offers in every round what it tells on its card, each bet at 75 % or more and within the limits', () => {
    for (const { memory, outcome } of rounds(game, 60)) {
      const bets = game.bets(memory);
      const odds = (game.card?.(memory).odds ?? {}) as Record<string, number>;
      expect(Object.keys(odds)).toEqual(bets.map(({ id }) => id));
      const limits = limitsOf(room, memory);
      for (const { id, rtp, topPercent } of bets) {
        expect(rtp.numerator * 4n).toBeGreaterThanOrEqual(rtp.denominator * 3n);
        expect(odds[id]).toBe(topPercent);
        expect(((limits.get(id) ?? 0) * topPercent) / 100).toBeLessThanOrEqual(
          Math.max(room.limits.mostAmount * 20, Math.min(...room.limits.chips) * (topPercent / 100)),
        );
        expect([0, topPercent]).toContain(game.returnPercent(id, outcome));
      }
      expect(game.returnPercent('no such bet', outcome)).toBe(0);
    }
  });

  test('the same draws give the same outcome, and a round changes no other', () => {
    const memory = [...rounds(game, 3)].at(-1)?.memory ?? null;
    const frozen = JSON.stringify(memory);
    const draw = () => game.draw(drawsFrom(hmacWords(seed, 'again', 1)), memory).outcome;
    expect(draw()).toEqual(draw());
    expect(JSON.stringify(memory)).toBe(frozen);
  });
});

test('the card of a race has every strength once, whatever its number', () => {
  for (const field of fields) {
    for (let race = 1; race < 50; race += 1) {
      const { runners } = cardOf(field, race);
      expect(runners.map(({ weight }) => weight).sort((a, b) => b - a)).toEqual([...field]);
      expect(new Set(runners.map(({ horse }) => horse)).size).toBe(field.length);
    }
  }
});

test('settling every order of arrival of a race returns to each bet exactly what its row says', () => {
  const { runners } = cardOf([30, 24, 18, 13, 9, 6], 5);
  const memory = { race: 5 };
  const weights = runners.map(({ weight }) => weight);
  const arrivals = orders([1, 2, 3, 4, 5, 6], 6).map((order) => ({
    order,
    chance: orderChance(weights, order),
  }));
  for (const { id, rtp } of dawnDerby
    .bets(memory)
    .filter(({ id }) => /^(win|place|quinella|trio)/.test(id))) {
    const returned = arrivals.map(({ order, chance }) => {
      const percent = dawnDerby.returnPercent(id, { race: 5, runners, order });
      return fraction(chance.numerator * BigInt(percent), chance.denominator * 100n);
    });
    expect(sum(returned)).toEqual(rtp);
  }
});
