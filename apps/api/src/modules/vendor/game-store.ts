import type { LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { VendorGame } from '../../vendors/port.ts';
import type { PlayedGame } from '../play/index.ts';

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

/** Which games of a vendor are listed. Names match in any language, without regard to case. */
export interface GameFilter {
  readonly vendorId: number;
  readonly memberId: number;
  /** A game type; null is every one. */
  readonly type: string | null;
  readonly search: string;
}

const isListed = `g.vendor_id = $1 and g.enabled and not vendor_is_off(g.vendor_id, g.key, $2)
  and ($3::text is null or g.family = $3)
  and ($4 = '' or exists (select from jsonb_each_text(g.names) n where position(lower($4) in lower(n.value)) > 0))`;

export function listGames(
  queryable: Queryable,
  { vendorId, memberId, type, search }: GameFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<(GameRow & { readonly family: string })[]> {
  return queryable.rows(
    `select g.key, g.names, g.image, g.rtp_percent, g.family from vendor_game g where ${isListed}
      order by g.ord, g.key limit $5 offset $6`,
    [vendorId, memberId, type, search, limit, offset],
  );
}

export async function countGames(
  queryable: Queryable,
  { vendorId, memberId, type, search }: GameFilter,
): Promise<number> {
  const row = await queryable.row<{ count: number }>(`select count(*) from vendor_game g where ${isListed}`, [
    vendorId,
    memberId,
    type,
    search,
  ]);
  return row?.count ?? 0;
}

/** Which of these games are off for the member, or no vendor's any more. */
export function closedGames(
  queryable: Queryable,
  memberId: number,
  games: readonly PlayedGame[],
): Promise<PlayedGame[]> {
  return queryable.rows(
    `select p.vendor, p.game from unnest($2::text[], $3::text[]) p(vendor, game)
       left join vendor v on v.code = p.vendor
      where v.id is null or vendor_is_off(v.id, p.game, $1)`,
    [memberId, games.map(({ vendor }) => vendor), games.map(({ game }) => game)],
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
