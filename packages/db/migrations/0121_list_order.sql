-- The orders in which operators read long lists. Balances have none: an index on them would be written at every movement of
-- money, and a list that is ordered by a balance is read rarely.
create index member_list_applied on member (site_id, applied_at, id);
create index member_list_name on member (site_id, mem_id, id);
create index member_list_level on member (site_id, level, id);
create index cash_request_list_applied on cash_request (site_id, kind, applied_at, id);
create index cash_request_list_amount on cash_request (site_id, kind, amount, id);
create index audit_log_list_action on audit_log (site_id, action, id);
create index audit_log_list_actor on audit_log (site_id, actor, id);
create index point_entry_list_applied on point_entry (site_id, applied, id);
