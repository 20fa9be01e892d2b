import type { GameWindow, LocalText } from '@hanpan/contract';
import type { Queryable, Tx } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import type { VendorGame } from '../../vendors/port.ts';
import type { PlayedGame } from '../play/index.ts';
import { isOn } from './vendor-store.ts';

export interface GameRow {
  readonly vendor_code: string;
  readonly vendor_name: LocalText;
  readonly key: string;
  readonly family: string;
  readonly names: LocalText;
  readonly image: string;
  readonly rtp_percent: string;
  readonly lowest_rtp_percent: string | null;
  readonly smallest_stake: Amount | null;
  readonly largest_stake: Amount | null;
  readonly product_code: string | null;
  readonly window_kind: GameWindow;
  readonly has_demo: boolean;
  readonly volatility: number | null;
  readonly released_on: string | null;
  readonly jackpot_amount: Amount | null;
}

/** Of a vendor `v` and a game `g` of it. */
export const gameColumns = `v.code as vendor_code, v.name as vendor_name, g.key, g.family, g.names, g.image, g.rtp_percent,
  g.lowest_rtp_percent, g.smallest_stake, g.largest_stake, g.product_code, g.window_kind, g.has_demo, g.volatility,
  g.released_on::text as released_on, g.jackpot_amount`;

/** The games of a type that a member may open, of every vendor. */
export function listGamesOfType(queryable: Queryable, type: string, memberId: number): Promise<GameRow[]> {
  return queryable.rows(
    `select ${gameColumns} from vendor_game g join vendor v on v.id = g.vendor_id
      where g.family = $1 and g.enabled and not vendor_is_off(g.vendor_id, g.key, $2) order by v.id, g.ord, g.key`,
    [type, memberId],
  );
}

/** The vendor that opens a game of a product for a member: the first that carries it and is on. */
export async function vendorOfProduct(
  queryable: Queryable,
  { productCode, gameKey, memberId }: { productCode: string; gameKey: string; memberId: number },
): Promise<string | undefined> {
  const row = await queryable.row<{ code: string }>(
    `select v.code from vendor_game g join vendor v on v.id = g.vendor_id
      where g.product_code = $1 and g.key = $2 and g.enabled and not vendor_is_off(g.vendor_id, g.key, $3)
      order by v.id limit 1`,
    [productCode, gameKey, memberId],
  );
  return row?.code;
}

/** Whether any vendor carries games under a code of the catalogue, open or not. */
export async function isProduct(queryable: Queryable, productCode: string): Promise<boolean> {
  const row = await queryable.row('select 1 from vendor_game where product_code = $1 limit 1', [productCode]);
  return row !== undefined;
}

/** What a launch has to know of a game. */
export interface GameFacts {
  readonly family: string;
  readonly product_code: string | null;
  readonly has_demo: boolean;
  readonly window_kind: GameWindow;
}

export function findGame(
  queryable: Queryable,
  vendorId: number,
  gameKey: string,
): Promise<GameFacts | undefined> {
  return queryable.row(
    'select family, product_code, has_demo, window_kind from vendor_game where vendor_id = $1 and key = $2 and enabled',
    [vendorId, gameKey],
  );
}

/** A game as a page names it that is no lobby. */
export type NamedGame = Pick<GameRow, 'key' | 'names' | 'image' | 'rtp_percent' | 'family' | 'vendor_name'>;

const namedGame = `distinct on (g.key) g.key, g.names, g.image, g.rtp_percent, g.family, v.name as vendor_name
  from vendor_game g join vendor v on v.id = g.vendor_id where g.enabled and ${isOn}`;

/** Games that the main page names by their keys, of the first vendor that has them and is on for the site. */
export function gamesByKey(
  queryable: Queryable,
  siteId: number,
  keys: readonly string[],
): Promise<NamedGame[]> {
  return queryable.rows(`select ${namedGame} and g.key = any($2::text[]) order by g.key, v.id`, [
    siteId,
    keys,
  ]);
}

/** Games by a part of their name in any language, of one type or of all. */
export function gamesNamed(
  queryable: Queryable,
  siteId: number,
  { search, type, limit }: { readonly search: string; readonly type: string | null; readonly limit: number },
): Promise<NamedGame[]> {
  return queryable.rows(
    `select ${namedGame} and ($3::text is null or g.family = $3)
        and ($2 = '' or exists (select from jsonb_each_text(g.names) n where position(lower($2) in lower(n.value)) > 0))
      order by g.key, v.id limit $4`,
    [siteId, search, type, limit],
  );
}

