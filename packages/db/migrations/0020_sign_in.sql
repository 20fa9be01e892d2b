-- A device from which an account has signed in. Its attempts are counted separately, so that nobody who guesses at the
-- account from elsewhere can lock its owner out of it. Only a hash of the cookie is kept.
create table known_device (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  account text not null,
  token_hash bytea not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  unique (token_hash, site_id, account)
);
create index known_device_seen on known_device (seen_at);

-- `network` is what an address is counted by: IPv4 itself, of IPv6 the first 64 bits, which one household has to itself.
-- An attempt is inserted as failed before the password is looked at, and marked when it has succeeded.
alter table sign_in_attempt add column network text, add column device_id bigint references known_device on delete set null;
update sign_in_attempt set network = address;
alter table sign_in_attempt alter column network set not null;
drop index sign_in_attempt_address;
create index sign_in_attempt_network on sign_in_attempt (network, at) where device_id is null;
create index sign_in_attempt_device on sign_in_attempt (device_id, at) where device_id is not null;
create index sign_in_attempt_at on sign_in_attempt (at);
