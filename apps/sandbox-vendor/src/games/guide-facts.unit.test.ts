import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guideFacts } from './guide-facts.ts';

const file = new URL('../../../web/src/features/guides/games/vendor-facts.json', import.meta.url);

test('the guides of the member site say the pays and returns that the rules of these games have', () => {
  const published: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(published).toEqual(JSON.parse(JSON.stringify(guideFacts())));
});

test('bets that are listed together pay alike, and no bet is left out', () => {
  const { tables, slots } = guideFacts();
  expect(tables.baccarat).toHaveLength(12);
  expect(tables.roulette.map(({ name }) => name)).toEqual([
    'straight',
    'split',
    'street',
    'trio',
    'corner',
    'first-four',
    'line',
    'dozen',
    'column',
    'even-money',
  ]);
  expect(tables.sicbo.find(({ name }) => name === 'total-4')).toMatchObject({
    pays: '62:1',
    returns: [8750, 8750],
  });
  expect(slots).toHaveLength(8);
  for (const { columns, rows } of slots) for (const row of rows) expect(row).toHaveLength(columns.length);
});
