-- When a bet that waited was taken: at odds of that moment, so what is void for bets of a window, and what counts as bet in
-- play, goes by it. Null of a bet that was taken when it was placed, and of one that was never taken.
alter table bet
  add column accepted_at timestamptz,
  add constraint bet_accepted check (
    accepted_at is null or (accepted_at >= placed_at and status <> 'WAIT' and refusal is null));

update bet b set accepted_at = greatest(w.decided_at, b.placed_at)
  from bet_wait w where w.bet_id = b.id and w.decided_at is not null and b.status <> 'WAIT' and b.refusal is null;

-- A producer whose messages are stored so late that its prices are old by then is down as well, until the rest has been stored.
alter table feed_producer
  drop constraint feed_producer_down_reason_check,
  add constraint feed_producer_down_reason_check check (down_reason in (
    'starting', 'silent', 'behind', 'out-of-sync', 'announced', 'not-taken', 'refused', 'recovery-overdue'));
