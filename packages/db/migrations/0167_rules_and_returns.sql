-- A bet keeps the version of the house rules that it was placed under, and is settled by them, also when it is settled again
-- (GAM-6). Versions are data in the code (house-rule-books.ts); what was bet before there were any holds the first.
alter table bet add column house_rules smallint not null default 1;
-- Not valid: what is there need not be read under the lock, because all of it holds the default. New rows are checked.
alter table bet add constraint bet_house_rules check (house_rules > 0) not valid;
create function bet_keeps_rules() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'bet % keeps the house rules that it was placed under', old.id using errcode = 'check_violation';
end $$;
-- Of this column alone: neither placing a bet nor settling it meets the trigger.
create trigger bet_keeps_rules before update of house_rules on bet
  for each row when (old.house_rules is distinct from new.house_rules) execute function bet_keeps_rules();

-- What a message says of bets under earlier versions, where it is something else:
-- {"1": {"results": {"home": "void"}, "inPlayResults": null}}; and what follows for a selection, taken before the match and
-- during play: {"1": ["void", "win"]}.
alter table market_message add column ruled jsonb;
alter table market_message add constraint market_message_ruled check (jsonb_typeof(ruled) = 'object') not valid;
alter table selection add column ruled jsonb;
alter table selection add constraint selection_ruled check (jsonb_typeof(ruled) = 'object') not valid;

-- What one bet on a mini game was won by: its market, pick, line and price, which with the drum say its chance. For readers of
-- settlements, which know a bet by its receipt.
create view minigame_bet_terms as select receipt_id, game, market, pick, line, odds_milli from minigame_bet;
grant select on minigame_bet_terms to hanpan_app;

-- Rounds of each game by day of the site's calendar, with the squares that its spread follows from (GAM-12). One reader of the
-- facts (report.returns) writes them, as those of report_day. The stake is what was not given back; a round that was given back as
-- a whole, or had no stake, is none. Members bet on the same draw, and tables of vendors do not say whose bets share a spin: so a
-- day's squares are those of its spans, in each of which everything is taken together. `expected` is what the rounds of mini games
-- should pay, by their prices and chances, and `deviations` how far its spans lie from that, squared; of games of vendors, who
-- state a return, both are null.
create table report_return_day (
  site_id smallint not null,
  day date not null,
  family text not null,
  vendor text not null,
  game_type text not null,
  game text not null,
  rounds int not null,
  spans int not null,
  stake bigint not null,
  paid bigint not null,
  stake_squares numeric not null,
  paid_squares numeric not null,
  products numeric not null,
  expected numeric,
  deviations numeric,
  primary key (site_id, day, family, vendor, game_type, game)
) with (fillfactor = 80);
revoke delete on report_return_day from hanpan_app;

-- Of each game what was settled within the same ten minutes, while more of it may come. Pruned when its day was compared: what is
-- settled again after that is a span of its own.
create table report_return_span (
  site_id smallint not null,
  day date not null,
  began_at timestamptz not null,
  family text not null,
  vendor text not null,
  game_type text not null,
  game text not null,
  rounds int not null,
  stake numeric not null,
  paid numeric not null,
  expected numeric,
  primary key (site_id, day, began_at, family, vendor, game_type, game)
) with (fillfactor = 80);

