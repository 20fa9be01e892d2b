import type { LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { VendorGame } from '../../vendors/port.ts';

export interface GameRow {
  readonly key: string;
  readonly names: LocalText;
  readonly image: string;
  readonly rtp_percent: string;
}

/** The games of a vendor that a member may open. */
export function listGamesFor(queryable: Queryable, vendorId: number, memberId: number): Promise<GameRow[]> {
  return queryable.rows(
    `select key, names, image, rtp_percent from vendor_game
      where vendor_id = $1 and enabled and not vendor_is_off(vendor_id, key, $2) order by ord, key`,
    [vendorId, memberId],
  );
}

/** The vendors that are on and whose list of games was not read since then. */
export async function vendorsToList(queryable: Queryable, before: Date): Promise<Set<number>> {
  const rows = await queryable.rows<{ id: number }>(
    'select id from vendor where enabled and (synced_at is null or synced_at <= $1)',
    [before],
  );
  return new Set(rows.map(({ id }) => id));
}

/** Writes the vendor's list; a game that is no longer on it is switched off, never deleted. */
export async function saveVendorGames(
  tx: Tx,
  vendorId: number,
  games: readonly VendorGame[],
  at: Date,
): Promise<void> {
  const list = <Value>(of: (game: VendorGame) => Value) => games.map(of);
  await tx.run(
    `update vendor_game set enabled = false where vendor_id = $1 and enabled and key <> all($2::text[])`,
    [vendorId, list(({ key }) => key)],
  );
  await tx.run(
    `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent, ord)
     select $1, q.key, q.family, q.names, q.image, q.rtp, q.ord - 1
       from unnest($2::text[], $3::text[], $4::jsonb[], $5::text[], $6::text[])
            with ordinality q(key, family, names, image, rtp, ord)
     on conflict (vendor_id, key) do update set family = excluded.family, names = excluded.names, image = excluded.image,
       rtp_percent = excluded.rtp_percent, ord = excluded.ord, enabled = true`,
    [
      vendorId,
      list(({ key }) => key),
      list(({ family }) => family),
      list(({ names }) => JSON.stringify(names)),
      list(({ image }) => image),
      list(({ returnToPlayerPercent }) => returnToPlayerPercent),
    ],
  );
  await tx.run('update vendor set synced_at = $2 where id = $1', [vendorId, at]);
}
