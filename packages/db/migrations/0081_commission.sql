-- Commission, straight from the settlement facts: rolling as bets settle, losing by periods.

-- The game type that a rate is set for, by its place in the lists of partner_rate.
create function commission_type(in_game_type text) returns smallint language sql immutable as $$
  select case in_game_type when 'casino' then 1 when 'hotelCasino' then 2 when 'slot' then 3 when 'hotelSlot' then 3
                           when 'fishing' then 3 when 'mini' then 4 else 5 end::smallint
$$;

-- What was played along a path on a day, by game type: sums of facts, written by one reader of them. `origin_day` is the day
-- on which those bets were settled first: on another day they are settled again.
create table commission_day (
  path_id bigint not null references partner_path,
  day date not null,
  origin_day date not null check (origin_day <= day),
  game_type smallint not null check (game_type between 1 and 5),
  bets int not null,
  stake bigint not null,
  counted bigint not null,
  returned bigint not null,
  win bigint not null,
  -- Rolling of each place on the path, rounded down bet by bet, so that what is taken back is what was given.
  rolling_1 bigint not null,
  rolling_2 bigint not null,
  rolling_3 bigint not null,
  rolling_4 bigint not null,
  rolling_5 bigint not null,
  primary key (path_id, day, origin_day, game_type)
) with (fillfactor = 80);
create index commission_day_corrections on commission_day (origin_day) where day > origin_day;
revoke delete on commission_day from hanpan_app;

-- What of a partner's commission is not booked yet. Below zero it is owed, because bets were settled again: comp pays it as
-- far as it goes, and the next commission the rest.
create table commission_due (
  partner_id bigint not null references member,
  kind text not null check (kind in ('rolling', 'losing')),
  due bigint not null,
  primary key (partner_id, kind)
) with (fillfactor = 70);
create index commission_due_open on commission_due (partner_id) where due <> 0;
revoke delete on commission_due from hanpan_app;

-- A movement of comp: `amount` below zero was taken back.
create table commission_booking (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  partner_id bigint not null references member,
  kind text not null check (kind in ('rolling', 'losing')),
  amount bigint not null check (amount <> 0),
  due_after bigint not null,
  at timestamptz not null
);
create index commission_booking_partner on commission_booking (partner_id, id desc);
create trigger commission_booking_append_only before update or delete or truncate on commission_booking
  for each statement execute function ledger_refuse_change();
revoke update, delete on commission_booking from hanpan_app;

-- Every settlement that pays commission, with its path: of the partner whom its member stands right below, as it was when the
-- bet was placed. A partner that plays is a member of the partner above: nobody earns by its own bets. Sums of these are
-- commission_day.
create view commission_fact as
select f.site_id, f.member_id, f.family, f.reference, f.revision, f.sign, f.game_type as played_as, f.vendor, f.game,
       commission_type(f.game_type) as game_type, f.stake, f.counted, f.returned, f.win, f.placed_at, f.settled_at,
       case when f.revision = 1 and f.sign = 1 then f.settled_at
            else (select o.settled_at from play_settlement o
                   where o.family = f.family and o.reference = f.reference and o.revision = 1 and o.sign = 1) end as origin_at,
       w.id as path_id
  from play_settlement f join member m on m.id = f.member_id cross join lateral (
    select p.id from partner_path p
     where p.partner_id = case when m.partner_rank = 'NORMAL' then m.parent_id
                               else (select o.parent_id from partner_path o where o.partner_id = m.id and o.valid_from < f.placed_at
                                      order by o.valid_from desc limit 1) end
       and p.valid_from < f.placed_at
     order by p.valid_from desc limit 1) w;
revoke insert, update, delete on commission_fact from hanpan_app;

-- Everybody whose bets ever went through a partner, so that their facts are found by member.
create function partner_reach(in_partner bigint) returns setof bigint language sql stable rows 1000 as $$
  with leaf as (
    select distinct p.partner_id from partner_path_step s join partner_path p on p.id = s.path_id where s.partner_id = in_partner
  )
  select m.id from leaf join member m on m.parent_id = leaf.partner_id where m.partner_rank = 'NORMAL'
  union
  select w.partner_id from leaf join partner_path w on w.parent_id = leaf.partner_id
$$;

-- Rates the facts from one place of the stream to another: adds them to the days and to what is due. `in_zones` are the time
-- zones of the sites, by id. Rows are joined as values, because a path is the last one before a moment.
create function commission_rate(in_from_xid xid8, in_from_id bigint, in_to_xid xid8, in_to_id bigint, in_zones jsonb)
  returns void language plpgsql set search_path = public, pg_temp
  -- A lot is a small part of all facts, whatever a plan made for other lots thinks of it.
  set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
