import { expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';

const world = await createWorld({ limits: { heavy: 2 } });

test('the heaviest reads have the lowest limits: a verification, and a file', async () => {
  const operator = await world.operator('platform');
  const codes = [];
  for (let index = 0; index < 3; index += 1)
    codes.push(await operator.codeOf('/api/console/ledger/verify', {}));
  expect(codes).toEqual(['0', '0', 'E429']);
  const member = await world.member();
  const statuses = [];
  for (let index = 0; index < 3; index += 1) {
    const { 'content-type': _, ...headers } = member.headers;
    const answer = await world.app.inject({ method: 'GET', url: '/api/wallet/statement.csv', headers });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([200, 200, 429]);
});
