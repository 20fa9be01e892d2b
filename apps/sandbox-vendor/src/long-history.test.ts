import { afterAll, beforeAll, expect, test } from 'vitest';
import { sumUp } from './play/actual-return.ts';
import { finishedRounds } from './purse/finished-rounds.ts';
import { roundsOfSpan } from './purse/rounds-of-span.ts';
import { planOf } from './testing/plan-of.ts';
import { startWorld, type World } from './testing/world.ts';

/** A vendor that has been there for a while: its planner knows how much there is to be read. */
let world: World;
beforeAll(async () => {
  world = await startWorld();
  await world.vendor.pool.query(`
    WITH people AS (INSERT INTO player (operator_id, user_name, purse_amount)
                    SELECT 1, 'player-' || n, 0 FROM generate_series(1, 100) n RETURNING id),
         sittings AS (INSERT INTO play_session (player_id, game_code, operator_token, currency, lang, platform, launch_hash, launch_until, created_at)
                      SELECT id, 'cheongsa-777', '', 'KRW', 'ko', 'GPL_DESKTOP', sha256(id::text::bytea), now(), now() FROM people
                      RETURNING id, player_id)
    INSERT INTO round (id, play_session_id, player_id, game_code, round_key, stake_amount, state, bet_transaction, closing_transaction,
                       nonce, book, draws, total_amount, created_at, finished_at, finished_xid)
    SELECT gen_random_uuid(), s.id, s.player_id, 'cheongsa-777', gen_random_uuid(), 1000, 'done', gen_random_uuid(), gen_random_uuid(),
           n, jsonb_build_object('events', repeat('a spin ', 50)), '[]', 900, ended_at, ended_at, (n + 1)::text::xid8
      FROM sittings s, generate_series(1, 100) n, LATERAL (SELECT timestamptz '2026-06-01T00:00:00Z' + n * interval '24 hours' AS ended_at) t`);
  await world.vendor.pool.query('VACUUM ANALYZE round, player');
});
afterAll(async () => await world.end());

const asked = { agent: 1, limit: 50 };

test('a page of all rounds is read from its cursor in the order of an index, and reading ends where it is full', async () => {
  const cursor = '40/00000000-0000-0000-0000-000000000000';
  for (const place of [{}, { cursor }]) {
    const plan = await planOf(world.vendor.pool, (reader) => finishedRounds(reader, { ...asked, ...place }));
    expect(plan).toMatch(/Limit\s+-> {2}Nested Loop\s+-> {2}Index Scan using round_finished on round /);
  }
});

test('a page of a day is read from where the day begins, and reading ends where it is full', async () => {
  const day = { from: '2026-08-01T00:00:00Z', to: '2026-08-02T00:00:00Z' };
  const plan = await planOf(world.vendor.pool, (reader) =>
    roundsOfSpan(reader, { ...asked, ...day }, 'purse'),
  );
  expect(plan).toMatch(/Limit\s+-> {2}Nested Loop\s+-> {2}Index Scan using round_finished_at on round /);
  const page = await roundsOfSpan(world.vendor.pool, { ...asked, ...day }, 'purse');
  expect(page).toMatchObject({ has_more: true });
  expect(new Set(page?.rounds.map(({ finished_at }) => finished_at))).toEqual(
    new Set(['2026-08-01T00:00:00.000Z']),
  );
});

test('what a game has returned is summed up from an index, and not from the rounds with their books', async () => {
  const plan = await planOf(world.vendor.pool, (reader) => sumUp(reader, 'cheongsa-777'));
  expect(plan).toMatch(/Index Only Scan using round_of_game on round r\s+Index Cond: \(game_code = /);
  expect(await sumUp(world.vendor.pool, 'cheongsa-777')).toMatchObject({
    rounds: 10_000,
    stakedAmount: 10_000_000,
    returnedAmount: 9_000_000,
  });
});
