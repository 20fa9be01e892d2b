-- Which prices a member had agreed to when it bet, for the receipt and the history; bet_wait has it only of those that
-- waited. Null of bets that were placed before it was kept.
alter table bet
  add column consent text check (consent in ('review', 'higher', 'all'));

-- Appended, so that whoever read the history before goes on reading it.
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
         where l.bet_id = b.id) as results, b.consent
  from bet b;
