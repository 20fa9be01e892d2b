-- What traders decide about markets and prices, beside what feeds and the model say. It counts at every site: an event
-- and its prices are shared.

-- A trader has closed an event, one scope of it, one market or one selection. It stays closed, whatever feeds and jobs
-- write meanwhile, until somebody releases it or its time is over.
create table sports_hold (
  id bigint generated always as identity primary key,
  event_id bigint not null references event,
  scope text check (scope ~ '^[a-z]{1,8}[0-9]?$'),
  market_id bigint,
  selection_id bigint,
  reason text not null check (length(reason) between 1 and 200),
  held_by text not null,
  held_at timestamptz not null,
  until_at timestamptz check (until_at > held_at),
  released_by text,
  released_at timestamptz,
  check (scope is null or market_id is null),
  check (selection_id is null or market_id is not null),
  check ((released_by is null) = (released_at is null)),
  foreign key (market_id, event_id) references market (id, event_id),
  foreign key (selection_id, market_id, event_id) references selection (id, market_id, event_id)
);
create unique index sports_hold_open on sports_hold (event_id, scope, market_id, selection_id) nulls not distinct
  where released_at is null;
create index sports_hold_due on sports_hold (until_at) where released_at is null and until_at is not null;

-- What holds cover now. Feeds and jobs go on writing the status and the prices below it, so that a market which is released
-- is at once what they made of it. A board reads what is offered of a market; whoever takes a bet reads the selection,
-- which it locks.
alter table market
  add column is_held boolean not null default false,
  add column offered_status text generated always as (
    case when is_held and status = 'open' then 'suspended' else status end) stored,
  add column offered_reason text generated always as (
    case when is_held and status in ('open', 'suspended') then 'operator' else reason end) stored;
alter table selection add column is_held boolean not null default false;

-- A market that appears while its event or its scope is held is held as well, and so are its selections.
create function market_join_hold() returns trigger language plpgsql as $$
begin
  new.is_held := exists (select from sports_hold h where h.event_id = new.event_id and h.released_at is null
                            and h.market_id is null and (h.scope is null or h.scope = new.scope));
  return new;
end $$;
create trigger market_joins_hold before insert on market for each row execute function market_join_hold();
create function selection_join_hold() returns trigger language plpgsql as $$
begin
  new.is_held := (select m.is_held from market m where m.id = new.market_id);
  return new;
end $$;
create trigger selection_joins_hold before insert on selection for each row execute function selection_join_hold();

-- How far a trader has moved prices, in log-odds: `lead` towards the home side and `total` towards more, which move every
-- market of the event together; `selection` shortens one price alone, and only shortens it, so that no two prices
-- contradict each other in a bettor's favour. A row stays when the move is taken back: prices are made anew after it.
create table price_shift (
  event_id bigint not null references event,
  axis text not null check (axis in ('lead', 'total', 'selection')),
  market_id bigint,
  selection_id bigint,
  log_odds double precision not null check (log_odds between -1 and 1),
  reason text not null check (length(reason) between 1 and 200),
  set_by text not null,
  set_at timestamptz not null,
  check ((axis = 'selection') = (selection_id is not null)),
  check (axis <> 'selection' or log_odds >= 0),
  foreign key (selection_id, market_id, event_id) references selection (id, market_id, event_id),
  unique nulls not distinct (event_id, axis, selection_id)
);

-- The share of its limits that a site allows on an event, in basis points.
alter table event_book add column limit_share int not null default 10000 check (limit_share between 0 and 30000);

-- What was done about one thing, the newest first.
create index audit_log_subject on audit_log (site_id, subject, id desc);
