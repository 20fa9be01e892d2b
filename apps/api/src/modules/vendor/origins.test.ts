import { expect, test } from 'vitest';
import { allOrigins, isAt, originsOf } from './origins.ts';

const row = { base_url: 'https://api.east.test/v2/', game_origins: [], image_origins: [] };

test('a vendor without origins has the one that it is called at', () => {
  expect(originsOf(row)).toEqual({ frames: ['https://api.east.test'], images: ['https://api.east.test'] });
  const local = { ...row, base_url: 'http://127.0.0.1:3001' };
  expect(originsOf(local)).toEqual({ frames: [], images: ['http://127.0.0.1:3001'] });
  expect(originsOf({ ...row, base_url: 'no address' })).toEqual({ frames: [], images: [] });
});

test('what stands in the row counts, and pictures come from where the games do unless it says otherwise', () => {
  const games = ['https://play.east.test', 'http://old.east.test'];
  expect(originsOf({ ...row, game_origins: games })).toEqual({ frames: [games[0]], images: games });
  expect(originsOf({ ...row, image_origins: ['https://cdn.test'] })).toEqual({
    frames: ['https://api.east.test'],
    images: ['https://cdn.test'],
  });
});

test('those of all vendors are named once', () => {
  const east = { frames: ['https://a.test'], images: ['https://a.test'] };
  const west = { frames: ['https://b.test', 'https://a.test'], images: [] };
  expect(allOrigins([east, west])).toEqual({
    frames: ['https://a.test', 'https://b.test'],
    images: ['https://a.test'],
  });
});

test.each([
  ['https://play.test/a?b', true],
  ['https://play.test:444/', false],
  ['http://play.test/', false],
  ['https://play.test.evil.test/', false],
  ['https://x.wide.test/', true],
  ['https://x.y.wide.test/', true],
  ['https://wide.test/', false],
  ['https://evilwide.test/', false],
  ['http://x.wide.test/', false],
])('%s is one of the vendor: %s', (address, expected) => {
  expect(isAt(['https://play.test', 'https://*.wide.test'], address)).toBe(expected);
});
