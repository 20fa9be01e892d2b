-- The season at play: what the plan of a match was made of, and selections that are offered no longer.

-- Leagues are shown in the order of their files; one that no file has comes behind them.
alter table league add column ord int not null default 1000;

-- The strengths that the plan was made of: {level, home, away} of packages/rules. planMatch makes the same plan of them.
alter table season_match add column meeting jsonb not null;

-- In a market with many selections those that have no sensible price any more leave, and the others stay.
alter table selection add column is_offered boolean not null default true;

-- The embedded feed is the season now.
delete from feed_state where name = 'replay';
