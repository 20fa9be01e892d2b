-- The book: what open bets may cost, kept where bets are accepted, and how results reach the bets.

-- Somebody has written results of an event: every bet on it is visited once, in the order of the ids, and brought to
-- what its selections say. A pass carries no results itself, so passes of one event may run in any order and any number
-- of times. Nothing is asked of the open bets to find out that there is nothing to do.
create table settlement_pass (
  id bigint generated always as identity primary key,
  event_id bigint not null references event,
  correction_id bigint references event_correction,
  last_bet_id bigint not null default 0,
  changed_bets int not null default 0,
  requested_at timestamptz not null,
  finished_at timestamptz
);
create index settlement_pass_open on settlement_pass (id) where finished_at is null;

-- The bets on an event in the order in which a pass visits them.
drop index bet_leg_of_event;
create index bet_leg_of_event on bet_leg (event_id, bet_id);
-- Read by nothing any more: exposures are counted below, and open bets are found by their event.
drop index bet_leg_market, bet_open, bet_placed;

-- Decided before this, and not settled yet; and corrections that were under way.
insert into settlement_pass (event_id, requested_at)
select distinct l.event_id, now() from bet_leg l join bet b on b.id = l.bet_id
 where b.settled_at is null and l.result is not null;
insert into settlement_pass (event_id, correction_id, last_bet_id, changed_bets, requested_at)
select event_id, id, last_bet_id, changed_bets, requested_at from event_correction
 where applied_at is null and last_bet_id > 0;
-- When the results were written, which a pass then carries to the bets.
alter table event_correction add column written_at timestamptz;
update event_correction set written_at = requested_at where applied_at is not null or last_bet_id > 0;
alter table event_correction drop column last_bet_id;
drop index event_correction_open;
create index event_correction_open on event_correction (id) where written_at is null;

-- What could not be settled or priced, and why. It stops nothing else, and is tried again, later each time.
create table sports_review (
  id bigint generated always as identity primary key,
  subject text not null check (subject in ('bet', 'result', 'price')),
  -- The bet; the event for the other two.
  subject_id bigint not null,
  reason text not null,
  tries int not null default 1 check (tries > 0),
  first_at timestamptz not null,
  next_at timestamptz not null,
  resolved_at timestamptz
);
create unique index sports_review_open on sports_review (subject, subject_id) where resolved_at is null;
create index sports_review_due on sports_review (next_at) where resolved_at is null;

-- The open bets of a site on an event. Whoever takes a bet, settles one or changes a price of the event locks this row
-- first, the lower event and then the lower site first, before selections and before accounts.
create table event_book (
  event_id bigint not null references event,
  site_id smallint not null references site,
  -- The worst case after the last bet that was taken, and the limit that it was measured against.
  accepted_worst bigint not null default 0,
  accepted_limit bigint not null default 0,
  -- Counts the bets taken; prices have been made for those up to `priced_version`.
  version bigint not null default 0,
  priced_version bigint not null default 0 check (priced_version <= version),
  primary key (event_id, site_id),
  constraint event_book_limit check (accepted_worst <= accepted_limit)
) with (fillfactor = 50);
create index event_book_unpriced on event_book (event_id) where version > priced_version;

-- The same by selection, a combination by its share (openShares in packages/rules).
create table selection_book (
  event_id bigint not null,
  site_id smallint not null,
  selection_id bigint not null,
  market_id bigint not null,
  bets int not null check (bets >= 0),
  stake bigint not null check (stake >= 0),
  payout bigint not null check (payout >= 0),
  primary key (event_id, site_id, selection_id),
  foreign key (event_id, site_id) references event_book,
  foreign key (selection_id, market_id, event_id) references selection (id, market_id, event_id)
) with (fillfactor = 50);

-- What a member may win by the bets that it placed: on an event, each bet by its share, and on a day of its site's
-- calendar in full. Both only grow: a bet that has been settled was taken all the same. Members, events and selections of
-- these counters and of the set below are those of the bets that are written with them, whose keys prove that they exist.
create table member_event_book (
  member_id bigint not null,
  event_id bigint not null,
  win bigint not null check (win >= 0),
  -- The markets that it bet on there, and the selection that it took first in each.
  markets bigint[] not null,
  selections bigint[] not null,
  -- It has taken another selection of one of them as well.
  both_sides boolean not null default false,
  primary key (member_id, event_id)
) with (fillfactor = 70);
create table member_day_book (
  member_id bigint not null,
  day date not null,
  win bigint not null check (win >= 0),
  primary key (member_id, day)
) with (fillfactor = 70);
create index member_day_book_day on member_day_book (day);

-- What all bets of a site on exactly the same legs may win, in full. `legs`: the ids of the selections, in order.
create table leg_set_book (
  site_id smallint not null,
  legs text not null,
  win bigint not null check (win >= 0),
  day date not null,
  primary key (site_id, legs)
) with (fillfactor = 70);
create index leg_set_book_day on leg_set_book (day);

-- The part of a member's stakes and wins that a trader allows it, in basis points; a member without a row has all of it.
create table member_stake_share (
  member_id bigint primary key references member,
  share int not null check (share between 0 and 10000)
);

-- The book of a site shows what ended a moment ago and is not paid yet.
create index event_settled on event (settled_at) where settled_at is not null;

-- A market that is suspended because no price could be made for it, and opens again as soon as there is one.
alter table market add column has_price boolean not null default true;

-- The bets that are open now.
create aggregate pg_temp.product(numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1');
create temporary table open_share on commit drop as
select l.event_id, b.site_id, l.selection_id, l.market_id, b.member_id, b.id as bet_id, b.stake,
       floor(b.stake * f.factor * l.odds_milli * 0.001)::bigint as payout
  from bet b join bet_leg l on l.bet_id = b.id
  join lateral (
    select pg_temp.product(case d.result when 'win' then d.odds_milli * 0.001 when 'half-win' then (1000 + d.odds_milli) * 0.0005
                              when 'half-lose' then 0.5 when 'lose' then 0 else 1 end) as factor
      from bet_leg d where d.bet_id = b.id and d.result is not null) f on f.factor > 0
 where b.settled_at is null and l.result is null;
insert into event_book (event_id, site_id, version)
select event_id, site_id, 1 from open_share group by 1, 2;
insert into selection_book (event_id, site_id, selection_id, market_id, bets, stake, payout)
select event_id, site_id, selection_id, market_id, count(*), sum(stake), sum(payout) from open_share group by 1, 2, 3, 4;
-- Whether it took both sides is found out bet by bet, as before.
insert into member_event_book (member_id, event_id, win, markets, selections, both_sides)
select member_id, event_id, greatest(sum(payout - stake), 0), '{}', '{}', true from open_share group by 1, 2;
