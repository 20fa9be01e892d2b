-- A hundred failures of an account in a row are the last (NIST 800-63B): after them somebody has to give it a new password. What
-- failed before that does not count any more, and is still known.
alter table sign_in_attempt
  add column forgiven_at timestamptz,
  add constraint sign_in_attempt_forgiven check (forgiven_at is null or not succeeded);
