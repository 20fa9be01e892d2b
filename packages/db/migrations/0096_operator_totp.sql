-- A second factor of an operator: the key that its device shares with us, sealed, and the last step that was used, so
-- that a code that somebody has looked at opens nothing a second time.
alter table operator
  add column totp_sealed bytea,
  -- A key that was shown and is not confirmed yet.
  add column totp_offered bytea,
  add column totp_used_step bigint not null default 0;
