import { describe, expect, test } from 'vitest';
import { type DrawSeed, drawWords } from '../draws/draw-words.ts';
import { type DrawMapping, integersOf } from '../draws/integer-source.ts';
import { chiSquareTest, runsTest } from '../draws/randomness.ts';
import { miniChances } from './mini-chances.ts';
import { miniDrawMappings } from './mini-draws.ts';
import { miniMarkets } from './mini-markets.ts';
import { type MiniDraw, selectionOfDraw } from './mini-results.ts';
import { defaultMiniGameRules, drawOfGame, miniGameCodes } from './mini-rules.ts';

const rounds = 6000;
const seed: DrawSeed = {
  chainValue: new Uint8Array(32).fill(11),
  salt: new Uint8Array(32).fill(22),
  game: 'alarm',
  round: 'fixed/1',
};

/** The same rounds whenever the test runs: p below 1e-6 would be a fault, and no run of chance. */
function draws<Draw>(game: string, mapping: DrawMapping<Draw>): Draw[] {
  const source = integersOf(drawWords({ ...seed, game }));
  return Array.from({ length: rounds }, () => mapping(source));
}

const drawn: Record<'powerball' | 'speedkino', MiniDraw[]> = {
  powerball: draws('powerball', miniDrawMappings.powerball),
  speedkino: draws('speedkino', miniDrawMappings.speedkino),
};
const alarm = 1e-6;

function uniform(values: readonly number[], first: number, cells: number): number {
  const observed = Array.from({ length: cells }, () => 0);
  for (const value of values) observed[value - first] = (observed[value - first] ?? 0) + 1;
  return chiSquareTest(
    observed,
    observed.map(() => values.length / cells),
  ).p;
}

const numbersOf = (draw: MiniDraw) => ('numbers' in draw ? draw.numbers : draw.balls);

describe('[RNG-9] the scaled output', () => {
  test.each([
    ['powerball', 5, 28],
    ['speedkino', 22, 70],
  ] as const)('of %s is uniform at each of %d places and over all %d numbers', (game, count, numbers) => {
    for (let place = 0; place < count; place += 1) {
      const values = drawn[game].map((draw) => numbersOf(draw)[place] ?? -1);
      expect(uniform(values, 1, numbers)).toBeGreaterThan(alarm);
    }
    for (const draw of drawn[game]) expect(new Set(numbersOf(draw)).size).toBe(count);
  });

  test('has every pair of first and second ball equally often', () => {
    const places = drawn.powerball.map((draw) => {
      const [first = 0, second = 0] = numbersOf(draw);
      return (first - 1) * 27 + (second > first ? second - 2 : second - 1);
    });
    expect(uniform(places, 0, 756)).toBeGreaterThan(alarm);
  });

  test('[RNG-6] has the powerball independent of the round before', () => {
    const balls = drawn.powerball.map((draw) => ('powerball' in draw ? draw.powerball : -1));
    expect(uniform(balls, 0, 10)).toBeGreaterThan(alarm);
    const pairs = balls.slice(1).map((ball, at) => ball * 10 + (balls[at] ?? 0));
    expect(uniform(pairs, 0, 100)).toBeGreaterThan(alarm);
  });

  test.each(miniGameCodes)(
    'of %s has the exact chances of every market, and changes sides as often as it should',
    (game) => {
      for (const market of miniMarkets(game, defaultMiniGameRules)) {
        const selections = drawn[drawOfGame[game]].map((draw) => selectionOfDraw(market, draw));
        const chances = [...miniChances(market)];
        const observed = chances.map(([name]) => selections.filter((each) => each === name).length);
        const expected = chances.map(([, { ways, of }]) => (rounds * Number(ways)) / Number(of));
        expect(chiSquareTest(observed, expected).p).toBeGreaterThan(alarm);
        expect(runsTest(selections.map((each) => each === market.selections[0])).p).toBeGreaterThan(alarm);
      }
    },
  );

  test('a mapping that favours one number in a hundred rounds is found', () => {
    const balls = drawn.powerball.map((draw, at) =>
      at % 20 === 0 ? 7 : 'powerball' in draw ? draw.powerball : -1,
    );
    expect(uniform(balls, 0, 10)).toBeLessThan(alarm);
  });
});
