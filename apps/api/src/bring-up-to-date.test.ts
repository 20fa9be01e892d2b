import { expect, test } from 'vitest';
import { bringUpToDate } from './bring-up-to-date.ts';
import { postAnything, restLedger } from './testing/rested-ledger.ts';
import { createWorld } from './testing/world.ts';

const world = await createWorld();

test('an installation that has rested for months takes money again before its worker runs', async () => {
  await restLedger(world);
  await expect(postAnything(world)).rejects.toMatchObject({ code: '23514' });
  await bringUpToDate(world.owner);
  expect(await postAnything(world)).toBe('posted');
});