begin
  perform partner_share_tree(site.key::int) from jsonb_object_keys(in_zones) as site(key) order by site.key::int;
  with fact as (
    select f.sign, f.stake, f.counted, f.returned, f.win, f.placed_at, commission_type(f.game_type) as type,
           (f.settled_at at time zone (in_zones ->> f.site_id::text))::date as day,
           case when f.revision = 1 and f.sign = 1 then f.settled_at
                else (select o.settled_at from play_settlement o
                       where o.family = f.family and o.reference = f.reference and o.revision = 1 and o.sign = 1) end
             at time zone (in_zones ->> f.site_id::text) as origin_at,
           case when m.partner_rank = 'NORMAL' then m.parent_id
                else (select w.parent_id from partner_path w where w.partner_id = m.id and w.valid_from < f.placed_at
                       order by w.valid_from desc limit 1) end as leaf
      from play_settlement f join member m on m.id = f.member_id
     where (f.xid, f.id) > (in_from_xid, in_from_id) and (f.xid, f.id) <= (in_to_xid, in_to_id)
  ), day as materialized (
    select p.id as path_id, f.day, least(f.origin_at::date, f.day) as origin_day, f.type, sum(f.sign)::int as bets,
           sum(f.sign * f.stake)::bigint as stake, sum(f.sign * f.counted)::bigint as counted,
           sum(f.sign * f.returned)::bigint as returned, sum(f.sign * f.win)::bigint as win,
           sum(f.sign * (f.counted * p.rolling_shares[1][f.type] / 10000))::bigint as r1,
           coalesce(sum(f.sign * (f.counted * p.rolling_shares[2][f.type] / 10000)), 0)::bigint as r2,
           coalesce(sum(f.sign * (f.counted * p.rolling_shares[3][f.type] / 10000)), 0)::bigint as r3,
           coalesce(sum(f.sign * (f.counted * p.rolling_shares[4][f.type] / 10000)), 0)::bigint as r4,
           coalesce(sum(f.sign * (f.counted * p.rolling_shares[5][f.type] / 10000)), 0)::bigint as r5
      from fact f cross join lateral (
        select id, rolling_shares from partner_path p where p.partner_id = f.leaf and p.valid_from < f.placed_at
         order by p.valid_from desc limit 1) p
     group by p.id, f.day, least(f.origin_at::date, f.day), f.type
  ), summed as (
    insert into commission_day as c (path_id, day, origin_day, game_type, bets, stake, counted, returned, win,
                                     rolling_1, rolling_2, rolling_3, rolling_4, rolling_5)
    select path_id, day, origin_day, type, bets, stake, counted, returned, win, r1, r2, r3, r4, r5 from day
    on conflict (path_id, day, origin_day, game_type) do update set bets = c.bets + excluded.bets,
      stake = c.stake + excluded.stake, counted = c.counted + excluded.counted, returned = c.returned + excluded.returned,
      win = c.win + excluded.win, rolling_1 = c.rolling_1 + excluded.rolling_1, rolling_2 = c.rolling_2 + excluded.rolling_2,
      rolling_3 = c.rolling_3 + excluded.rolling_3, rolling_4 = c.rolling_4 + excluded.rolling_4,
      rolling_5 = c.rolling_5 + excluded.rolling_5
  )
  insert into commission_due as d (partner_id, kind, due)
  select s.partner_id, 'rolling', sum(case s.place when 1 then r1 when 2 then r2 when 3 then r3 when 4 then r4 else r5 end)::bigint
    from (select path_id, sum(r1) as r1, sum(r2) as r2, sum(r3) as r3, sum(r4) as r4, sum(r5) as r5 from day group by path_id) day
    join partner_path_step s using (path_id)
   group by s.partner_id
  having sum(case s.place when 1 then r1 when 2 then r2 when 3 then r3 when 4 then r4 else r5 end) <> 0
   order by s.partner_id
  on conflict (partner_id, kind) do update set due = d.due + excluded.due;
end $$;

grant execute on function commission_type, partner_reach, commission_rate to hanpan_app;

-- What was played through each partner on a day, by branch and game type, and what of it is the partner's rolling.
create view commission_step as
select p.site_id, p.head_id, s.partner_id, s.branch_id, c.game_type, c.day, c.origin_day, c.path_id, c.bets, c.stake, c.counted, c.returned,
       c.win, c.stake - c.returned - c.win as net,
       s.rolling[c.game_type] as own_rolling, s.branch_rolling[c.game_type] as branch_rolling,
       s.losing[c.game_type] as own_losing, s.branch_losing[c.game_type] as branch_losing,
       case s.place when 1 then c.rolling_1 when 2 then c.rolling_2 when 3 then c.rolling_3 when 4 then c.rolling_4
                    else c.rolling_5 end as rolling,
       c.rolling_1 + c.rolling_2 + c.rolling_3 + c.rolling_4 + c.rolling_5 as rolling_of_all,
       -- Of this partner and everybody below it on the path.
       c.rolling_1 + case when s.place > 1 then c.rolling_2 else 0 end + case when s.place > 2 then c.rolling_3 else 0 end
         + case when s.place > 3 then c.rolling_4 else 0 end + case when s.place > 4 then c.rolling_5 else 0 end as rolling_below
  from partner_path_step s join commission_day c on c.path_id = s.path_id join partner_path p on p.id = s.path_id;
revoke insert, update, delete on commission_step from hanpan_app;
