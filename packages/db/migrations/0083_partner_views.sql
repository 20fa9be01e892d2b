-- What partners are shown of the requests of their downline: when and how much, nothing of names and accounts.
create view cash_record as
  select id, site_id, member_id, kind, amount, bonus_amount, state, receipt_id, applied_at, processed_at,
         case when state in (0, 2) then 'open' when state = 1 then 'done' else 'cancelled' end as step
    from cash_request;
revoke insert, update, delete on cash_record from hanpan_app;
create index cash_request_processed on cash_request (site_id, processed_at) include (kind, amount) where state = 1;
