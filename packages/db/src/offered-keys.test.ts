import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { migrate } from './index.ts';

/** The last version under which a member is stored as below. */
const { owner, drop } = await createTestDatabase(1, 14);
afterAll(drop);

test('a key that was offered before keys had a time is offered no more, and one that acts stays', async () => {
  await owner.run("insert into site (id, key, name, settings) values (1, 'one', 'One', '{}')");
  for (const [id, memId] of [
    [1, 'waits'],
    [2, 'owns'],
  ])
    await owner.run(
      `insert into member (id, site_id, mem_id, nickname, password_hash, phone_cipher, phone_index, bank_code, account_cipher,
         account_index, holder_name, status)
       overriding system value
       values ($1, 1, $2, $2, 'x', '', convert_to($2, 'UTF8'), '004', '', convert_to($2, 'UTF8'), 'x', 'active')`,
      [id, memId],
    );
  await migrate(owner, { upTo: 168 });
  await owner.run(
    `insert into member_factor (member_id, site_id, totp_offered, totp_sealed, confirmed_at)
     values (1, 1, 'offered', null, null), (2, 1, null, 'sealed', now())`,
  );
  await migrate(owner);
  const kept =
    'select member_id as "memberId", totp_offered is null as "isEnded", totp_sealed is not null as "acts"';
  expect(await owner.rows(`${kept} from member_factor order by member_id`)).toEqual([
    { memberId: 1, isEnded: true, acts: false },
    { memberId: 2, isEnded: true, acts: true },
  ]);
  const untimed = owner.run("update member_factor set totp_offered = 'offered' where member_id = 1");
  await expect(untimed).rejects.toThrow(/member_factor_offer_has_time/);
});
