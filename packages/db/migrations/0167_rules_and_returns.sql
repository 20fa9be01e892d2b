-- A bet keeps the version of the house rules that it was placed under, and is settled by them, also when it is settled again
-- (GAM-6). Versions are data in the code (house-rule-books.ts); what was bet before there were any holds the first.
alter table bet add column house_rules smallint not null default 1 check (house_rules > 0);
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
alter table market_message add column ruled jsonb check (jsonb_typeof(ruled) = 'object');
alter table selection add column ruled jsonb check (jsonb_typeof(ruled) = 'object');

-- What one bet on a mini game was won by: its market, pick, line and price, which with the drum say its chance. For readers of
-- settlements, which know a bet by its receipt.
create view minigame_bet_terms as select receipt_id, game, market, pick, line, odds_milli from minigame_bet;
grant select on minigame_bet_terms to hanpan_app;

-- Rounds of each game by day of the site's calendar, with the squares that its spread follows from (GAM-12). One reader of the
-- facts (report.returns) writes them, as those of report_day. The stake is what was not given back; a round that was given back as
-- a whole, or had no stake, is none. `expected` and `variance` are what the rounds of mini games should pay together, by their
-- prices and chances; of games of vendors, who state a return and no spread, they are null.
create table report_return_day (
  site_id smallint not null,
  day date not null,
  family text not null,
  vendor text not null,
  game_type text not null,
  game text not null,
  rounds int not null,
  stake bigint not null,
  paid bigint not null,
  stake_squares numeric not null,
  paid_squares numeric not null,
  products numeric not null,
  expected numeric,
  variance numeric,
  primary key (site_id, day, family, vendor, game_type, game)
) with (fillfactor = 80);
revoke delete on report_return_day from hanpan_app;

-- Adds the facts from one place of the stream to another. `in_laws` are the laws of the bets on mini games among them:
-- [{"game": …, "market": …, "pick": …, "line": null, "odds": 1950, "mean": 0.975, "variance": 0.95}].
create function report_sum_returns(in_from_xid xid8, in_from_id bigint, in_to_xid xid8, in_to_id bigint, in_zones jsonb, in_laws jsonb)
  returns void language sql set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
  with law as materialized (
    select * from jsonb_to_recordset(in_laws)
           l(game text, market text, pick text, line int, odds int, mean numeric, variance numeric)
  ), fact as (
    select f.site_id, (f.settled_at at time zone (in_zones ->> f.site_id::text))::date as day, f.family,
           coalesce(f.vendor, '') as vendor, f.game_type, coalesce(f.game, '') as game, f.sign,
           (f.stake - f.returned)::numeric as stake, f.win::numeric as paid, l.mean, l.variance
      from play_settlement f
      left join minigame_bet_terms t on f.family = 'minigame' and t.receipt_id = f.reference
      left join law l on l.game = t.game and l.market = t.market and l.pick = t.pick and l.line is not distinct from t.line
                     and l.odds = t.odds_milli
     where (f.xid, f.id) > (in_from_xid, in_from_id) and (f.xid, f.id) <= (in_to_xid, in_to_id)
       and f.family in ('vendor', 'minigame') and f.stake > f.returned
  )
  insert into report_return_day as d (site_id, day, family, vendor, game_type, game, rounds, stake, paid, stake_squares, paid_squares,
                                      products, expected, variance)
  select site_id, day, family, vendor, game_type, game, sum(sign)::int, sum(sign * stake)::bigint, sum(sign * paid)::bigint,
         sum(sign * stake * stake), sum(sign * paid * paid), sum(sign * stake * paid),
         sum(sign * stake * mean), sum(sign * stake * stake * variance)
    from fact group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (site_id, day, family, vendor, game_type, game) do update set rounds = d.rounds + excluded.rounds,
    stake = d.stake + excluded.stake, paid = d.paid + excluded.paid, stake_squares = d.stake_squares + excluded.stake_squares,
    paid_squares = d.paid_squares + excluded.paid_squares, products = d.products + excluded.products,
    expected = coalesce(d.expected + excluded.expected, d.expected, excluded.expected),
    variance = coalesce(d.variance + excluded.variance, d.variance, excluded.variance);
$$;
grant execute on function report_sum_returns to hanpan_app;

-- What vendors stated as the return of their games, from the day of a site on which it was first seen. The first statement holds
-- for all that was before.
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
  -- Whether the spread is known exactly, or taken from the rounds.
  spread text not null check (spread in ('exact', 'sample')),
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
