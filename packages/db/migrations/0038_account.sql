-- When a member changed a secret or the phone; null where it is still that of the sign-up.
alter table member
  add column password_changed_at timestamptz,
  add column pin_changed_at timestamptz,
  add column phone_changed_at timestamptz;

-- What the browser of a device says of itself, in two words, so that a member knows it again in the list.
alter table known_device add column system text, add column browser text;
create index known_device_account on known_device (site_id, account);
