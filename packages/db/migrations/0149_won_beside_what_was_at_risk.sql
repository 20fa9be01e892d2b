-- A round is won, level or lost by what was at risk: stake that came back unplayed, as shots that were not fired, is no part of it.
create or replace view history_vendor as
select r.site_id, r.member_id, 'vendor'::text as family,
       (select g.family from vendor_game g where g.vendor_id = r.vendor_id and g.key = r.game_key) as game_type,
       (select v.code from vendor v where v.id = r.vendor_id) as vendor,
       (select g.names from vendor_game g where g.vendor_id = r.vendor_id and g.key = r.game_key) as game,
       r.id, (select v.code from vendor v where v.id = r.vendor_id) || '-' || r.id as reference,
       case when r.returned > 0 and r.returned = r.stake then 'CANCEL' when r.closed_at is null then 'WAIT'
            when r.win > r.stake - r.returned then 'PASS' when r.win = r.stake - r.returned then 'TIE' else 'FAIL' end as status,
       r.stake, r.returned, r.win, r.started_at, r.closed_at as settled_at,
       null::bigint as odds_milli, null::bigint as possible, '[]'::jsonb as results
  from game_round r;
