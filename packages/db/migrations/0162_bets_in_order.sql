-- Every bet of a site is read as one file, some hundred at a time: each lot begins behind the last bet of the one before, and without
-- an order to read them in it would sort all bets of the period anew. A BRIN, as for the days of bets (0008), knows no order, and so
-- costs each lot everything that is left. These have one, also on game_round, which is written all the time: site and beginning of a
-- round never change, so what is added to it goes on without touching them, and new rounds come at the end of their site's part.
-- They are built on full tables, where nothing is bet for as long as it takes; an update stops the servers anyway.
create index bet_site_placed on bet (site_id, placed_at, id);
create index minigame_bet_site_placed on minigame_bet (site_id, placed_at, id);
create index game_round_site_started on game_round (site_id, started_at, id);

-- A round bears another name in its settlements than in its history. Appended, so that whoever read the history before goes on
-- reading it.
create or replace view history_vendor as
select r.site_id, r.member_id, 'vendor'::text as family,
       (select g.family from vendor_game g where g.vendor_id = r.vendor_id and g.key = r.game_key) as game_type,
       (select v.code from vendor v where v.id = r.vendor_id) as vendor,
       (select g.names from vendor_game g where g.vendor_id = r.vendor_id and g.key = r.game_key) as game,
       r.id, (select v.code from vendor v where v.id = r.vendor_id) || '-' || r.id as reference,
       case when r.returned > 0 and r.returned = r.stake then 'CANCEL' when r.closed_at is null then 'WAIT'
            when r.win > r.stake - r.returned then 'PASS' when r.win = r.stake - r.returned then 'TIE' else 'FAIL' end as status,
       r.stake, r.returned, r.win, r.started_at, r.closed_at as settled_at,
       null::bigint as odds_milli, null::bigint as possible, '[]'::jsonb as results,
       (select v.code from vendor v where v.id = r.vendor_id) || ':' || r.round || ':' || r.member_id as settled_as
  from game_round r;
