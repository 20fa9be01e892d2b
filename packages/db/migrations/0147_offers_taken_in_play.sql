-- `accepted`: the member has taken the smaller stake that a trader offered, on a match in play: the bet waits as a new one does
-- before it is decided, so that nobody takes an offer because of what it has just seen happen.
alter table bet_wait
  drop constraint bet_wait_kind_check,
  add constraint bet_wait_kind_check check (kind in ('delay', 'trader', 'offer', 'accepted'));
