-- What other modules read of requests for money: those that wait for the desk, and those that it has approved. What the
-- numbers of a request's state mean is the cash module's own affair.
create view cash_open as
  select site_id, member_id, kind, amount, applied_at, due_at from cash_request where state in (0, 2);
create view cash_approved as
  select site_id, member_id, kind, amount, processed_at from cash_request where state = 1;
revoke insert, update, delete on cash_open, cash_approved from hanpan_app;
