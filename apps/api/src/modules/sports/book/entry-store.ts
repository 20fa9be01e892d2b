import { plainList, type Tx, textList } from '@hanpan/db';
import type { BookKey, BookMove } from './book-store.ts';
import type { LegSet, MemberDay, MemberEventBook } from './member-book-store.ts';

/** A book after bets were taken: its worst case now, and the limit that it was measured against. */
export interface AcceptedBook extends BookKey {
  readonly worst: number;
  readonly limit: number;
}

/** What taking bets adds to all counters. Wins are what these bets can win; the lists of a member's event are whole. */
export interface BookEntries {
  readonly moves: readonly BookMove[];
  readonly books: readonly AcceptedBook[];
  readonly memberEvents: readonly MemberEventBook[];
  readonly memberDays: readonly (MemberDay & { readonly win: number })[];
  readonly legSets: readonly (LegSet & { readonly day: string; readonly win: number })[];
}

/**
 * Adds bets to all counters with one statement, under the locks of the members and the books. Prices of the events are to
 * be looked at, and the database itself refuses a worst case beyond its limit.
 */
export async function enterBets(tx: Tx, entries: BookEntries): Promise<void> {
  const { moves, books, memberEvents, memberDays, legSets } = entries;
  await tx.prepared(
    'books-enter',
    `with selections as (
       insert into selection_book (event_id, site_id, selection_id, market_id, bets, stake, payout)
       select * from unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[], $5::int[], $6::bigint[], $7::bigint[])
       on conflict (event_id, site_id, selection_id) do update set bets = selection_book.bets + excluded.bets,
         stake = selection_book.stake + excluded.stake, payout = selection_book.payout + excluded.payout
     ), events as (
       insert into member_event_book as b (member_id, event_id, win, markets, selections, both_sides)
       select k.member_id, k.event_id, k.win, k.markets::bigint[], k.selections::bigint[], k.both_sides
         from unnest($8::bigint[], $9::bigint[], $10::bigint[], $11::text[], $12::text[], $13::bool[])
              k(member_id, event_id, win, markets, selections, both_sides)
       on conflict (member_id, event_id) do update set win = b.win + excluded.win, markets = excluded.markets,
         selections = excluded.selections, both_sides = excluded.both_sides
     ), days as (
       insert into member_day_book (member_id, day, win) select * from unnest($14::bigint[], $15::date[], $16::bigint[])
       on conflict (member_id, day) do update set win = member_day_book.win + excluded.win
     ), sets as (
       insert into leg_set_book (site_id, legs, day, win) select * from unnest($17::int[], $18::text[], $19::date[], $20::bigint[])
       on conflict (site_id, legs) do update set day = excluded.day, win = leg_set_book.win + excluded.win
     )
     update event_book b set version = b.version + 1, accepted_worst = m.worst, accepted_limit = m.most
       from unnest($21::bigint[], $22::int[], $23::bigint[], $24::bigint[]) m(event_id, site_id, worst, most)
      where b.event_id = m.event_id and b.site_id = m.site_id`,
    [
      plainList(moves.map((move) => move.eventId)),
      plainList(moves.map((move) => move.siteId)),
      plainList(moves.map((move) => move.selectionId)),
      plainList(moves.map((move) => move.marketId)),
      plainList(moves.map((move) => move.bets)),
      plainList(moves.map((move) => move.stake)),
      plainList(moves.map((move) => move.payout)),
      plainList(memberEvents.map((each) => each.memberId)),
      plainList(memberEvents.map((each) => each.eventId)),
      plainList(memberEvents.map((each) => each.win)),
      textList(memberEvents.map((each) => plainList(each.markets))),
      textList(memberEvents.map((each) => plainList(each.selections))),
      plainList(memberEvents.map((each) => each.bothSides)),
      plainList(memberDays.map((each) => each.memberId)),
      plainList(memberDays.map((each) => each.day)),
      plainList(memberDays.map((each) => each.win)),
      plainList(legSets.map((each) => each.siteId)),
      textList(legSets.map((each) => each.legs)),
      plainList(legSets.map((each) => each.day)),
      plainList(legSets.map((each) => each.win)),
      plainList(books.map((book) => book.eventId)),
      plainList(books.map((book) => book.siteId)),
      plainList(books.map((book) => book.worst)),
      plainList(books.map((book) => book.limit)),
    ],
  );
}
