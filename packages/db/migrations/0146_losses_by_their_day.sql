-- A loss belongs to the day on which its bet was settled first. What is settled again over midnight stands in `play_day` on the
-- day on which that was done; here stands which earlier day it belongs to. Written with the sums of the days, by their reader.
create table play_move (
  site_id smallint not null,
  member_id bigint not null,
  -- When it was settled again, and when it was settled first.
  day date not null,
  origin_day date not null check (origin_day < day),
  game_type text not null,
  result bigint not null,
  primary key (member_id, origin_day, day, game_type)
);
create index play_move_site on play_move (site_id, day);
revoke delete on play_move from hanpan_app;

insert into play_move (site_id, member_id, day, origin_day, game_type, result)
select site_id, member_id, day, origin_day, game_type, sum(result) from (
  select s.site_id, s.member_id, s.game_type, s.sign * s.result as result,
         (s.settled_at at time zone z.zone)::date as day, (o.settled_at at time zone z.zone)::date as origin_day
    from play_settlement s
    join play_settlement o on (o.family, o.reference, o.revision, o.sign) = (s.family, s.reference, 1, 1)
    join play_cursor c on c.reader = 'play.days' and (s.xid, s.id) <= (c.xid, c.id)
    join site t on t.id = s.site_id
    cross join lateral (select coalesce(t.settings->>'timeZone', 'Asia/Seoul') as zone) z
   where s.revision > 1 or s.sign = -1) again
 where origin_day < day group by site_id, member_id, day, origin_day, game_type;

-- What others read of it: what became known on a day of what belongs to the same day or to an earlier one.
create view play_origin_result as
select site_id, member_id, day as origin_day, day, game_type, result from play_result
union all
select site_id, member_id, day, day, game_type, -result from play_move
union all
select site_id, member_id, origin_day, day, game_type, result from play_move;
revoke insert, update, delete on play_origin_result from hanpan_app;

-- A day whose points were given and whose bets were settled again on a later one: by how much it earns more or less, what of it
-- was given, and what of it is to be taken back. The rate is that at which the day earned first.
create table losing_change (
  site_id smallint not null references site,
  member_id bigint not null references member,
  game_type text not null,
  day date not null,
  changed_on date not null check (changed_on > day),
  basis_points int not null check (basis_points between 0 and 10000),
  bonus_basis_points int not null check (bonus_basis_points between 0 and 10000),
  accrued bigint not null check (accrued <> 0),
  granted bigint not null check (granted between 0 and greatest(accrued, 0)),
  owed bigint not null check (owed between 0 and greatest(-accrued, 0)),
  at timestamptz not null,
  primary key (member_id, game_type, day, changed_on)
);
create trigger losing_change_append_only before update or delete or truncate on losing_change
  for each statement execute function ledger_refuse_change();
revoke update, delete on losing_change from hanpan_app;

-- No more is taken back for a day than was given for it.
create function losing_change_stands() returns trigger language plpgsql as $$
declare
  given bigint;
begin
  select coalesce(sum(applied), 0) into given from point_entry
   where use_type = 'earn' and kind = 'losing'
     and reference = new.game_type || ':' || new.member_id || ':' || to_char(new.day, 'YYYY-MM-DD');
  select given + coalesce(sum(granted - owed), 0) into given from losing_change
   where (member_id, game_type, day) = (new.member_id, new.game_type, new.day);
  if given + new.granted - new.owed < 0 then
    raise exception 'more points are taken back than a day gave' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger losing_change_stands before insert on losing_change
  for each row execute function losing_change_stands();

-- Points that a member was given for losses which are none any more, and has spent. What it earns next pays them. The row is the
-- lock of all that changes what a member is owed.
create table losing_owed (
  member_id bigint primary key references member,
  site_id smallint not null references site,
  owed bigint not null default 0 check (owed >= 0)
);
create index losing_owed_open on losing_owed (site_id, member_id) where owed > 0;
revoke delete on losing_owed from hanpan_app;

-- What is owed is what was to be taken back and was not yet.
create function losing_owed_adds_up() returns trigger language plpgsql as $$
declare
  expected bigint;
  stored bigint;
begin
  select coalesce(sum(owed), 0) into expected from losing_change where member_id = new.member_id;
  select expected + coalesce(sum(applied), 0) into expected from point_entry
   where use_type = 'takeBack' and kind = 'losing' and member_id = new.member_id;
  select coalesce(sum(owed), 0) into stored from losing_owed where member_id = new.member_id;
  if stored <> expected then
    raise exception 'member % owes % points and not %', new.member_id, expected, stored using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger losing_owed_adds_up after insert or update on losing_owed
  deferrable initially deferred for each row execute function losing_owed_adds_up();
create constraint trigger losing_change_adds_up after insert on losing_change
  deferrable initially deferred for each row execute function losing_owed_adds_up();
create constraint trigger point_entry_owed_adds_up after insert on point_entry
  deferrable initially deferred for each row when (new.use_type = 'takeBack' and new.kind = 'losing')
  execute function losing_owed_adds_up();
