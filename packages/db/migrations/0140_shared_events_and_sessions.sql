-- What is asked of sessions that have ended as well: a member's last ones, and when an operator was last seen. The indexes of
-- open sessions alone are of no use there.
create index session_of_member on session (member_id, created_at desc, id desc) where member_id is not null;
create index session_of_operator on session (operator_id, seen_at) where operator_id is not null;

-- Of which site the operator is who has suspended something: that counts at every site, but the name and the reason are read
-- at its own. Null where it is not known any more.
alter table sports_hold add column site_id smallint references site;
update sports_hold set site_id = (select id from site) where (select count(*) from site) = 1;