/** Which games are listed. Names match in any language, without regard to case. */
export interface GameFilter {
  /** Of a vendor, or of a code of the catalogue. */
  readonly vendorId: number | null;
  readonly productCode: string | null;
  readonly memberId: number;
  /** A game type; null is every one. */
  readonly type: string | null;
  readonly search: string;
}

/** What the member may open of it. A game that several vendors carry is there once, of the first. */
const listed = `select distinct on (g.key) ${gameColumns}, v.id as vendor_id, g.ord
  from vendor_game g join vendor v on v.id = g.vendor_id
 where ($1::smallint is null or g.vendor_id = $1) and ($2::text is null or g.product_code = $2)
   and g.enabled and not vendor_is_off(g.vendor_id, g.key, $3) and ($4::text is null or g.family = $4)
   and ($5 = '' or exists (select from jsonb_each_text(g.names) n where position(lower($5) in lower(n.value)) > 0))
 order by g.key, v.id`;

const filterValues = ({ vendorId, productCode, memberId, type, search }: GameFilter) => [
  vendorId,
  productCode,
  memberId,
  type,
  search,
];

/** Without a page, all of them. */
export function listGames(
  queryable: Queryable,
  filter: GameFilter,
  page: { readonly limit: number; readonly offset: number } | undefined,
): Promise<GameRow[]> {
  return queryable.rows(`select * from (${listed}) offered order by vendor_id, ord, key limit $6 offset $7`, [
    ...filterValues(filter),
    page?.limit ?? null,
    page?.offset ?? 0,
  ]);
}

export async function countGames(queryable: Queryable, filter: GameFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(
    `select count(*) from (${listed}) offered`,
    filterValues(filter),
  );
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
    `insert into vendor_game (vendor_id, key, family, names, image, rtp_percent, product_code, window_kind, has_demo,
       volatility, released_on, jackpot_amount, lowest_rtp_percent, smallest_stake, largest_stake, ord)
     select $1, q.key, q.family, q.names, q.image, q.rtp, q.product, q.kind, q.demo, q.volatility, q.released, q.jackpot,
            q.lowest_rtp, q.smallest, q.largest, q.ord - 1
       from unnest($2::text[], $3::text[], $4::jsonb[], $5::text[], $6::text[], $7::text[], $8::text[], $9::boolean[],
              $10::smallint[], $11::date[], $12::bigint[], $13::text[], $14::bigint[], $15::bigint[])
            with ordinality q(key, family, names, image, rtp, product, kind, demo, volatility, released, jackpot, lowest_rtp,
              smallest, largest, ord)
     on conflict (vendor_id, key) do update set family = excluded.family, names = excluded.names, image = excluded.image,
       rtp_percent = excluded.rtp_percent, product_code = excluded.product_code, window_kind = excluded.window_kind,
       has_demo = excluded.has_demo, volatility = excluded.volatility, released_on = excluded.released_on,
       jackpot_amount = excluded.jackpot_amount, lowest_rtp_percent = excluded.lowest_rtp_percent,
       smallest_stake = excluded.smallest_stake, largest_stake = excluded.largest_stake, ord = excluded.ord, enabled = true`,
    [
      vendorId,
      list(({ key }) => key),
      list(({ family }) => family),
      list(({ names }) => JSON.stringify(names)),
      list(({ image }) => image),
      list(({ returnToPlayerPercent }) => returnToPlayerPercent),
      list(({ productCode }) => productCode),
      list(({ window }) => window),
      list(({ hasDemo }) => hasDemo),
      list(({ volatility }) => volatility),
      list(({ releasedOn }) => releasedOn),
      list(({ jackpot }) => jackpot),
      list(({ lowestReturnPercent }) => lowestReturnPercent),
      list(({ smallestStake }) => smallestStake),
      list(({ largestStake }) => largestStake),
    ],
  );
  await tx.run(
    `update vendor v set synced_at = $2::timestamptz, jackpot_amount = top.amount,
            jackpot_at = case when top.amount is not null then $2::timestamptz end
       from (select max(jackpot_amount) as amount from vendor_game where vendor_id = $1 and enabled) top
      where v.id = $1`,
    [vendorId, at],
  );
}
