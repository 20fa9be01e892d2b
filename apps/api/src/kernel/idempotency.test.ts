import type { Tx } from '@hanpan/db';
import { expect, test } from 'vitest';
import { createWorld, newKey } from '../testing/world.ts';
import { decideKeyed, nothing } from './decide-keyed.ts';
import { fail, isFailure } from './failure.ts';
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

test('what a batch is decided by is read again where a key had to be claimed once more', async () => {
  const [given, fresh] = [newRequest(), newRequest()];
  await database.transaction((tx) => once(tx, given, async () => ({ bet: 1 })));
  let reads = 0;
  const decidedBy = async (request: KeyedRequest, own: (tx: Tx) => Tx) => {
    reads = 0;
    let seen = 0;
    await database.transaction((tx) =>
      decideKeyed(
        own(tx),
        [{ request, memberId: 1 }],
        { event: 'bet', omit: [] },
        {
          read: async () => {
            reads += 1;
            return reads;
          },
          decide: async (items, facts, outcomes) => {
            seen = facts;
            for (const item of items) outcomes.set(item, fail('B6000'));
            return nothing;
          },
        },
      ),
    );
    return seen;
  };
  expect(await decidedBy(given, (tx) => givingBack(tx, given, { bet: 1 }))).toBe(2);
  expect(await decidedBy(fresh, (tx) => tx)).toBe(1);
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
