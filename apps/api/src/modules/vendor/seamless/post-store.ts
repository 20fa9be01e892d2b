import { bytesList, plainList, type Queryable, textList } from '@hanpan/db';
import type { PostColumns } from '@hanpan/ledger';
import type { Amount } from '@hanpan/money';

/** Bets and wins of one vendor, a value of each list for each. */
export interface MovementColumns {
  readonly vendorId: number;
  readonly at: Date;
  /** Beyond it, and for a win above what the vendor may pay, it fails with numericOutOfRange and does nothing. */
  readonly largestBalance: Amount;
  /** Distinct, in ascending order: the order in which locks are taken. */
  readonly memberIds: readonly number[];
  /** Positions in `memberIds`, from 1. */
  readonly players: readonly number[];
  readonly tokenHashes: readonly Buffer[];
  readonly games: readonly string[];
  readonly kinds: readonly ('bet' | 'win')[];
  readonly ids: readonly string[];
  readonly references: readonly (string | null)[];
  readonly rounds: readonly string[];
  readonly amounts: readonly Amount[];
  readonly frees: readonly boolean[];
  readonly closes: readonly boolean[];
}

/** 0 done, 1 decide alone, 3 not enough money; with the balance of the member's cash after it. */
export interface PostedMovements {
  readonly statuses: number[];
  readonly balances: (Amount | null)[];
}

const statement = `select * from wallet_post_within($21::bigint, $1::smallint, $2::timestamptz, $3::bigint[], $4::int[],
  $5::bytea[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::bigint[], $12::boolean[], $13::boolean[],
  $14::bigint[], $15::int[], $16::int[], $17::uuid[], $18::text[], $19::text[], $20)`;

export async function postMovements(
  connection: Queryable,
  movements: MovementColumns,
  transfers: PostColumns,
  lock: boolean,
): Promise<PostedMovements | undefined> {
  const [row] = await connection.prepared<PostedMovements>('wallet-post', statement, [
    movements.vendorId,
    movements.at,
    plainList(movements.memberIds),
    plainList(movements.players),
    bytesList(movements.tokenHashes),
    textList(movements.games),
    plainList(movements.kinds),
    textList(movements.ids),
    textList(movements.references),
    textList(movements.rounds),
    plainList(movements.amounts),
    plainList(movements.frees),
    plainList(movements.closes),
    plainList(transfers.accounts),
    plainList(transfers.debits),
    plainList(transfers.credits),
    plainList(transfers.keys),
    plainList(transfers.flows),
    textList(transfers.references),
    lock,
    movements.largestBalance,
  ]);
  return row;
}

export async function vendorIdOf(connection: Queryable, code: string): Promise<number | undefined> {
  const [row] = await connection.prepared<{ id: number }>(
    'vendor-id',
    'select id from vendor where code = $1',
    [code],
  );
  return row?.id;
}

/** The sites of those members that exist. */
export function sitesOf(
  connection: Queryable,
  memberIds: readonly number[],
): Promise<{ id: number; site_id: number }[]> {
  return connection.prepared(
    'member-sites',
    'select id, site_id from member_card where id = any($1::bigint[])',
    [memberIds],
  );
}
