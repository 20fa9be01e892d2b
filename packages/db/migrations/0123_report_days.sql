-- Sums by day of the site's calendar that reports read in place of the facts. One reader of the facts (report.days) writes
-- them, in the transaction that moves its place, so every fact is in them once. A settlement counts on the day on which it
-- was made, and one that is settled again on the day on which that was done. An empty text stands for no vendor or no game, and
-- partner 0 for members that nobody brought.
create table report_day (
  site_id smallint not null,
  day date not null,
  family text not null,
  vendor text not null,
  game_type text not null,
  game text not null,
  bets int not null,
  stake bigint not null,
  counted bigint not null,
  returned bigint not null,
  win bigint not null,
  primary key (site_id, day, family, vendor, game_type, game)
) with (fillfactor = 80);
revoke delete on report_day from hanpan_app;

-- The same by the partner whom the member stood right below when the bet was placed: whose member it is is written down with
-- the path that its commission goes along.
create table report_partner_day (
  site_id smallint not null,
  day date not null,
  partner_id bigint not null,
  family text not null,
  vendor text not null,
  game_type text not null,
  bets int not null,
  stake bigint not null,
  counted bigint not null,
  returned bigint not null,
  win bigint not null,
  primary key (site_id, day, partner_id, family, vendor, game_type)
) with (fillfactor = 80);
revoke delete on report_partner_day from hanpan_app;

-- How many members played on a day: at all (every text empty), of each family, of each of its vendors and of each of its game
-- types. Numbers of people do not add up, so they are counted from the facts of the day.
create table report_player_day (
  site_id smallint not null,
  day date not null,
  family text not null,
  vendor text not null,
  game_type text not null,
  players int not null check (players > 0),
  primary key (site_id, day, family, vendor, game_type)
);
-- Days whose players are to be counted, because facts have come since.
create table report_uncounted_day (
  site_id smallint not null,
  day date not null,
  primary key (site_id, day)
);

-- Who played in a week, by its Monday: what is asked of members who joined in an earlier one.
create table report_player_week (
  site_id smallint not null,
  week date not null,
  member_id bigint not null,
  primary key (site_id, week, member_id)
);
revoke update, delete on report_player_week from hanpan_app;

-- Adds the facts from one place of the stream to another to the sums. `in_zones` are the time zones of the sites, by id. Rows are
-- written in the order of their keys, and only by whoever holds the reader's place.
create function report_sum(in_from_xid xid8, in_from_id bigint, in_to_xid xid8, in_to_id bigint, in_zones jsonb)
  returns void language plpgsql set search_path = public, pg_temp
  -- A lot is a small part of all facts, whatever a plan made for other lots thinks of it.
  set plan_cache_mode = force_custom_plan as $$
begin
  perform partner_share_tree(site.key::int) from jsonb_object_keys(in_zones) as site(key) order by site.key::int;
  with fact as materialized (
    select f.site_id, f.member_id, (f.settled_at at time zone (in_zones ->> f.site_id::text))::date as day, f.family,
           coalesce(f.vendor, '') as vendor, f.game_type, coalesce(f.game, '') as game, f.revision, f.sign, f.stake, f.counted,
           f.returned, f.win, f.placed_at
      from play_settlement f
     where (f.xid, f.id) > (in_from_xid, in_from_id) and (f.xid, f.id) <= (in_to_xid, in_to_id)
  ), summed as (
    insert into report_day as d (site_id, day, family, vendor, game_type, game, bets, stake, counted, returned, win)
    select site_id, day, family, vendor, game_type, game, sum(sign)::int, sum(sign * stake)::bigint, sum(sign * counted)::bigint,
           sum(sign * returned)::bigint, sum(sign * win)::bigint
      from fact group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (site_id, day, family, vendor, game_type, game) do update set bets = d.bets + excluded.bets,
      stake = d.stake + excluded.stake, counted = d.counted + excluded.counted, returned = d.returned + excluded.returned,
      win = d.win + excluded.win
  ), owner as (
    -- Of a member that never was a partner the way is short: whoever it stands below, since ever.
    select m.id as member_id, m.parent_id, m.partner_rank = 'NORMAL' as is_plain
      from member m where m.id in (select member_id from fact)
  ), by_partner as (
    insert into report_partner_day as d (site_id, day, partner_id, family, vendor, game_type, bets, stake, counted, returned, win)
    select f.site_id, f.day, coalesce(case when o.is_plain then o.parent_id else (
             select w.parent_id from partner_path w where w.partner_id = f.member_id and w.valid_from < f.placed_at
              order by w.valid_from desc limit 1) end, 0) as partner_id,
           f.family, f.vendor, f.game_type, sum(f.sign)::int, sum(f.sign * f.stake)::bigint, sum(f.sign * f.counted)::bigint,
           sum(f.sign * f.returned)::bigint, sum(f.sign * f.win)::bigint
      from fact f left join owner o using (member_id) group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (site_id, day, partner_id, family, vendor, game_type) do update set bets = d.bets + excluded.bets,
      stake = d.stake + excluded.stake, counted = d.counted + excluded.counted, returned = d.returned + excluded.returned,
      win = d.win + excluded.win
  ), uncounted as (
    insert into report_uncounted_day (site_id, day) select distinct site_id, day from fact order by 1, 2
    on conflict do nothing
  )
  insert into report_player_week (site_id, week, member_id)
  select distinct site_id, date_trunc('week', day)::date, member_id from fact where revision = 1 and sign = 1 order by 1, 2, 3
  on conflict do nothing;
end $$;
grant execute on function report_sum to hanpan_app;

-- What members held at the end of a day, as the last look of that day found it. Open stakes are what is bet and not settled.
create table report_liability_day (
  site_id smallint not null,
  day date not null,
  cash bigint not null,
  hold bigint not null,
  game bigint not null,
  point bigint not null,
  bonus bigint not null,
  open_stake bigint not null,
  taken_at timestamptz not null,
  primary key (site_id, day)
);
revoke delete on report_liability_day from hanpan_app;

-- The accounts of the house that points, coupons, bonuses and commissions are paid from.
create view report_cost_account as
  select id, site_id from ledger_account where kind in ('bonus-cost', 'point-cost', 'commission');
revoke insert, update, delete on report_cost_account from hanpan_app;
