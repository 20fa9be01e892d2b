import { createHash, randomBytes } from 'node:crypto';
import { flows, Ledger } from '@hanpan/ledger';
import { amount } from '@hanpan/money';
import type { BenchDatabase } from './bench-database.ts';

export const startingCash = amount(100_000_000);
export const benchGame = 'bench-game';

export interface Person {
  readonly memberId: number;
  /** Of a game session at the vendor. */
  readonly gameToken: string;
  /** Of a session of the site. */
  readonly token: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const newToken = () => randomBytes(24).toString('base64url');

/** Members with money, a session each and an open game each, written as the owner; signing up is not measured. */
export async function makePeople(
  database: Pick<BenchDatabase, 'owner' | 'application'>,
  count: number,
): Promise<Person[]> {
  const { owner, application } = database;
  await owner.run(
    `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent)
     values (1, $1, 'slot', '{}', '', '96.00') on conflict do nothing`,
    [benchGame],
  );
  const rows = await owner.rows<{ id: number }>(
    `insert into member (site_id, mem_id, nickname, password_hash, phone_cipher, phone_index, bank_code,
       account_cipher, account_index, holder_name, status)
     select 1, 'bench' || g, 'bench' || g, '', '', int4send(g), '004', '', int4send(g), '', 'active'
       from generate_series(1, $1) g returning id`,
    [count],
  );
  const ledger = new Ledger(application);
  return Promise.all(
    rows.map(async ({ id: memberId }) => {
      const holder = { siteId: 1, memberId };
      await ledger.post(flows.adjustmentCredit({ holder, amount: startingCash }, `bench:${memberId}`));
      const person = { memberId, gameToken: newToken(), token: newToken() };
      await owner.run(
        `insert into game_session (token_hash, site_id, member_id, vendor_id, game_key, opened_at, seen_at, expires_at)
         values ($1, 1, $2, 1, $3, now(), now(), now() + interval '1 hour')`,
        [hashOf(person.gameToken), memberId, benchGame],
      );
      await owner.run(
        `insert into session (token_hash, site_id, member_id, created_at, seen_at, expires_at, ends_at, address)
         values ($1, 1, $2, now(), now(), now() + interval '1 hour', now() + interval '8 hours', 'bench')`,
        [hashOf(person.token), memberId],
      );
      return person;
    }),
  );
}
