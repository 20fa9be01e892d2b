import { plainList, type Queryable, type Tx, textList } from '@hanpan/db';

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

/**
 * What members can win already, and bets on the same legs, in one reading. The locks of the members and of the books of
 * the events are held, so it stays true.
 */
export async function memberBooks(tx: Tx, { days, events, sets }: MemberKeys): Promise<MemberBookRows> {
  const [row] = await tx.prepared<MemberBookRows>(
    'member-books',
    `select
       (select coalesce(jsonb_agg(jsonb_build_object('memberId', k.member_id, 'day', k.day, 'share', coalesce(s.share, 10000),
                                                     'win', coalesce(d.win, 0))), '[]')
          from unnest($1::bigint[], $2::date[]) k(member_id, day)
          left join member_stake_share s on s.member_id = k.member_id
          left join member_day_book d on d.member_id = k.member_id and d.day = k.day) as days,
       (select coalesce(jsonb_agg(jsonb_build_object('memberId', b.member_id, 'eventId', b.event_id, 'win', b.win,
                                                     'markets', b.markets, 'selections', b.selections,
                                                     'bothSides', b.both_sides)), '[]')
          from unnest($3::bigint[], $4::bigint[]) k(member_id, event_id)
          join member_event_book b on b.member_id = k.member_id and b.event_id = k.event_id) as events,
       (select coalesce(jsonb_agg(jsonb_build_object('siteId', b.site_id, 'legs', b.legs, 'win', b.win)), '[]')
          from unnest($5::int[], $6::text[]) k(site_id, legs)
          join leg_set_book b on b.site_id = k.site_id and b.legs = k.legs) as sets`,
    [
      plainList(days.map((each) => each.memberId)),
      plainList(days.map((each) => each.day)),
      plainList(events.map((each) => each.memberId)),
      plainList(events.map((each) => each.eventId)),
      plainList(sets.map((each) => each.siteId)),
      textList(sets.map((each) => each.legs)),
    ],
  );
  return row ?? { days: [], events: [], sets: [] };
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
