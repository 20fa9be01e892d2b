import { expect, test } from 'vitest';
import { postAnything, restLedger } from '../../testing/rested-ledger.ts';
import { createWorld } from '../../testing/world.ts';
import { reportJobs } from './jobs.ts';

const world = await createWorld();

test('the worker opens the months of the ledger first, whatever else of its job fails', async () => {
  await restLedger(world);
  const { database } = world.services;
  const prepared: typeof database.prepared = async (name, text, values) => {
    if (text.includes('ledger_seal')) throw new Error('no seal');
    return database.prepared(name, text, values);
  };
  const jobs = reportJobs({ ...world.services, database: { ...database, prepared } });
  const sign = jobs.find(({ name }) => name === 'report.sign-heads');
  await expect(sign?.run(1)).rejects.toThrow('no seal');
  expect(await postAnything(world)).toBe('posted');
});
