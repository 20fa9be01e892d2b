-- The second factor of a member or a partner, as that of an operator (0096): the key that its device shares with us, sealed, and
-- the last step that was used, so that a code that somebody has looked at opens nothing a second time.
create table member_factor (
  member_id bigint primary key references member,
  site_id smallint not null references site,
  totp_sealed bytea,
  -- A key that was shown and is not confirmed yet.
  totp_offered bytea,
  totp_used_step bigint not null default 0,
  confirmed_at timestamptz,
  check ((totp_sealed is null) = (confirmed_at is null)),
  -- A key that acts is taken away before another one is offered.
  check (totp_sealed is null or totp_offered is null)
);

-- What opens the account in place of a code, each once: keyed hashes, which say nothing without the secret of the application.
create table member_recovery_code (
  member_id bigint not null references member_factor on delete cascade,
  site_id smallint not null references site,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (member_id, code_hash)
);

create function member_factor_is_of_site() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.site_id is distinct from (select site_id from member where id = new.member_id) then
    raise exception 'member % is not of site %', new.member_id, new.site_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger member_factor_is_of_site before insert or update of member_id, site_id on member_factor
  for each row execute function member_factor_is_of_site();
create trigger member_recovery_code_is_of_site before insert or update of member_id, site_id on member_recovery_code
  for each row execute function member_factor_is_of_site();

-- A step is used once, and the key that acts is never exchanged for another one.
create function member_factor_goes_on() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.totp_sealed is not null and new.totp_sealed is distinct from old.totp_sealed then
    raise exception 'the key of member % acts already', new.member_id using errcode = 'check_violation';
  end if;
  if new.totp_used_step < old.totp_used_step
     or (old.totp_sealed is not null and new.totp_used_step = old.totp_used_step) then
    raise exception 'step % of member % was used before', new.totp_used_step, new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger member_factor_goes_on before update on member_factor for each row execute function member_factor_goes_on();

create function member_recovery_code_is_used_once() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.used_at is not null or new.code_hash <> old.code_hash or new.member_id <> old.member_id then
    raise exception 'a recovery code of member % is used once', old.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger member_recovery_code_is_used_once before update on member_recovery_code
  for each row execute function member_recovery_code_is_used_once();
