import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reds, wheelOrder } from '../../../../src/games/roulette/wheel.ts';

test('the picture of the wheel has the numbers of the game, in their order and colours', () => {
  const picture = readFileSync(new URL('../art/wheel.svg', import.meta.url), 'utf8');
  const pockets = [
    ...picture.matchAll(/rotate\(([\d.]+)\)"><use href="#pocket" fill="(#\w+)"\/><text y="-145">(\d+)</g),
  ].map(([, angle, fill, number]) => ({ angle: Number(angle), fill, number: Number(number) }));
  expect(pockets.map(({ number }) => number)).toEqual(wheelOrder);
  for (const [index, { angle, fill, number }] of pockets.entries()) {
    expect(angle).toBeCloseTo((index * 360) / wheelOrder.length, 1);
    const colour = number === 0 ? '#1f7a4d' : reds.has(number) ? '#b3301a' : '#16181a';
    expect([number, fill]).toEqual([number, colour]);
  }
});
