import { plainList, type Queryable, type Tx } from '@hanpan/db';
import type { MarketCode, Scope } from '@hanpan/rules';

/** The open bets of a site on an event. */
export interface BookKey {
  readonly eventId: number;
  readonly siteId: number;
}

/** A change of what is open on a selection, in minor units; below zero where bets were settled. */
export interface BookMove extends BookKey {
  readonly selectionId: number;
  readonly marketId: number;
  readonly bets: number;
  readonly stake: number;
  readonly payout: number;
}

const keyLists = (keys: readonly BookKey[]) => [
  plainList(keys.map((key) => key.eventId)),
  plainList(keys.map((key) => key.siteId)),
];

/** A book that is locked, with the share of the site's limits that a trader allows on its event, in basis points. */
export interface LockedBook extends BookKey {
  readonly traderShare: number;
}

/** Locks those of the books that exist, the lower event and then the lower site first. */
export function lockKnownBooks(tx: Tx, keys: readonly BookKey[]): Promise<LockedBook[]> {
  return tx.prepared<LockedBook>(
    'books-lock',
    `select b.event_id as "eventId", b.site_id as "siteId", b.limit_share as "traderShare" from event_book b
      where (b.event_id, b.site_id) in (select * from unnest($1::bigint[], $2::int[]))
      order by b.event_id, b.site_id for no key update`,
    keyLists(keys),
  );
}

/** Opens those that do not exist, in the order of locking: two who open the same ones wait for each other and no more. */
export async function openBooks(tx: Tx, keys: readonly BookKey[]): Promise<void> {
  await tx.prepared(
    'books-open',
    `insert into event_book (event_id, site_id) select distinct * from unnest($1::bigint[], $2::int[]) order by 1, 2
     on conflict do nothing`,
    keyLists(keys),
  );
}

/** Locks books, and opens those that do not exist. */
export async function lockBooks(tx: Tx, keys: readonly BookKey[]): Promise<LockedBook[]> {
  const known = await lockKnownBooks(tx, keys);
  if (known.length === distinctKeys(keys).length) return known;
  await openBooks(tx, keys);
  return lockKnownBooks(tx, keys);
}

/** The books as they are now, without a lock and without opening any: those that exist. */
export function shownBooks(queryable: Queryable, keys: readonly BookKey[]): Promise<LockedBook[]> {
  return queryable.prepared(
    'books-shown',
    `select b.event_id as "eventId", b.site_id as "siteId", b.limit_share as "traderShare" from event_book b
      where (b.event_id, b.site_id) in (select * from unnest($1::bigint[], $2::int[]))`,
    keyLists(keys),
  );
}

function distinctKeys(keys: readonly BookKey[]): BookKey[] {
  return [...new Map(keys.map((key) => [`${key.siteId} ${key.eventId}`, key])).values()];
}

const moveLists = (moves: readonly BookMove[]) => {
  const list = (of: (move: BookMove) => number) => plainList(moves.map(of));
  return [
    ...keyLists(moves),
    list((move) => move.selectionId),
    list((move) => move.marketId),
    list((move) => move.bets),
    list((move) => move.stake),
    list((move) => move.payout),
  ];
};

/** Adds to the counters of books that are locked. One move for each selection and site, none of them below zero. */
export async function addToBooks(tx: Tx, moves: readonly BookMove[]): Promise<void> {
  await tx.prepared(
    'books-add',
    `insert into selection_book (event_id, site_id, selection_id, market_id, bets, stake, payout)
     select * from unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[], $5::int[], $6::bigint[], $7::bigint[])
     on conflict (event_id, site_id, selection_id) do update set bets = selection_book.bets + excluded.bets,
       stake = selection_book.stake + excluded.stake, payout = selection_book.payout + excluded.payout`,
    moveLists(moves),
  );
}

/** The same for moves that may be below zero; what was never counted is not taken off. */
export async function takeOffBooks(tx: Tx, moves: readonly BookMove[]): Promise<void> {
  await tx.prepared(
    'books-take-off',
    `update selection_book b set bets = b.bets + m.bets, stake = b.stake + m.stake, payout = b.payout + m.payout
       from unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[], $5::int[], $6::bigint[], $7::bigint[])
            m(event_id, site_id, selection_id, market_id, bets, stake, payout)
      where b.event_id = m.event_id and b.site_id = m.site_id and b.selection_id = m.selection_id`,
    moveLists(moves),
  );
}

/** What is open on one selection, with what it is a selection of. */
export interface OpenSelection extends BookKey {
  readonly selectionId: number;
  readonly marketId: number;
  readonly kind: MarketCode;
  readonly scope: Scope;
  readonly lineQuarters: number | null;
  readonly pick: string;
  readonly bets: number;
  readonly stake: number;
  readonly payout: number;
}

/** The open selections of books. */
export function openSelections(queryable: Queryable, keys: readonly BookKey[]): Promise<OpenSelection[]> {
  return queryable.prepared(
    'books-open-selections',
    `select b.event_id as "eventId", b.site_id as "siteId", b.selection_id as "selectionId", b.market_id as "marketId",
            m.kind, m.scope, m.line_quarters as "lineQuarters", s.pick, b.bets, b.stake, b.payout
       from unnest($1::bigint[], $2::int[]) k(event_id, site_id)
       join selection_book b on b.event_id = k.event_id and b.site_id = k.site_id and b.bets > 0
       join selection s on s.id = b.selection_id join market m on m.id = b.market_id`,
    keyLists(keys),
  );
}

/** The share of its limits that a site allows on an event from now on, in basis points. The book is locked. */
export async function saveTraderShare(tx: Tx, { eventId, siteId }: BookKey, share: number): Promise<void> {
  await tx.run('update event_book set limit_share = $3 where event_id = $1 and site_id = $2', [
    eventId,
    siteId,
    share,
  ]);
}
