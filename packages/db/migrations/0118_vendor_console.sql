-- What the console keeps of a vendor: a shared secret stands sealed, and while keys are being changed the one before it is
-- taken until a moment. The mark of the time says when a key was last set; by whom and why is in the audit log.
alter table vendor
  add column their_key_sealed bytea,
  add column their_old_key_sealed bytea,
  add column their_old_key_until timestamptz,
  add column our_key_set_at timestamptz,
  add column their_key_set_at timestamptz,
  add constraint vendor_one_key check (their_key_sealed is null or public_key = ''),
  add constraint vendor_old_key check ((their_old_key_sealed is null) = (their_old_key_until is null));

-- The menu of games: a name in Vietnamese too (null: the English one), and whether members see an entry at all.
alter table game_code
  add column name_vi text check (name_vi <> ''),
  add column is_shown boolean not null default true;
