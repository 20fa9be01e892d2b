import { amount } from '@hanpan/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Draws, hmacWords } from '../../fair/draws.ts';
import { drawsFrom } from '../../fair/reject.ts';
import { gridAt, lineHits } from './evaluate.ts';
import { makeBook } from './make-book.ts';
import type { SymbolName } from './play-api.ts';
import { baseStrips } from './rules.ts';

/** Draws with the given results: stops of the first spin, then of the free spins. */
function told(...values: number[]): Draws {
  let at = 0;
  return {
    drawn: [],
    below(bound) {
      const value = values[at % values.length] ?? 0;
      at += 1;
      return value % bound;
    },
  };
}

function rows(...texts: string[]): SymbolName[][] {
  const byRow = texts.map((text) => text.split(' ') as SymbolName[]);
  return [0, 1, 2, 3, 4].map((reel) => byRow.map((row) => row[reel] ?? 'fan'));
}

describe('lines', () => {
  test.each([
    ['five of a kind', 'seven seven seven seven seven', { symbol: 'seven', count: 5, pays: 1500 }],
    ['four, the fifth another', 'bell bell bell bell fan', { symbol: 'bell', count: 4, pays: 60 }],
    ['lanterns in the run', 'plum lantern plum lantern fan', { symbol: 'plum', count: 4, pays: 40 }],
    ['lanterns to the end', 'drum lantern lantern lantern lantern', { symbol: 'drum', count: 5, pays: 300 }],
  ])('%s pays', (_name, middle, hit) => {
    const grid = rows('moon fan knot jar fan', middle, 'moon knot fan jar moon');
    expect(lineHits(grid).find(({ line }) => line === 0)).toEqual({ line: 0, ...hit });
  });

  test.each([
    ['two of a kind', 'seven seven fan seven seven'],
    ['a run that does not begin at the left', 'fan bell bell bell bell'],
    ['a moon at the left', 'moon lantern lantern lantern lantern'],
  ])('%s pays nothing', (_name, middle) => {
    const grid = rows('moon fan knot jar fan', middle, 'moon knot fan jar moon');
    expect(lineHits(grid).find(({ line }) => line === 0)).toBeUndefined();
  });
});

describe('a book', () => {
  test('is totalled by its own events, whatever was drawn', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), fc.nat(1_000_000), (seed, nonce) => {
        const book = makeBook(drawsFrom(hmacWords(Buffer.from(seed), 'player', nonce)), amount(2000));
        const shown = book.events.map((event) =>
          event.type === 'reveal' || event.type === 'free-spin' ? event.amount : 0,
        );
        expect(shown.reduce((total, each) => total + each, 0)).toBe(book.totalAmount);
      }),
    );
  });

  test('[GAM-7] shows exactly the windows of the stops drawn', () => {
    const book = makeBook(told(3, 1, 4, 1, 5), amount(500));
    expect(book.events[0]).toMatchObject({
      stops: [3, 1, 4, 1, 5],
      grid: gridAt(baseStrips, [3, 1, 4, 1, 5]),
    });
  });

  test('three moons pay twice the stake and open ten free spins', () => {
    const moonAt = (reel: number) => baseStrips[reel]?.indexOf('moon') ?? -1;
    const book = makeBook(told(moonAt(0), moonAt(1), moonAt(2), 8, 8), amount(1000));
    expect(book.events[0]).toMatchObject({ scatterWin: { amount: 2000 } });
    expect(book.events[1]).toEqual({ type: 'free-spins-start', count: 10 });
    expect(book.events.filter((event) => event.type === 'free-spin')).toHaveLength(10);
    expect(book.events.at(-1)?.type).toBe('free-spins-end');
  });

  test('a free spin multiplies by one and the lanterns in view', () => {
    for (let nonce = 0, seen = 0; seen < 40; nonce += 1) {
      const book = makeBook(drawsFrom(hmacWords(Buffer.alloc(32, 7), 'player', nonce)), amount(2000));
      for (const event of book.events) {
        if (event.type !== 'free-spin') continue;
        seen += 1;
        const lanterns = event.grid.flat().filter((symbol) => symbol === 'lantern').length;
        expect(event.multiplier).toBe(1 + lanterns);
        const plain = lineHits(event.grid).reduce((total, hit) => total + hit.pays * 100, 0);
        expect(event.amount).toBe(plain * event.multiplier);
      }
    }
  });

  test('[GAM-7][RNG-11] does not depend on the stake: the same draws give the same stops', () => {
    const at = (stake: number) => makeBook(drawsFrom(hmacWords(Buffer.alloc(32, 1), 'p', 9)), amount(stake));
    const stops = (stake: number) => at(stake).events.map((event) => ('stops' in event ? event.stops : null));
    expect(stops(500)).toEqual(stops(100_000));
    expect(at(100_000).totalAmount).toBe(at(500).totalAmount * 200);
  });

  test.each([0, -500, 510, 19])('a stake of %d is refused', (stake) => {
    expect(() => makeBook(told(0), amount(stake))).toThrow(RangeError);
  });
});
