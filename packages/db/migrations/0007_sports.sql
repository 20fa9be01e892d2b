create table league (
  id int primary key,
  sport text not null,
  code text not null unique,
  name jsonb not null,
  country jsonb not null,
  -- What the odds compiler fitted for the league as a whole; the sides' ratings are rows of their own.
  model jsonb not null
);

create table team (
  id int primary key,
  code text not null unique,
  name jsonb not null
);

-- A real fixture on the replay clock. Its final score is known to the replay and to nobody else: it is kept apart,
-- in event_script, which no member-facing query reads.
create table event (
  id bigint generated always as identity primary key,
  league_id int not null references league,
  home_team int not null references team,
  away_team int not null references team,
  source_key text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  phase text not null default 'prematch' check (phase in ('prematch', 'first', 'half', 'second', 'ended')),
  minute smallint not null default 0,
  home_score smallint not null default 0,
  away_score smallint not null default 0,
  version int not null default 1,
  priced_at timestamptz not null,
  settled_at timestamptz
);
create index event_open on event (starts_at) where settled_at is null;
create index event_source on event (source_key);

create table event_script (
  event_id bigint primary key references event,
  goals jsonb not null,
  final_home smallint not null,
  final_away smallint not null
);

create table market (
  id bigint generated always as identity primary key,
  event_id bigint not null references event,
  kind text not null check (kind in ('WDL', 'AH', 'UO')),
  line_quarters smallint,
  is_main boolean not null,
  status text not null default 'open' check (status in ('open', 'suspended', 'closed', 'settled')),
  reason text check (reason in ('in-play', 'ended', 'stale', 'trading')),
  unique nulls not distinct (event_id, kind, line_quarters)
);

create table selection (
  id bigint generated always as identity primary key,
  market_id bigint not null references market,
  pick text not null check (pick in ('home', 'draw', 'away', 'over', 'under')),
  fair_probability double precision not null,
  odds_milli int not null check (odds_milli >= 1000),
  result text check (result in ('win', 'half-win', 'void', 'half-lose', 'lose')),
  unique (market_id, pick)
);

create table team_rating (
  league_id int not null references league,
  team_id int not null references team,
  attack double precision not null,
  defence double precision not null,
  updated_at timestamptz not null,
  primary key (league_id, team_id)
);

create table bet (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  receipt_id text not null unique,
  status text not null check (status in ('BET', 'WAIT', 'PASS', 'FAIL', 'TIE', 'CANCEL')),
  stake bigint not null check (stake > 0),
  total_odds_milli bigint not null,
  possible_win bigint not null,
  win_amount bigint,
  placed_at timestamptz not null,
  settled_at timestamptz,
  check ((settled_at is null) = (win_amount is null))
);
create index bet_member on bet (member_id, id desc);
create index bet_member_placed on bet (member_id, placed_at);
create index bet_open on bet (id) where settled_at is null;

create table bet_leg (
  bet_id bigint not null references bet,
  event_id bigint not null references event,
  market_id bigint not null references market,
  selection_id bigint not null references selection,
  odds_milli int not null,
  result text check (result in ('win', 'half-win', 'void', 'half-lose', 'lose')),
  primary key (bet_id, event_id)
);
create index bet_leg_event on bet_leg (event_id) where result is null;
create index bet_leg_market on bet_leg (market_id);
create index bet_placed on bet (placed_at);

create table feed_state (
  name text primary key,
  alive_at timestamptz not null,
  cursor jsonb not null default '{}'
);
