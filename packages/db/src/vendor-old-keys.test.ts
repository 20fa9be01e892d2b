import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { migrate } from './index.ts';

/** The last version in which one slot held the key before the one that holds. */
const before = 136;
const { owner, drop } = await createTestDatabase(1, before);
afterAll(drop);

test('a key that a vendor still signs with is taken for as long as was promised, over the change to several', async () => {
  const until = new Date('2026-11-28T12:00:00Z');
  const old = Buffer.from('sealed');
  await owner.run(
    `insert into vendor (id, code, name, dialect, base_url, public_key, their_old_key_sealed, their_old_key_until)
     values (1, 'changing', '{}', 'evolution', '', '', $1, $2), (2, 'quiet', '{}', 'evolution', '', '', null, null)`,
    [old, until],
  );
  await migrate(owner);
  expect(await owner.rows('select vendor_id, key_sealed, until from vendor_old_key')).toEqual([
    { vendor_id: 1, key_sealed: old, until },
  ]);
});
