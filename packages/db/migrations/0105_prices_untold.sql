-- New prices of a coming match are pushed to the boards in a transaction of their own, after the one that holds the locks
-- on which bets wait. Until then the event says so: a worker that died in between leaves it to the next run.
alter table event add column prices_untold boolean not null default false;
