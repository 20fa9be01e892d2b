-- A result that turned out wrong, written by the feed or by an operator; a job applies it and settles the bets anew, some
-- at a time in the order of their ids, up to `last_bet_id`. Without a score the match is called off.
create table event_correction (
  id bigint generated always as identity primary key,
  event_id bigint not null references event,
  home_score smallint check (home_score >= 0),
  away_score smallint check (away_score >= 0),
  requested_at timestamptz not null default now(),
  applied_at timestamptz,
  changed_bets int not null default 0,
  last_bet_id bigint not null default 0,
  check ((home_score is null) = (away_score is null))
);
create index event_correction_open on event_correction (id) where applied_at is null;

alter table event add column cancelled_at timestamptz;

-- How often the bet was settled: each settlement moves money once. What a correction should have taken back and could
-- not, because the member held less, stays with the bet: a later correction in the member's favour is set against it.
alter table bet add column settlements int not null default 0;
alter table bet add column uncollected bigint not null default 0 check (uncollected >= 0);
update bet set settlements = 1 where settled_at is not null;

-- The bets on an event, whether settled or not.
create index bet_leg_of_event on bet_leg (event_id);
