import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { migrate } from './index.ts';

/** The last version that stored the ids of vendors as they came. */
const before = 21;
const { owner, drop } = await createTestDatabase(1, before);
afterAll(drop);

const [bet, win, both] = ['ab', 'cd', 'ef'].map((hex) => `0000000a-0000-4000-8000-${hex.repeat(6)}`);
const shout = (id = '') => id.toUpperCase();

test('ids of transactions that were stored in upper case are found by the same GUID in lower case', async () => {
  await owner.run(
    `insert into vendor (id, code, name, dialect, base_url, public_key)
     values (1, 'v', '{}', 'hub88', '', ''), (2, 'w', '{}', 'another', '', '')`,
  );
  await owner.run(
    `insert into vendor_transaction (vendor_id, transaction_id, kind, reference_id, amount, balance_after, at)
     select 1, q.id, q.kind, q.reference, 1, 1, now()
       from unnest($1::text[], $2::text[], $3::text[]) q(id, kind, reference)`,
    [
      [shout(bet), shout(win), both, shout(both), 'Not-A-Guid'],
      ['bet', 'win', 'bet', 'bet', 'bet'],
      [null, shout(bet), null, null, null],
    ],
  );
  await owner.run(
    `insert into vendor_transaction (vendor_id, transaction_id, kind, amount, balance_after, at) values (2, $1, 'bet', 1, 1, now())`,
    [shout(bet)],
  );
  await migrate(owner);
  const rows = await owner.rows<{ id: string; reference: string | null }>(
    'select transaction_id as id, reference_id as reference from vendor_transaction where vendor_id = 1',
  );
  expect(rows).toHaveLength(5);
  // What stands in both spellings was two bets, and stays so.
  for (const id of [bet, both, shout(both), 'Not-A-Guid'])
    expect(rows).toContainEqual({ id, reference: null });
  expect(rows).toContainEqual({ id: win, reference: bet });
  expect(await owner.rows('select transaction_id as id from vendor_transaction where vendor_id = 2')).toEqual(
    [{ id: shout(bet) }],
  );
});
