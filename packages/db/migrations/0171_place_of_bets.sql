-- From where a bet was asked for (BET-1): the network address of the request, as a session keeps it. It is personal data and the bet is not, so
-- it stands in tables of its own, which forget it when nobody may ask for it any more, while the bet stays as it was placed. Without
-- a foreign key: the row is written by the statement that writes the bet, and bets are never deleted (0153).
create table bet_place (
  bet_id bigint primary key,
  address text not null,
  placed_at timestamptz not null
);
create index bet_place_at on bet_place (placed_at);
create table minigame_bet_place (
  bet_id bigint primary key,
  address text not null,
  placed_at timestamptz not null
);
create index minigame_bet_place_at on minigame_bet_place (placed_at);
revoke update, delete on bet_place, minigame_bet_place from hanpan_app;
create trigger bet_place_stays before update or truncate on bet_place for each statement execute function ledger_refuse_change();
create trigger minigame_bet_place_stays before update or truncate on minigame_bet_place
  for each statement execute function ledger_refuse_change();

-- The application forgets through these alone, and nothing that an authority may still ask for.
create function bet_place_forget(in_before timestamptz, in_limit int) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from bet_place where ctid = any(array(
      select ctid from bet_place where placed_at < least(in_before, now() - interval '5 years') limit in_limit))
    returning 1)
  select count(*)::int from gone
$$;
create function minigame_bet_place_forget(in_before timestamptz, in_limit int) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from minigame_bet_place where ctid = any(array(
      select ctid from minigame_bet_place where placed_at < least(in_before, now() - interval '5 years') limit in_limit))
    returning 1)
  select count(*)::int from gone
$$;
revoke execute on function bet_place_forget, minigame_bet_place_forget from public;
grant execute on function bet_place_forget, minigame_bet_place_forget to hanpan_app;

-- Rounds of a vendor are reported by its server, which is nowhere near the member: their place is that of the game's launch.
alter table game_session add column address text;
create index game_session_addressed on game_session (opened_at) where address is not null;
revoke delete on game_session from hanpan_app;
create function game_session_place_stays() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'the address of a launch stays for five years' using errcode = 'check_violation';
end $$;
create trigger game_session_place_stays before update of address, opened_at on game_session for each row
  when (old.opened_at is distinct from new.opened_at
        or old.address is distinct from new.address
           and (new.address is not null or old.opened_at >= now() - interval '5 years'))
  execute function game_session_place_stays();

-- What others read, by family, as the histories are: of a bet by its id. What has no row was bet before there were places, or is forgotten.
create view place_sports as select bet_id as id, address from bet_place;
create view place_minigame as select bet_id as id, address from minigame_bet_place;
-- A launch that failed is closed with the moment of its opening, while the game before it goes on. Of the last launches it is the one that
-- was open with the game of the round, or else one that was open, or else the last one.
create view place_vendor as
select r.id, (select l.address from (
                select s.address, s.opened_at, s.closed_at, s.game_key from game_session s
                 where s.member_id = r.member_id and s.vendor_id = r.vendor_id and s.opened_at <= r.started_at
                   and (s.closed_at is null or s.closed_at > s.opened_at)
                 order by s.opened_at desc limit 8) l
               order by case when l.closed_at <= r.started_at then 2 when l.game_key <> r.game_key then 1 else 0 end, l.opened_at desc
               limit 1) as address
  from game_round r;
revoke insert, update, delete on place_sports, place_minigame, place_vendor from hanpan_app;
