import type { Tx } from '@hanpan/db';
import { expect, test } from 'vitest';
import { createWorld, newKey } from '../testing/world.ts';
import { isFailure } from './failure.ts';
import {
  claimKeys,
  forgetAnswer,
  hashOfInput,
  type KeyedRequest,
  once,
  storeAnswers,
} from './idempotency.ts';

const world = await createWorld();
const { database } = world;

function newRequest(input: unknown = {}, key: string = newKey()): KeyedRequest {
  const siteId = world.site.id;
  return { siteId, actor: 'member:1', key, path: '/api/cash/merge', inputHash: hashOfInput(input) };
}

/** After the first claim finds the key taken, another transaction gives it back before the answer is read. */
function givingBack(tx: Tx, request: KeyedRequest, answer: unknown): Tx {
  let isGivenBack = false;
  return {
    ...tx,
    prepared: async <Row>(name: string, text: string, values: readonly unknown[]) => {
      const rows = await tx.prepared<Row>(name, text, values);
      if (rows.length === 0 && !isGivenBack) {
        isGivenBack = true;
        await forgetAnswer(database, request, answer);
      }
      return rows;
    },
  };
}

test('a key that is given back between the claim and the reading is claimed again', async () => {
  const request = newRequest();
  const [first, second] = [{ attempt: 'first' }, { attempt: 'second' }];
  expect(await database.transaction((tx) => once(tx, request, async () => first))).toEqual(first);
  expect(await database.transaction((tx) => once(tx, request, async () => first))).toEqual(first);
  const answer = await database.transaction((tx) =>
    once(givingBack(tx, request, first), request, async () => second),
  );
  expect(answer).toEqual(second);
  expect(await database.transaction((tx) => once(tx, request, async () => first))).toEqual(second);
});

test('a set claims each key once: stored ones, new ones, twins, and other content', async () => {
  const [known, fresh] = [newRequest({ stake: 1 }), newRequest({ stake: 2 })];
  await database.transaction((tx) => once(tx, known, async () => ({ bet: 1 })));
  const other = newRequest({ stake: 3 }, known.key.toUpperCase());
  const claims = await database.transaction(async (tx) => {
    const set = await claimKeys(tx, [known, fresh, { ...fresh }, other]);
    await storeAnswers(tx, [{ request: fresh, answer: { text: 'a "quoted" \\ text', none: null } }]);
    return set;
  });
  expect(claims.slice(0, 3)).toEqual([{ answer: { bet: 1 } }, 'claimed', 'twin']);
  expect(isFailure(claims[3]) && claims[3].code).toBe('C999');
  const again = await database.transaction((tx) => claimKeys(tx, [fresh]));
  expect(again).toEqual([{ answer: { text: 'a "quoted" \\ text', none: null } }]);
});

test('an answer without a claim is not stored', async () => {
  const storing = database.transaction((tx) => storeAnswers(tx, [{ request: newRequest(), answer: {} }]));
  await expect(storing).rejects.toThrow('0 of 1');
});
