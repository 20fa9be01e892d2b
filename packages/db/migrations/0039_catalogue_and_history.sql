-- The game catalogue: every family, vendor and code of the product stands in every site's list. Whether one can be played
-- is not written down but follows from what is there: a vendor that is on and has games, a sport with leagues.

-- Nobody could change these rows yet; setup writes them anew for every site.
delete from game_code;
alter table game_code
  drop column ready,
  -- The family of the catalogue, and what a bet there counts as.
  add column master_code text not null,
  add column game_type text not null;
alter table best_game drop column ready;

-- What a vendor's feed says of its largest jackpot, in minor units; null where it says nothing.
alter table vendor
  add column jackpot_amount bigint check (jackpot_amount > 0),
  add column jackpot_at timestamptz,
  add check ((jackpot_amount is null) = (jackpot_at is null));

-- Results are read newest first.
create index event_ended on event (starts_at desc, id desc) where settled_at is not null;

-- The history's branches tell what a result is calculated from: one for each choice, in order.
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
          'kind', m.kind, 'lineQuarters', m.line_quarters, 'pick', s.pick, 'oddsMilli', l.odds_milli,
          'homeScore', case when e.phase <> 'prematch' then e.home_score end,
          'awayScore', case when e.phase <> 'prematch' then e.away_score end,
          'result', l.result) order by e.starts_at, e.id)
          from bet_leg l join event e on e.id = l.event_id join league g on g.id = e.league_id
          join team h on h.id = e.home_team join team a on a.id = e.away_team
          join selection s on s.id = l.selection_id join market m on m.id = l.market_id
         where l.bet_id = b.id) as results
  from bet b;

create or replace view history_vendor as
select r.site_id, r.member_id, 'vendor'::text as family,
       (select g.family from vendor_game g where g.vendor_id = r.vendor_id and g.key = r.game_key) as game_type,
       (select v.code from vendor v where v.id = r.vendor_id) as vendor,
       (select g.names from vendor_game g where g.vendor_id = r.vendor_id and g.key = r.game_key) as game,
       r.id, (select v.code from vendor v where v.id = r.vendor_id) || '-' || r.id as reference,
       case when r.returned > 0 and r.returned = r.stake then 'CANCEL' when r.closed_at is null then 'WAIT'
            when r.win > r.stake then 'PASS' when r.win = r.stake then 'TIE' else 'FAIL' end as status,
       r.stake, r.returned, r.win, r.started_at, r.closed_at as settled_at,
       null::bigint as odds_milli, null::bigint as possible, '[]'::jsonb as results
  from game_round r;
