import type { Tx } from '@hanpan/db';
import { expect, test } from 'vitest';
import { createWorld, newKey } from '../testing/world.ts';
import { forgetAnswer, once } from './idempotency.ts';

const world = await createWorld();
const { database } = world;
const request = {
  siteId: world.site.id,
  actor: 'member:1',
  key: newKey(),
  path: '/api/cash/merge',
  input: {},
};

/** After every claim that finds the key taken, somebody else gives it back before anybody looks. */
function givingBack(tx: Tx, times: number): Tx {
  let left = times;
  return {
    ...tx,
    run: async (text, values) => {
      const changed = await tx.run(text, values);
      if (changed === 0 && left > 0) {
        left -= 1;
        await forgetAnswer(database, request, { attempt: 'first' });
      }
      return changed;
    },
  };
}

test('a key that is given back between the claim and the look is claimed again', async () => {
  const first = { attempt: 'first' };
  expect(await database.transaction((tx) => once(tx, request, async () => first))).toEqual(first);
  expect(await database.transaction((tx) => once(tx, request, async () => first))).toEqual(first);
  const second = { attempt: 'second' };
  const answer = await database.transaction((tx) => once(givingBack(tx, 1), request, async () => second));
  expect(answer).toEqual(second);
  expect(await database.transaction((tx) => once(tx, request, async () => first))).toEqual(second);
});
