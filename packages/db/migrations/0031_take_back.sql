-- Points that an operator wants to take back wait for a second one as well: what is taken from members is a sum of its own.
alter table approval_request
  drop constraint approval_request_kind_check,
  add constraint approval_request_kind_check check (kind in ('point', 'coupon', 'takeBack'));
