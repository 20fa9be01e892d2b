import { plainList, type Queryable, type Tx, textList } from '@hanpan/db';
import type { Settlement } from './settlement.ts';

const columns = `site_id as "siteId", member_id as "memberId", family, reference, revision, sign, game_type as "gameType",
  vendor, game, stake, counted, eligible, returned, win, placed_at as "placedAt", settled_at as "settledAt"`;

/** Adds facts, in the transaction that settles. Throws where a settlement of that revision is known already. */
export async function insertSettlements(tx: Tx, facts: readonly Settlement[]): Promise<void> {
  const numbers = (of: (fact: Settlement) => number) => plainList(facts.map(of));
  const texts = (of: (fact: Settlement) => string | null) => textList(facts.map(of));
  const times = (of: (fact: Settlement) => Date) => textList(facts.map((fact) => of(fact).toISOString()));
  await tx.prepared(
    'play-settlement-insert',
    `insert into play_settlement (site_id, member_id, family, reference, revision, sign, game_type, vendor, game, stake,
       counted, eligible, returned, win, placed_at, settled_at)
     select * from unnest($1::smallint[], $2::bigint[], $3::text[], $4::text[], $5::int[], $6::smallint[], $7::text[],
       $8::text[], $9::text[], $10::bigint[], $11::bigint[], $12::bigint[], $13::bigint[], $14::bigint[], $15::timestamptz[], $16::timestamptz[])`,
    [
      numbers((fact) => fact.siteId),
      numbers((fact) => fact.memberId),
      texts((fact) => fact.family),
      texts((fact) => fact.reference),
      numbers((fact) => fact.revision),
      numbers((fact) => fact.sign),
      texts((fact) => fact.gameType),
      texts((fact) => fact.vendor),
      texts((fact) => fact.game),
      numbers((fact) => fact.stake),
      numbers((fact) => fact.counted),
      texts((fact) => (fact.eligible === null ? null : String(fact.eligible))),
      numbers((fact) => fact.returned),
      numbers((fact) => fact.win),
      times((fact) => fact.placedAt),
      times((fact) => fact.settledAt),
    ],
  );
}

/** The last settlement of each of these references, if it has one that was not reversed since. */
export function standingSettlements(
  tx: Tx,
  family: string,
  references: readonly string[],
): Promise<Settlement[]> {
  return tx.rows(
    `select ${columns} from (
       select distinct on (reference) * from play_settlement where family = $1 and reference = any($2)
        order by reference, revision desc, sign) last
      where sign = 1`,
    [family, references],
  );
}

/** A fact as a reader meets it, with its place. */
export interface ReadSettlement extends Settlement {
  readonly id: number;
  readonly xid: string;
}

/** A place in the stream of facts. */
export interface Place {
  readonly xid: string;
  readonly id: number;
}

/**
 * Locks a reader's place: of two workers with one reader the second waits, and continues where the first one stopped.
 */
export async function lockPlace(tx: Tx, reader: string): Promise<Place> {
  await tx.run('insert into play_cursor (reader) values ($1) on conflict do nothing', [reader]);
  const row = await tx.row<Place>(
    'select xid::text as xid, id from play_cursor where reader = $1 for update',
    [reader],
  );
  if (row === undefined) throw new Error(`the reader ${reader} has no place`);
  return row;
}

/**
 * The next facts after a place. Whatever a running transaction may still add lies above the bound, so a fact that is
 * committed late is read late and never skipped.
 */
export function settlementsAfter(tx: Tx, place: Place, limit: number): Promise<ReadSettlement[]> {
  return tx.rows(
    `select id, xid::text as xid, ${columns} from play_settlement
      where (xid, id) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
      order by play_settlement.xid, play_settlement.id limit $3`,
    [place.xid, place.id, limit],
  );
}

/** Where the next `limit` facts after a place end, and how many they are; undefined where there is none. */
export function spanAfter(
  tx: Tx,
  place: Place,
  limit: number,
): Promise<(Place & { readonly facts: number }) | undefined> {
  return tx.row(
    `with next as (
       select xid, id from play_settlement
        where (xid, id) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
        order by xid, id limit $3)
     select xid::text as xid, id, (select count(*)::int from next) as facts from next
      order by next.xid desc, next.id desc limit 1`,
    [place.xid, place.id, limit],
  );
}

/** Whether facts are committed already that the reader may not read yet, because an older transaction still runs. */
export async function isBehind(tx: Tx, place: Place): Promise<boolean> {
  const row = await tx.row<{ behind: boolean }>(
    'select exists (select from play_settlement where (xid, id) > ($1::xid8, $2::bigint)) as behind',
    [place.xid, place.id],
  );
  return row?.behind === true;
}

/** `caughtUpAt`: when there was nothing more to read; null keeps the previous time. */
export async function savePlace(
  tx: Tx,
  reader: string,
  place: Place,
  caughtUpAt: Date | null,
): Promise<void> {
  await tx.run(
    `update play_cursor set xid = $2::xid8, id = $3, caught_up_at = coalesce($4::timestamptz, caught_up_at)
      where reader = $1`,
    [reader, place.xid, place.id, caughtUpAt],
  );
}

export async function caughtUpAt(queryable: Queryable, reader: string): Promise<Date | null> {
  const row = await queryable.row<{ at: Date | null }>(
    'select caught_up_at as at from play_cursor where reader = $1',
    [reader],
  );
  return row?.at ?? null;
}

/** What a member has won (above zero) or lost by settlements since then, in minor units. */
export async function netPositionSince(queryable: Queryable, memberId: number, since: Date): Promise<number> {
  const [row] = await queryable.prepared<{ result: number }>(
    'play-net-position',
    `select coalesce(sum(sign * result), 0)::bigint as result from play_settlement
      where member_id = $1 and settled_at >= $2`,
    [memberId, since],
  );
  return row?.result ?? 0;
}
