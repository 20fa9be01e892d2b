-- What of a win is stake that the vendor gives back: it was taken and never at risk, as a shot that was not fired. The money
-- moves with the win; in the round it is returned, so that it does not count as turnover and earns nobody a commission.
alter table vendor_transaction
  add column returned bigint not null default 0,
  add constraint vendor_transaction_returned
    check (returned = 0 or (kind in ('win', 'parked') and returned between 0 and amount));
