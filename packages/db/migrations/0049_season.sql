-- Every sport on the board: markets of any scope, periods and clocks of any sport, and matches that are drawn.

-- What is played now. `first` and `second` were halves of football, and what the clock says is that of its period.
alter table event
  add column period smallint not null default 0 check (period >= 0),
  add column clock_seconds int check (clock_seconds >= 0),
  add column server text check (server in ('home', 'away')),
  -- What a board shows besides, as the sport calls it: points of a game, outs, cards.
  add column detail jsonb not null default '{}',
  -- By scope: [home, away, whether nothing can change it any more]. The score of the scope `match` is also in the columns.
  add column scores jsonb not null default '{}',
  -- Who says what becomes of it.
  add column feed text not null default 'replay' check (feed in ('replay', 'season', 'the-odds-api', 'uof')),
  drop constraint event_phase_check;
update event set
  period = case phase when 'first' then 1 when 'half' then 1 when 'second' then 2 when 'ended' then 2 else 0 end,
  clock_seconds = case phase when 'first' then minute * 60 when 'half' then 2700 when 'second' then (minute - 45) * 60 end,
  scores = case when settled_at is null then '{}' else jsonb_build_object('match', jsonb_build_array(home_score, away_score, true)) end,
  phase = case phase when 'first' then 'playing' when 'second' then 'playing' when 'half' then 'break' else phase end;
alter table event
  drop column minute,
  add constraint event_phase_check check (phase in ('prematch', 'playing', 'break', 'overtime', 'shootout', 'ended'));

-- The markets of packages/rules: what they are called there is checked there.
alter table market
  drop constraint market_kind_check,
  add constraint market_kind_check check (kind ~ '^[A-Z]{2,5}$'),
  add column scope text not null default 'match' check (scope ~ '^[a-z]{1,8}[0-9]?$'),
  drop constraint market_event_id_kind_line_quarters_key,
  add unique nulls not distinct (event_id, scope, kind, line_quarters),
  drop constraint market_reason_check,
  -- `incident`: a goal or a card a moment ago; `feed`: who says what happens is silent or asked for it; `operator`: a
  -- trader did it; `limit`: the book leans further than prices may follow.
  add constraint market_reason_check check (
    reason in ('in-play', 'ended', 'stale', 'trading', 'incident', 'feed', 'operator', 'limit'));
alter table selection
  drop constraint selection_pick_check,
  add constraint selection_pick_check check (pick ~ '^[a-z0-9+/-]{1,20}$');

-- A league of the season, as its file in apps/api/data/season has it; null for a league that only other feeds play.
alter table league
  add column format text,
  add column names text check (names in ('real', 'invented')),
  add column strengths text check (strengths in ('fitted', 'made')),
  add column spread double precision check (spread > 0),
  add column meetings smallint check (meetings > 0);

-- A match that is drawn: its plan is fixed and its draws are announced before it has a price.
create table season_match (
  event_id bigint primary key references event,
  series text not null unique references draw_series,
  season int not null check (season > 0),
  round int not null check (round > 0),
  plan jsonb not null,
  ticks int not null check (ticks > 0),
  ticks_played int not null default 0 check (ticks_played between 0 and ticks),
  -- What has happened so far (PlayProgress of packages/rules).
  progress jsonb not null,
  -- When the next tick is due; null once the match is over.
  next_tick_at timestamptz
);
create index season_match_due on season_match (next_tick_at) where next_tick_at is not null;
-- What was promised stays: only the play goes on.
create function season_match_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
     and to_jsonb(new) - array['ticks_played', 'progress', 'next_tick_at'] = to_jsonb(old) - array['ticks_played', 'progress', 'next_tick_at']
     and new.ticks_played >= old.ticks_played then
    return new;
  end if;
  raise exception 'the plan and the draws of a match never change' using errcode = 'check_violation';
end $$;
create trigger season_match_steps before update or delete on season_match for each row execute function season_match_step();
revoke delete, truncate on season_match from hanpan_app;

-- What happened in a match, in order.
create table event_incident (
  event_id bigint not null references event,
  number int not null check (number > 0),
  -- Seconds of real play since the kick-off.
  at_seconds int not null check (at_seconds >= 0),
  period smallint not null,
  kind text not null,
  side text check (side in ('home', 'away')),
  amount int not null,
  home_score smallint not null,
  away_score smallint not null,
  primary key (event_id, number)
);

-- A leg on a drawn match is bound to the announcement of its draws; null where nothing is drawn.
alter table bet_leg
  add column announcement bytea check (length(announcement) = 32);

-- Which part of a match a leg is about belongs into its history.
create or replace view history_sports as
select b.site_id, b.member_id, 'sports'::text as family, 'sports'::text as game_type, null::text as vendor,
       (select jsonb_build_object(
          'ko', string_agg((h.name->>'ko') || ' – ' || (a.name->>'ko'), ', ' order by e.starts_at, e.id),
          'en', string_agg((h.name->>'en') || ' – ' || (a.name->>'en'), ', ' order by e.starts_at, e.id),
          'vi', string_agg((h.name->>'vi') || ' – ' || (a.name->>'vi'), ', ' order by e.starts_at, e.id))
          from bet_leg l join event e on e.id = l.event_id join team h on h.id = e.home_team join team a on a.id = e.away_team
         where l.bet_id = b.id) as game,
       b.id, b.receipt_id as reference, b.status, b.stake,
       case when b.status in ('TIE', 'CANCEL') then b.stake else 0 end as returned,
       case when b.status in ('TIE', 'CANCEL') then 0 else coalesce(b.win_amount, 0) end as win,
       b.placed_at as started_at, b.settled_at,
       b.total_odds_milli as odds_milli, b.possible_win as possible,
       (select jsonb_agg(jsonb_build_object(
          'key', e.id, 'league', g.name, 'home', h.name, 'away', a.name,
          'startsAt', to_char(e.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'kind', m.kind, 'scope', m.scope, 'lineQuarters', m.line_quarters, 'pick', s.pick, 'oddsMilli', l.odds_milli,
          'homeScore', case when e.phase <> 'prematch' then e.home_score end,
          'awayScore', case when e.phase <> 'prematch' then e.away_score end,
          'result', l.result) order by e.starts_at, e.id)
          from bet_leg l join event e on e.id = l.event_id join league g on g.id = e.league_id
          join team h on h.id = e.home_team join team a on a.id = e.away_team
          join selection s on s.id = l.selection_id join market m on m.id = l.market_id
         where l.bet_id = b.id) as results
  from bet b;
