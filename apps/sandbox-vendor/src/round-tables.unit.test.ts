import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { slotMaths } from './games/slot-maths.ts';
import { roundTableRoutes } from './round-tables.ts';

const server = fastify();
await server.register(roundTableRoutes, { prefix: '/tables' });

test('[PF-3] a table that rounds are drawn from is given out as it was hashed for the rules', async () => {
  const fromTables = slotMaths.filter(({ tableHash }) => tableHash !== undefined);
  expect(fromTables.length).toBeGreaterThan(0);
  for (const { page, tableHash } of fromTables) {
    const response = await server.inject(`/tables/${page}.json`);
    expect(response.headers['content-type']).toContain('application/json');
    expect(createHash('sha256').update(response.rawPayload).digest('hex')).toBe(tableHash);
  }
});

test.each(['skins.json', 'sangun-tiger.json', '..%2Fskins.json', 'lotus-lantern'])(
  'nothing else of the folder is: %s',
  async (file) => {
    expect((await server.inject(`/tables/${file}`)).statusCode).toBe(404);
  },
);
