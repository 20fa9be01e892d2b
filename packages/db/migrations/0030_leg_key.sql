-- A leg names a selection with its market and its match. One key proves that they exist and belong together; three keys
-- proved only that each exists, and locked the rows of market and match for every leg of every bet.
alter table market add unique (id, event_id);

alter table selection add column event_id bigint;
update selection s set event_id = m.event_id from market m where m.id = s.market_id;
alter table selection
  alter column event_id set not null,
  drop constraint selection_market_id_fkey,
  add foreign key (market_id, event_id) references market (id, event_id),
  add unique (id, market_id, event_id);

alter table bet_leg
  drop constraint bet_leg_event_id_fkey,
  drop constraint bet_leg_market_id_fkey,
  drop constraint bet_leg_selection_id_fkey,
  add foreign key (selection_id, market_id, event_id) references selection (id, market_id, event_id);

-- The index of all legs of a match serves those without a result as well.
drop index bet_leg_event;
