-- Three failures in a row of one operator at one place, a device that it knows or a network, make that place wait (standards OPS-12).
-- An owner ends the wait: then these failures are of no row any more. For every other limit they stay what they were.
alter table sign_in_attempt
  add column released_at timestamptz,
  add constraint sign_in_attempt_released check (released_at is null or not succeeded);
