-- What a side has played is read by everybody who opens one of its matches.
create index event_of_home on event (home_team, starts_at desc) where settled_at is not null;
create index event_of_away on event (away_team, starts_at desc) where settled_at is not null;
