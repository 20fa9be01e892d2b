import { randomUUID } from 'node:crypto';
import { flows } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import { expect, test } from 'vitest';
import { hashToken } from '../../../kernel/sessions.ts';
import {
  createFakeVendor,
  gameKey,
  installVendor,
  openGame,
  vendorCode,
} from '../../../testing/game-vendor.ts';
import { createWorld } from '../../../testing/world.ts';
import { postMovements } from './post-store.ts';

const world = await createWorld({ vendors: [createFakeVendor()] });
await installVendor(world);
const stored = 2_000;
const batch = 20;

interface Reads {
  table: string;
  whole: number;
  rows: number;
}

test('a batch reads the rows that it is about, however many there are', async () => {
  const { key: memberId } = await world.addMember({ cash: 100_000 });
  const siteId = world.site.id;
  const tokens = await Promise.all(Array.from({ length: batch }, () => openGame(world, memberId)));
  await world.database.run(
    `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at)
     select int4send(g), $2, $3, 1, 'x', now(), now(), now() from generate_series(1, $1) g`,
    [stored, siteId, memberId],
  );
  await world.database.run(
    `insert into vendor_transaction (vendor_id, transaction_id, kind, reference_id, member_id, round, game_key, amount, balance_after, at, resolves)
     select 1, 'old-' || g, case g % 2 when 0 then 'bet' else 'win' end, case g % 2 when 1 then 'old-' || g - 1 end, $2, 'r' || g, 'x', 1, 0, now(), g % 2 = 1
       from generate_series(1, $1) g`,
    [stored, memberId],
  );
  const ids = tokens.map(() => randomUUID());
  const each = <Value>(value: Value): Value[] => tokens.map(() => value);
  const { reads, posted } = await world.database.transaction(async (tx) => {
    const transfers = await world.services.ledger.columnsFor(
      tx,
      ids.map((id) => flows.vendorBet({ holder: { siteId, memberId }, amount: amount(10) }, vendorCode, id)),
    );
    const movements = {
      vendorId: 1,
      at: new Date(world.clock.read()),
      largestBalance: amount(90_071_992_547),
      memberIds: [memberId],
      players: each(1),
      tokenHashes: tokens.map(hashToken),
      games: each(gameKey),
      kinds: each('bet' as const),
      ids,
      references: each(null),
      rounds: ids,
      amounts: each(amount(10)),
      frees: each(false),
      closes: each(true),
    };
    return {
      posted: await postMovements(tx, movements, transfers, false),
      reads: await tx.rows<Reads>(
        `select relname as table, seq_tup_read as whole, coalesce(idx_tup_fetch, 0) as rows from pg_stat_xact_user_tables
          where relname in ('game_session', 'vendor_transaction', 'game_round', 'play_settlement')`,
      ),
    };
  });
  expect(posted?.statuses).toEqual(each(0));
  expect(reads).toHaveLength(4);
  for (const { whole, rows } of reads) {
    expect(whole).toBe(0);
    expect(rows).toBeLessThanOrEqual(2 * batch);
  }
});
