-- A launch is stored before its vendor is asked for the address. A process that dies in between leaves it open, and it was the place of
-- the rounds of the game that goes on. So it says once the member can play it; those of before were said to be, or were closed.
alter table game_session add column is_launched boolean not null default true;
alter table game_session alter column is_launched set default false;

create or replace view place_vendor as
select r.id, (select l.address from (
                select s.address, s.opened_at, s.closed_at, s.game_key from game_session s
                 where s.member_id = r.member_id and s.vendor_id = r.vendor_id and s.opened_at <= r.started_at
                   and s.is_launched and (s.closed_at is null or s.closed_at > s.opened_at)
                 order by s.opened_at desc limit 8) l
               order by case when l.closed_at <= r.started_at then 2 when l.game_key <> r.game_key then 1 else 0 end, l.opened_at desc
               limit 1) as address
  from game_round r;
