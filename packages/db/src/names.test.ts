import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import { type Database, migrate } from './index.ts';

const { owner, drop } = await createTestDatabase(2, 22);
afterAll(drop);

let count = 0;
async function insert(database: Database, nickname: string, rank = 'NORMAL', site = 1): Promise<void> {
  count += 1;
  await database.run(
    `insert into member (site_id, mem_id, nickname, password_hash, phone_cipher, phone_index, bank_code, account_cipher,
       account_index, holder_name, partner_rank, status)
     values ($4, $1, $2, 'x', '', convert_to($1, 'UTF8'), '004', '', convert_to($1, 'UTF8'), 'Kim', $3, 'active')`,
    [`member${count}`, nickname, rank, site],
  );
}

const hidden = '\u202eadmin';
await owner.run(
  "insert into site (id, key, name, settings) values (1, 'one', 'One', '{}'), (2, 'two', 'Two', '{}')",
);
for (const [nickname, rank] of [
  ['p1ayer', 'NORMAL'],
  ['player', 'PTN_5'],
  ['\u0440layer', 'NORMAL'],
  [hidden, 'NORMAL'],
] as const)
  await insert(owner, nickname, rank);
await migrate(owner);

const looksTaken = { code: '23505', constraint: 'member_nickname_look' };

describe('after the migration', () => {
  test('members who looked alike keep their nicknames, and the partner counts as the first of them', async () => {
    expect(await owner.rows('select nickname, nickname_shared from member order by id')).toEqual([
      { nickname: 'p1ayer', nickname_shared: true },
      { nickname: 'player', nickname_shared: false },
      { nickname: '\u0440layer', nickname_shared: true },
      { nickname: hidden, nickname_shared: false },
    ]);
    await owner.run('update member set pin_failures = 1 where nickname = $1', [hidden]);
  });

  test.each(['pIayer', 'ｐｌａｙｅｒ', 'P|ayer', 'pla\u0443er'])(
    'nobody else gets a nickname that looks like theirs: %s',
    async (nickname) => {
      await expect(insert(owner, nickname)).rejects.toMatchObject(looksTaken);
      await insert(owner, nickname, 'NORMAL', 2).catch((error: unknown) =>
        expect(error).toMatchObject(looksTaken),
      );
    },
  );

  test('names that only resemble each other are different names', async () => {
    for (const nickname of ['달빛', '달빚', 'Hoa', 'Hòa', 'Hóa', 'ali', 'all']) await insert(owner, nickname);
  });

  test.each(['\u202eabc', 'a\u200bc', '\u0301abc', 'a\u0334bc', 'ab\u3164', 'a\nb', 'a\ufe0f'])(
    'a name with letters that are not seen is refused, whoever writes it: %j',
    async (name) => {
      const refused = { code: '23514', constraint: 'plain_name' };
      await expect(insert(owner, name)).rejects.toMatchObject(refused);
      await expect(
        owner.run("update member set holder_name = $1 where nickname = 'player'", [name]),
      ).rejects.toMatchObject(refused);
      await expect(
        owner.run(
          "insert into operator (site_id, operator_id, name, roles, password_hash) values (1, 'op', $1, '{owner}', 'x')",
          [name],
        ),
      ).rejects.toMatchObject(refused);
    },
  );

  test('a mark that is written apart from its letter is seen on it', async () => {
    await insert(owner, 'e\u0301te\u0301');
    await expect(insert(owner, '\u00e9t\u00e9')).rejects.toMatchObject(looksTaken);
  });
});
