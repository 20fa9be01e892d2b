-- How the prices of main markets moved.

-- A price from an instant on, until the next one of its selection.
create table selection_price (
  selection_id bigint not null references selection,
  at timestamptz not null,
  odds_milli int not null check (odds_milli >= 1000),
  primary key (selection_id, at)
);
create index selection_price_age on selection_price (at);

-- Prices are written by the trading desk, by feeds and by traders; whoever does it, their way is kept, with one statement
-- for all that changed at once.
create function selection_price_note() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into selection_price (selection_id, at, odds_milli)
    select n.id, clock_timestamp(), n.odds_milli
      from new_selection n join market m on m.id = n.market_id where m.is_main and m.scope = 'match';
  else
    insert into selection_price (selection_id, at, odds_milli)
    select n.id, clock_timestamp(), n.odds_milli
      from new_selection n join old_selection o on o.id = n.id and o.odds_milli <> n.odds_milli
      join market m on m.id = n.market_id where m.is_main and m.scope = 'match';
  end if;
  return null;
end $$;
create trigger selection_price_first after insert on selection
  referencing new table as new_selection for each statement execute function selection_price_note();
create trigger selection_price_moves after update on selection
  referencing old table as old_selection new table as new_selection for each statement execute function selection_price_note();
