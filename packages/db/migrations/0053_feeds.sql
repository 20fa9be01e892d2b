-- What feeds say, kept as they said it: the board, the prices and the results of their events are made of it.

-- A part of a feed that lives or is silent by itself: a product of the unified feed, a sport of The Odds API.
create table feed_producer (
  feed text not null check (feed in ('the-odds-api', 'uof')),
  producer text not null,
  -- Why nothing of it is for sale (ProducerDownReason of apps/api/src/vendors/feeds); null while it is up.
  down_reason text default 'starting' check (
    down_reason in ('starting', 'silent', 'out-of-sync', 'announced', 'not-taken', 'refused', 'recovery-overdue')),
  -- When it turned last, by the feed's clock.
  turned_at timestamptz not null,
  -- Its last sign of life, by our clock.
  alive_at timestamptz,
  -- Nobody heard it for too long; its next sign of life ends that.
  is_silent boolean not null default false,
  -- Everything that it said before this moment, by its clock, has been stored: a recovery may begin here.
  resume_from timestamptz,
  primary key (feed, producer)
);

-- What may still be asked of a feed that counts questions; a restart goes on from here.
create table feed_credit (
  feed text primary key check (feed in ('the-odds-api', 'uof')),
  remaining int not null check (remaining >= 0),
  renews_at timestamptz not null
);

-- Leagues and sides by the keys that a feed gives them. Two feeds, or a feed and the season, may name the same one: an
-- operator points the row to it.
create table feed_entity (
  feed text not null check (feed in ('the-odds-api', 'uof')),
  kind text not null check (kind in ('league', 'team')),
  key text not null,
  name text not null,
  league_id int references league,
  team_id int references team,
  primary key (feed, kind, key),
  check ((kind = 'league') = (league_id is not null) and (kind = 'team') = (team_id is not null))
);

-- An event that a feed brought. The key has no kick-off, so a match that is moved stays the same event.
create table feed_event (
  event_id bigint primary key references event,
  feed text not null check (feed in ('the-odds-api', 'uof')),
  key text not null,
  -- The latest by the feed's clock (FixtureMessage, MatchFacts).
  fixture jsonb not null,
  fixture_at timestamptz not null,
  facts jsonb,
  facts_at timestamptz,
  -- When it is to be looked at next though nobody says anything, because a price gets too old by then; null: never.
  look_at timestamptz,
  unique (feed, key)
);
create index feed_event_look on feed_event (look_at) where look_at is not null;

-- The latest that a producer said about a market. One that is not ours keeps its name (`?`) and has no market_id:
-- nobody can bet on it.
create table feed_market (
  event_id bigint not null references feed_event,
  market_key text not null,
  producer text not null,
  prices jsonb not null,
  said_at timestamptz not null,
  primary key (event_id, market_key, producer)
);

-- The latest bet stop of a part of an event (`*` for all of it), and what it does to what was said until then.
create table feed_stop (
  event_id bigint not null references feed_event,
  part text not null,
  producer text not null,
  outcome text not null check (outcome in ('suspended', 'inactive', 'withdrawn')),
  said_at timestamptz not null,
  primary key (event_id, part, producer, outcome)
);

-- What a feed said about results: never changed, so that its sum can be taken again in any order (resolveMarket of
-- packages/rules). `digest` is that of the message: said twice it is one row.
create table feed_resolution (
  event_id bigint not null references feed_event,
  market_key text not null,
  digest bytea not null check (length(digest) = 32),
  message jsonb not null,
  said_at timestamptz not null,
  heard_at timestamptz not null,
  primary key (event_id, market_key, digest)
);
create function feed_resolution_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what a feed said about results never changes' using errcode = 'check_violation';
end $$;
create trigger feed_resolution_stays before update or delete on feed_resolution
  for each row execute function feed_resolution_stays();
revoke update, delete, truncate on feed_resolution from hanpan_app;

-- What could not be used of a feed, and why, for a person to look at.
create table feed_refusal (
  id bigint generated always as identity primary key,
  feed text not null check (feed in ('the-odds-api', 'uof')),
  reason text not null,
  detail text not null,
  said text not null check (length(said) <= 4000),
  event_key text,
  refused_at timestamptz not null
);
create index feed_refusal_when on feed_refusal (refused_at);