-- Adds the facts from one place of the stream to another. `in_means` are what the bets on mini games among them pay on average for
-- each unit of their stake: [{"game": …, "market": …, "pick": …, "line": null, "odds": 1950, "mean": 0.975}]. A bet on a mini
-- game that has none there is not counted.
create function report_sum_returns(in_from_xid xid8, in_from_id bigint, in_to_xid xid8, in_to_id bigint, in_zones jsonb, in_means jsonb)
  returns void language sql set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
  with average as materialized (
    select * from jsonb_to_recordset(in_means) a(game text, market text, pick text, line int, odds int, mean numeric)
  ), fact as (
    select f.site_id, (f.settled_at at time zone (in_zones ->> f.site_id::text))::date as day,
           date_bin('10 minutes', f.settled_at, '2000-01-01 00:00:00+00') as began_at, f.family, coalesce(f.vendor, '') as vendor,
           f.game_type, coalesce(f.game, '') as game, f.sign, (f.stake - f.returned)::numeric as stake, f.win::numeric as paid, a.mean
      from play_settlement f
      left join minigame_bet_terms t on f.family = 'minigame' and t.receipt_id = f.reference
      left join average a on a.game = t.game and a.market = t.market and a.pick = t.pick and a.line is not distinct from t.line
                         and a.odds = t.odds_milli
     where (f.xid, f.id) > (in_from_xid, in_from_id) and (f.xid, f.id) <= (in_to_xid, in_to_id)
       and (f.family = 'vendor' or f.family = 'minigame' and a.mean is not null) and f.stake > f.returned
  ), span as (
    insert into report_return_span as s (site_id, day, began_at, family, vendor, game_type, game, rounds, stake, paid, expected)
    select site_id, day, began_at, family, vendor, game_type, game, sum(sign)::int, sum(sign * stake), sum(sign * paid),
           sum(sign * stake * mean)
      from fact group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (site_id, day, began_at, family, vendor, game_type, game) do update set rounds = s.rounds + excluded.rounds,
      stake = s.stake + excluded.stake, paid = s.paid + excluded.paid, expected = s.expected + excluded.expected
    returning new.site_id, new.day, new.family, new.vendor, new.game_type, new.game,
      new.rounds - coalesce(old.rounds, 0) as rounds, (new.rounds <> 0)::int - (coalesce(old.rounds, 0) <> 0)::int as spans,
      new.stake - coalesce(old.stake, 0) as stake, new.paid - coalesce(old.paid, 0) as paid,
      new.stake * new.stake - coalesce(old.stake * old.stake, 0) as stake_squares,
      new.paid * new.paid - coalesce(old.paid * old.paid, 0) as paid_squares,
      new.stake * new.paid - coalesce(old.stake * old.paid, 0) as products,
      new.expected - coalesce(old.expected, 0) as expected,
      (new.paid - new.expected) ^ 2 - coalesce((old.paid - old.expected) ^ 2, 0) as deviations
  )
  insert into report_return_day as d (site_id, day, family, vendor, game_type, game, rounds, spans, stake, paid, stake_squares,
                                      paid_squares, products, expected, deviations)
  select site_id, day, family, vendor, game_type, game, sum(rounds), sum(spans), sum(stake), sum(paid), sum(stake_squares),
         sum(paid_squares), sum(products), sum(expected), sum(deviations)
    from span group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (site_id, day, family, vendor, game_type, game) do update set rounds = d.rounds + excluded.rounds,
    spans = d.spans + excluded.spans, stake = d.stake + excluded.stake, paid = d.paid + excluded.paid,
    stake_squares = d.stake_squares + excluded.stake_squares, paid_squares = d.paid_squares + excluded.paid_squares,
    products = d.products + excluded.products, expected = d.expected + excluded.expected,
    deviations = d.deviations + excluded.deviations;
$$;
grant execute on function report_sum_returns to hanpan_app;

-- What vendors stated as the return of their games, from the day of a site on which it was first seen. The first statement holds
-- for all that was before (-infinity) only where nothing was played before the games were compared: nobody knows what a vendor
-- stated before somebody looked.
create table report_return_stated (
  site_id smallint not null references site,
  vendor text not null,
  game text not null,
  since date not null,
  points int not null check (points > 0),
  primary key (site_id, vendor, game, since)
);
revoke update, delete on report_return_stated from hanpan_app;

-- Up to which day the games of a site have been compared.
create table report_return_compared (
  site_id smallint primary key references site,
  day date not null
);
revoke delete on report_return_compared from hanpan_app;

-- With how many rounds since that day a game was last held against all of its return's time. Who looks every day at a sum that
-- hardly grows finds one outside sooner or later: the next look is at twice as many.
create table report_return_grown (
  site_id smallint not null references site,
  family text not null,
  vendor text not null,
  game_type text not null,
  game text not null,
  from_day date,
  rounds int not null,
  primary key (site_id, family, vendor, game_type, game)
);
revoke delete on report_return_grown from hanpan_app;

-- A game whose actual return lay outside the bound of its theoretical one, once for a game and a period. Returns in basis points.
create table report_return_notice (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  family text not null,
  vendor text not null,
  game_type text not null,
  game text not null,
  period text not null check (period in ('day', 'month', 'version')),
  from_day date,
  until_day date not null,
  rounds int not null,
  stake bigint not null,
  actual int not null,
  theoretical int not null,
  low int not null,
  high int not null,
  found_at timestamptz not null,
  looked_at timestamptz,
  looked_by text,
  note text check (btrim(note) <> '' and char_length(note) <= 500),
  check (from_day <= until_day),
  check ((looked_at is null) = (looked_by is null) and (looked_at is null) = (note is null)),
  unique (site_id, family, vendor, game_type, game, period, until_day)
);
create index report_return_notice_open on report_return_notice (site_id) where looked_at is null;
revoke delete on report_return_notice from hanpan_app;
create function report_return_notice_stays() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.looked_at is not null or to_jsonb(new) - '{looked_at,looked_by,note}'::text[] <> to_jsonb(old) - '{looked_at,looked_by,note}'::text[] then
    raise exception 'notice % stays as it is', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger report_return_notice_stays before update on report_return_notice
  for each row execute function report_return_notice_stays();
