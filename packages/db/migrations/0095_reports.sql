-- What reports read of members: when each was let in.
create view member_decided as
  select id, site_id, decided_at from member where status in ('active', 'suspended') and decided_at is not null;
revoke insert, update, delete on member_decided from hanpan_app;
create index member_decided_at on member (site_id, decided_at) where decided_at is not null;

-- Reports over what was settled in a period, whoever played it.
create index play_settlement_site on play_settlement (site_id, settled_at)
  include (family, vendor, game_type, sign, stake, win, returned, member_id);
create index session_seen on session (site_id, seen_at) where ended_at is null and member_id is not null;
