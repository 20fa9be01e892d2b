import { isConnectionLoss } from '@hanpan/db';
import { expect, test } from 'vitest';
import { createWorld } from '../../testing/world.ts';
import { watchBooks } from './watch-books.ts';

const world = await createWorld();

test('a reconciliation that is cut says so, and rests as one that has ended', async () => {
  const { database } = world.services;
  let attempts = 0;
  const transaction: typeof database.transaction = async () => {
    attempts += 1;
    world.clock.advance(40_000);
    throw new Error('Connection terminated unexpectedly');
  };
  const watch = watchBooks({ ...world.services, database: { ...database, transaction } });
  const error: unknown = await watch().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: 'the reconciliation did not end' });
  expect(isConnectionLoss(error)).toBe(false);
  await watch();
  world.clock.advance(29 * 40_000 - 1);
  await watch();
  expect(attempts).toBe(1);
  world.clock.advance(1);
  await expect(watch()).rejects.toThrow('did not end');
  expect(attempts).toBe(2);
});
