import { createHash } from 'node:crypto';
import { createTestDatabase } from '@hanpan/testkit';
import { afterAll, expect, test } from 'vitest';
import { migrate } from './index.ts';

/** The last version in which rounds lasted six hours and could be named by a token. */
const before = 194;
const { owner, drop } = await createTestDatabase(1, before);
afterAll(drop);

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const token = 'the-token-of-a-game';
const name = `session:${sha256(token).toString('hex')}`;

test('rounds may last as their vendor means them to, and none is named by a token any more', async () => {
  await owner.run(
    `insert into vendor (id, code, name, dialect, base_url, public_key, round_ends_after)
     values (1, 'slots', '{}', 'slotegrator', '', '', default), (2, 'sports', '{}', 'gr8', '', '', default),
            (3, 'set', '{}', 'gr8', '', '', '2 hours')`,
  );
  // Whose session it was, and where, is not what this is about.
  await owner.run(
    'alter table game_session drop constraint game_session_site_id_fkey, drop constraint game_session_member_id_fkey',
  );
  await owner.run(
    `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at)
     values ($1, 1, 7, 1, 'g', now(), now(), now())`,
    [sha256(token)],
  );
  await owner.run(
    `insert into vendor_transaction (vendor_id, transaction_id, kind, member_id, round, game_key, amount, balance_after, at)
     values (1, 'a', 'bet', 7, $1, 'g', 10, 0, now()), (1, 'b', 'bet', 7, 'a-round', 'g', 10, 0, now())`,
    [token],
  );
  await owner.run(
    `insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, started_at, closed_at, revision)
     values (1, $1, 1, 7, 'g', 10, now(), now(), 1), (1, 'a-round', 1, 7, 'g', 10, now(), now(), 1)`,
    [token],
  );
  await owner.run('select vendor_settle_rounds(array(select id from game_round), now())');
  await owner.run(
    'alter table significant_event disable trigger significant_event_is_of_site, drop constraint significant_event_site_id_fkey, drop constraint if exists significant_event_member_id_fkey',
  );
  await owner.run(
    `insert into significant_event (site_id, kind, reference, member_id, amount, from_amount, detail, at, found_at)
     values (1, 'large-stake', 'slots:' || $1 || ':7', 7, 10, 5, '{}', now(), now())`,
    [token],
  );
  await migrate(owner);
  const vendors = await owner.rows(
    `select code, extract(epoch from round_ends_after)::int / 3600 as hours from vendor order by id`,
  );
  expect(vendors).toEqual([
    { code: 'slots', hours: 72 },
    { code: 'sports', hours: 9_600 },
    { code: 'set', hours: 2 },
  ]);
  const rounds = await owner.rows<{ round: string }>('select round from game_round order by id');
  expect(rounds.map(({ round }) => round)).toEqual([name, 'a-round']);
  const moved = await owner.rows<{ round: string }>(
    'select round from vendor_transaction order by transaction_id',
  );
  expect(moved.map(({ round }) => round)).toEqual([name, 'a-round']);
  expect(await owner.row('select staked_at = seen_at as plays from game_session')).toEqual({ plays: true });
  expect(await owner.row('select reference from significant_event')).toEqual({
    reference: `slots:${name}:7`,
  });
  const facts = await owner.rows<{ reference: string }>('select reference from play_settlement order by id');
  expect(facts.map(({ reference }) => reference).sort()).toEqual(['slots:a-round:7', `slots:${name}:7`]);
});
