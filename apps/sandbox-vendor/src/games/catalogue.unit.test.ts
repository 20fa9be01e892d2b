import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from './catalogue.ts';
import { artNames } from './slot-art.ts';

/** The slot vendor codes of the specification, the two of hotel slots among them. */
const slotCodes = ['0', '200', '201', '202', '204', '205', '207', '208', '209', '212', '213', '214'].concat([
  '215',
  '216',
  '217',
  '218',
  '219',
  '220',
  '221',
]);

describe('the catalogue', () => {
  test.each(slotCodes)('offers at least three slots under the vendor code %s, of different kinds', (code) => {
    const listed = games.filter(({ info }) => info.product === code && info.family === 'slot');
    expect(listed.length).toBeGreaterThanOrEqual(3);
    expect(new Set(listed.map(({ info }) => info.page)).size).toBeGreaterThanOrEqual(2);
  });

  test('names every game once in each language', () => {
    for (const lang of ['ko', 'en', 'vi'] as const) {
      const names = games.map(({ info }) => info.name[lang]);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(new Set(games.map(({ info }) => info.code)).size).toBe(games.length);
  });

  test('has eight slots of truly different mathematics', () => {
    const slots = games.filter(({ info }) => info.family === 'slot');
    expect(new Set(slots.map(({ info }) => info.page)).size).toBeGreaterThanOrEqual(8);
  });

  test('draws a picture of its own for every game that has no file', () => {
    const tiles = games.flatMap(({ drawTile }) => (drawTile ? [drawTile()] : []));
    expect(new Set(tiles).size).toBe(tiles.length);
    for (const tile of tiles) expect(tile).toMatch(/^<svg [^>]*viewBox/);
  });

  test('has a file for every picture of a symbol', () => {
    for (const name of artNames) {
      const file = new URL(`../../client/src/art/symbols/${name}.svg`, import.meta.url);
      expect([name, existsSync(file)]).toEqual([name, true]);
    }
  });
});

test('the machines of hotels are a kind of their own', () => {
  const hotel = games.filter(({ category }) => category === 'Hotel Slots');
  expect(new Set(hotel.map(({ info }) => info.product))).toEqual(new Set(['215', '216']));
  for (const { info, category } of games)
    if (['215', '216'].includes(info.product)) expect(category, info.code).toBe('Hotel Slots');
});
