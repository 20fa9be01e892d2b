-- The lines of the board as a match began, with their prices: lists of results tell these. The line that is on the board in play
-- follows the score, so that the last one always came to nothing. Written by whatever lets the match begin, whichever feed that is.
-- Without references: they would lock every selection in the middle of the bets that wait for it, and none is ever deleted.
create table starting_price (
  selection_id bigint primary key,
  market_id bigint not null,
  odds_milli int not null check (odds_milli >= 1000)
);
create index starting_price_of_market on starting_price (market_id);

create function event_starting_prices() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into starting_price (selection_id, market_id, odds_milli)
  select s.id, m.id, s.odds_milli from market m join selection s on s.market_id = m.id
   where m.event_id = new.id and m.is_main
  on conflict do nothing;
  return null;
end $$;
-- A match that ends without having begun has only the prices that it had.
create trigger event_starting_prices after update of phase on event for each row
  when (old.phase = 'prematch' and new.phase not in ('prematch', 'ended')) execute function event_starting_prices();
revoke update, delete, truncate on starting_price from hanpan_app;
