import { type CallPath, type RequestOf, storedAnswerHeader } from '@hanpan/contract';
import { expect, test } from 'vitest';
import { givePointsTo } from '../testing/points.ts';
import { slipOn } from '../testing/slips.ts';
import { createWorld, newKey, type Person } from '../testing/world.ts';

const world = await createWorld();

/** The result code of a call, and whether its answer says that it is a stored one. */
async function told<P extends CallPath>(member: Person, url: P, body: RequestOf<P>) {
  const { headers } = member;
  const response = await world.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
  return [response.json().resultCode, response.headers[storedAnswerHeader]];
}

test('an answer that was stored before says so, also where the key was derived or the body is decided in a set', async () => {
  const member = await world.member({ cash: 100_000 });
  await givePointsTo(world, member, 50_000);
  const convert = { idempotencyKey: newKey(), amount: 10_000 };
  expect(await told(member, '/api/point/change', convert)).toEqual(['0', undefined]);
  expect(await told(member, '/api/point/change', convert)).toEqual(['0', 'true']);
  expect(await told(member, '/api/point/change', { ...convert, amount: 20_000 })).toEqual([
    'C999',
    undefined,
  ]);
  expect(await told(member, '/api/cash/in', { amount: 10_000 })).toEqual(['0', undefined]);
  expect(await told(member, '/api/cash/in', { amount: 10_000 })).toEqual(['0', 'true']);
  const slip = slipOn([await world.match()]);
  expect(await told(member, '/api/bet/betProc', slip)).toEqual(['0', undefined]);
  expect(await told(member, '/api/bet/betProc', slip)).toEqual(['0', 'true']);
});
