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

/** When each of these references was settled first. */
export function firstSettledAt(
  tx: Tx,
  facts: readonly Pick<Settlement, 'family' | 'reference'>[],
): Promise<{ readonly family: string; readonly reference: string; readonly at: Date }[]> {
  return tx.rows(
    `select f.family, f.reference, f.settled_at as at from play_settlement f
       join (select distinct * from unnest($1::text[], $2::text[]) x(family, reference)) x using (family, reference)
      where f.revision = 1 and f.sign = 1`,
    [facts.map(({ family }) => family), facts.map(({ reference }) => reference)],
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

/** A place with what was running when it was locked: numbers of transactions, which rise in the order in which they begin to write. */
export interface LockedPlace extends Place {
  /** The oldest one that was running; what is below has ended. */
  readonly oldestXid: string;
  /** The next one to begin. */
  readonly nextXid: string;
  /** The next one to begin at `markedAt`, which was an earlier look; null before the first. */
  readonly markedXid: string | null;
  readonly markedAt: Date | null;
}

/**
 * Locks a reader's place: of two workers with one reader the second waits, and continues where the first one stopped.
 */
export async function lockPlace(tx: Tx, reader: string): Promise<LockedPlace> {
  await tx.run('insert into play_cursor (reader) values ($1) on conflict do nothing', [reader]);
  const row = await tx.row<LockedPlace>(
    `select xid::text as xid, id, pg_snapshot_xmin(pg_current_snapshot())::text as "oldestXid",
            pg_snapshot_xmax(pg_current_snapshot())::text as "nextXid", marked_xid::text as "markedXid", marked_at as "markedAt"
       from play_cursor where reader = $1 for update`,
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

export interface Progress {
  /** When there was nothing more to read; null keeps the previous time. */
  readonly caughtUpAt: Date | null;
  /** The next transaction to begin, and when that was seen; null keeps the previous mark. */
  readonly mark: { readonly xid: string; readonly at: Date } | null;
}

export async function savePlace(
  tx: Tx,
  reader: string,
  place: Place,
  { caughtUpAt, mark }: Progress,
): Promise<void> {
  await tx.run(
    `update play_cursor set xid = $2::xid8, id = $3, caught_up_at = coalesce($4::timestamptz, caught_up_at),
            marked_xid = coalesce($5::xid8, marked_xid), marked_at = coalesce($6::timestamptz, marked_at)
      where reader = $1`,
    [reader, place.xid, place.id, caughtUpAt, mark?.xid ?? null, mark?.at ?? null],
  );
}

/**
 * Notes that a reader has read all that is settled, and marks the next transaction to begin, where that is so: one statement
 * for a run that finds nothing. False where there is something beyond its place, and where it has none yet.
 */
export async function noteNothingNew(queryable: Queryable, reader: string, now: Date): Promise<boolean> {
  const rows = await queryable.prepared(
    'play-nothing-new',
    `update play_cursor c
        set caught_up_at = $2, marked_xid = pg_snapshot_xmax(pg_current_snapshot()), marked_at = $2
      where c.reader = $1 and not exists (
        select from (select xid, id from play_settlement order by play_settlement.xid desc, id desc limit 1) newest
         where (newest.xid, newest.id) > (c.xid, c.id))
      returning 1`,
    [reader, now],
  );
  return rows.length > 0;
}

export async function caughtUpAt(queryable: Queryable, reader: string): Promise<Date | null> {
  const row = await queryable.row<{ at: Date | null }>(
    'select caught_up_at as at from play_cursor where reader = $1',
    [reader],
  );
  return row?.at ?? null;
}
