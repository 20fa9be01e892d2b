import type { Queryable, Tx } from '@hanpan/db';
import type { BeaconPlan } from '@hanpan/rules';
import type { SealedKeys } from './key-store.ts';

/** A pinned network of a beacon, by the hash of its chain in hex. */
type Network = Omit<BeaconPlan, 'kind'>;

/** An announcement as it stands. `number` counts those of the game from 1. */
export interface SeriesRow {
  readonly series: string;
  readonly game: string;
  readonly number: number;
  readonly draws: number;
  readonly first_draw_at: Date;
  readonly every_ms: number;
  readonly chain: Buffer;
  /** Of the witness that gives the salts, and whether its key is sealed under a secret of its own; null where a beacon does. */
  readonly witness_chain: Buffer | null;
  readonly keys_apart: boolean | null;
  readonly beacon: Network | null;
  readonly hash: Buffer;
  readonly announced_at: Date;
}

/** The number is the database's to give. */
export type NewSeries = Omit<SeriesRow, 'number'>;

const columns = `s.series, s.game, s.number, s.draws, s.first_draw_at, s.every_ms, s.chain, s.witness_chain, s.keys_apart, s.hash,
  s.announced_at, (select jsonb_build_object('network', encode(b.network, 'hex'), 'genesisMs', b.genesis_ms, 'periodMs', b.period_ms)
     from draw_beacon b where b.network = s.beacon) as beacon`;

/** Announcement and keys in one statement: neither stands without the other. A series that stands already stays as it is. */
export async function insertSeries(tx: Tx, row: NewSeries, keys: SealedKeys): Promise<void> {
  await tx.run(
    `with announced as (
       insert into draw_series (series, game, draws, first_draw_at, every_ms, chain, witness_chain, keys_apart, hash,
         announced_at, beacon)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, decode($15, 'hex')) on conflict (series) do nothing returning series)
     insert into draw_key (series, holder, sealed, mark)
     select a.series, k.holder, k.sealed, k.mark
       from announced a, (values ('chain', $11::bytea, $12::bytea), ('witness', $13, $14)) k (holder, sealed, mark)
      where k.sealed is not null`,
    [
      row.series,
      row.game,
      row.draws,
      row.first_draw_at,
      row.every_ms,
      row.chain,
      row.witness_chain,
      row.keys_apart,
      row.hash,
      row.announced_at,
      keys.chain.sealed,
      keys.chain.mark,
      keys.witness?.sealed ?? null,
      keys.witness?.mark ?? null,
      row.beacon?.network ?? null,
    ],
  );
}

export function readSeries(queryable: Queryable, series: string): Promise<SeriesRow | undefined> {
  return queryable.row(`select ${columns} from draw_series s where s.series = $1`, [series]);
}

export interface ListedSeries extends SeriesRow {
  readonly void_draws: number;
}

/** What is left null is not asked for; the hash is in hex. */
export interface SeriesFilter {
  readonly game: string | null;
  readonly digest: string | null;
}

const matches = "($1::text is null or game = $1) and ($2::text is null or hash = decode($2, 'hex'))";

/** The series that were announced, the latest first. */
export function listSeries(
  queryable: Queryable,
  { game, digest }: SeriesFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedSeries[]> {
  return queryable.rows(
    `select ${columns}, (select count(*) from draw_outcome o
                          where o.series = s.series and o.void_reason is not null) as void_draws
       from draw_series s where ${matches}
      order by s.announced_at desc, s.series limit $3 offset $4`,
    [game, digest, limit, offset],
  );
}

export async function countSeries(queryable: Queryable, { game, digest }: SeriesFilter): Promise<number> {
  const row = await queryable.row<{ count: number }>(`select count(*) from draw_series where ${matches}`, [
    game,
    digest,
  ]);
  return row?.count ?? 0;
}

/** Of the series of a game that begin until then the one that begins last. */
export function readLatestSeries(
  queryable: Queryable,
  game: string,
  until: Date,
): Promise<SeriesRow | undefined> {
  return queryable.row(
    `select ${columns} from draw_series s where s.game = $1 and s.first_draw_at <= $2
      order by s.first_draw_at desc, s.number desc limit 1`,
    [game, until],
  );
}

/** When the next series of a game begins, of those that begin later; null where there is none. */
export async function readNextBeginning(
  queryable: Queryable,
  game: string,
  later: Date,
): Promise<Date | null> {
  const row = await queryable.row<{ at: Date | null }>(
    'select min(first_draw_at) as at from draw_series where game = $1 and first_draw_at > $2',
    [game, later],
  );
  return row?.at ?? null;
}
