import { plainList, type Queryable, type Tx, textList, together } from '@hanpan/db';
import { need } from '../../../kernel/need.ts';

/** A member on one day of its site's calendar. */
export interface MemberDay {
  readonly memberId: number;
  /** "YYYY-MM-DD". */
  readonly day: string;
}

export interface MemberDayBook extends MemberDay {
  /** The part of stakes and wins that a trader allows the member, in basis points. */
  readonly share: number;
  /** What it can win by the bets of that day, in full. */
  readonly win: number;
}

/** What a member has on one event. */
export interface MemberEventBook {
  readonly memberId: number;
  readonly eventId: number;
  readonly win: number;
  /** The markets that it bet on, and the selection that it took first in each. */
  readonly markets: readonly number[];
  readonly selections: readonly number[];
  readonly bothSides: boolean;
}

export interface LegSet {
  readonly siteId: number;
  /** The ids of the selections, in order. */
  readonly legs: string;
}

export interface WonLegSet extends LegSet {
  /** What all bets on exactly these legs can win. */
  readonly win: number;
}

export interface MemberKeys {
  readonly days: readonly MemberDay[];
  readonly events: readonly Pick<MemberEventBook, 'memberId' | 'eventId'>[];
  readonly sets: readonly LegSet[];
}

export interface MemberBookRows {
  /** Of every member and day that was asked for. */
  readonly days: readonly MemberDayBook[];
  /** Those that exist. */
  readonly events: readonly MemberEventBook[];
  readonly sets: readonly WonLegSet[];
}

function memberDays(tx: Tx, days: MemberKeys['days']): Promise<MemberDayBook[]> {
  return tx.prepared(
    'member-day-books',
    `select k.member_id as "memberId", k.day::text, coalesce(s.share, 10000) as share, coalesce(d.win, 0) as win
       from unnest($1::bigint[], $2::date[]) k(member_id, day)
       left join member_stake_share s on s.member_id = k.member_id
       left join member_day_book d on d.day = k.day and d.member_id = k.member_id`,
    [plainList(days.map((each) => each.memberId)), plainList(days.map((each) => each.day))],
  );
}

interface EventBookColumns {
  readonly members: readonly number[];
  readonly events: readonly number[];
  readonly wins: readonly number[];
  readonly both: readonly boolean[];
  /** "1,2;3": the ids of a book behind each other. */
  readonly markets: string;
  readonly selections: string;
}

const idsOf = (list: string) => (list === '' ? [] : list.split(',').map(Number));
const idLists = (text: string) => text.split(';').map(idsOf);

/** As lists: a batch has hundreds of them, and to make objects of JSON took the database longer than to find them. */
async function memberEvents(tx: Tx, events: MemberKeys['events']): Promise<MemberEventBook[]> {
  const [row] = await tx.prepared<EventBookColumns>(
    'member-event-books',
    `select array_agg(b.member_id) as members, array_agg(b.event_id) as events, array_agg(b.win) as wins,
            array_agg(b.both_sides) as both, string_agg(array_to_string(b.markets, ','), ';') as markets,
            string_agg(array_to_string(b.selections, ','), ';') as selections
       from unnest($1::bigint[], $2::bigint[]) k(member_id, event_id)
       join member_event_book b on b.member_id = k.member_id and b.event_id = k.event_id
     having count(*) > 0`,
    [plainList(events.map((each) => each.memberId)), plainList(events.map((each) => each.eventId))],
  );
  if (row === undefined) return [];
  const markets = idLists(row.markets);
  const selections = idLists(row.selections);
  return row.members.map((memberId, place) => ({
    memberId,
    eventId: need(row.events[place], 'an event'),
    win: need(row.wins[place], 'a win'),
    markets: need(markets[place], 'the markets'),
    selections: need(selections[place], 'the selections'),
    bothSides: need(row.both[place], 'both sides'),
  }));
}

function legSets(tx: Tx, sets: MemberKeys['sets']): Promise<WonLegSet[]> {
  return tx.prepared(
    'leg-set-books',
    `select b.site_id as "siteId", b.legs, b.win from unnest($1::int[], $2::text[]) k(site_id, legs)
       join leg_set_book b on b.site_id = k.site_id and b.legs = k.legs`,
    [plainList(sets.map((each) => each.siteId)), textList(sets.map((each) => each.legs))],
  );
}

/**
 * What members can win already, and bets on the same legs. The locks of the members and of the books of the events are
 * held, so it stays true.
 */
export async function memberBooks(tx: Tx, keys: MemberKeys): Promise<MemberBookRows> {
  const [days, events, sets] = await together([
    memberDays(tx, keys.days),
    memberEvents(tx, keys.events),
    legSets(tx, keys.sets),
  ]);
  return { days, events, sets };
}

/** Days before that one. Returns how many were removed. */
export function pruneMemberDays(queryable: Queryable, before: Date, limit: number): Promise<number> {
  return queryable.run(
    'delete from member_day_book where ctid = any(array(select ctid from member_day_book where day < $1::date limit $2))',
    [before, limit],
  );
}

/** Sets of legs that nobody has bet on since that day. Returns how many were removed. */
export function pruneLegSets(queryable: Queryable, before: Date, limit: number): Promise<number> {
  return queryable.run(
    'delete from leg_set_book where ctid = any(array(select ctid from leg_set_book where day < $1::date limit $2))',
    [before, limit],
  );
}

/** What bets had added to the counters of members and of sets of legs. */
export interface MemberWins {
  readonly days: readonly (MemberDay & { readonly win: number })[];
  readonly events: readonly Pick<MemberEventBook, 'memberId' | 'eventId' | 'win'>[];
  readonly sets: readonly WonLegSet[];
}

/** Takes it off again, under the locks of the members and of the books. */
export async function takeOffMembers(tx: Tx, { days, events, sets }: MemberWins): Promise<void> {
  await tx.prepared(
    'member-books-take-off',
    `with days as (
       update member_day_book b set win = b.win - k.win
         from (select member_id, day, sum(win) as win from unnest($1::bigint[], $2::date[], $3::bigint[]) k(member_id, day, win)
                group by 1, 2) k
        where b.member_id = k.member_id and b.day = k.day
     ), events as (
       update member_event_book b set win = b.win - k.win
         from (select member_id, event_id, sum(win) as win from unnest($4::bigint[], $5::bigint[], $6::bigint[]) k(member_id, event_id, win)
                group by 1, 2) k
        where b.member_id = k.member_id and b.event_id = k.event_id
     )
     update leg_set_book b set win = b.win - k.win
       from (select site_id, legs, sum(win) as win from unnest($7::int[], $8::text[], $9::bigint[]) k(site_id, legs, win) group by 1, 2) k
      where b.site_id = k.site_id and b.legs = k.legs`,
    [
      plainList(days.map((each) => each.memberId)),
      plainList(days.map((each) => each.day)),
      plainList(days.map((each) => each.win)),
      plainList(events.map((each) => each.memberId)),
      plainList(events.map((each) => each.eventId)),
      plainList(events.map((each) => each.win)),
      plainList(sets.map((each) => each.siteId)),
      textList(sets.map((each) => each.legs)),
      plainList(sets.map((each) => each.win)),
    ],
  );
}
