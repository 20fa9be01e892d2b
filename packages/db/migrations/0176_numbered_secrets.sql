-- The secrets of an installation have numbers, so that they can be changed while the site runs: all of them open what was sealed under
-- them, the last one that seals seals, and one that was taken away leaves keys for what nobody has the plain text of.
alter table installation_secret
  add column number smallint not null default 1 check (number > 0),
  -- From when on values are sealed under it; null while it only opens.
  add column seals_since timestamptz,
  -- Since when nothing needs it any more.
  add column retired_at timestamptz,
  drop constraint installation_secret_pkey,
  add primary key (name, number);
update installation_secret set seals_since = kept_at;
alter table installation_secret alter column number drop default;

-- Which secrets a process holds that runs, and under which of them it seals: none begins to seal before all can open it.
create table secret_holder (
  process uuid primary key,
  name text not null check (char_length(name) between 1 and 40),
  app_numbers smallint[] not null,
  witness_numbers smallint[] not null,
  app_seals smallint not null,
  -- Null where it has none.
  witness_seals smallint,
  seen_at timestamptz not null
);

-- What stays of a secret that was taken away, by its use, sealed under the one that seals now.
create table kept_key (
  name text not null check (name = 'app'),
  number smallint not null,
  use text not null check (char_length(use) between 1 and 40),
  sealed bytea not null,
  primary key (name, number, use),
  foreign key (name, number) references installation_secret
);
revoke insert, update, delete, truncate on kept_key from hanpan_app;

-- Whether whoever is connected writes sealed values once more under another secret: the owner of the tables, who says so.
create function seals_anew() returns boolean language sql stable set search_path = public, pg_temp as $$
  select current_setting('hanpan.seals_anew', true) = 'on' and current_user <> 'hanpan_app'
$$;
grant execute on function seals_anew to hanpan_app;

-- The keys of a series are what they were: only how they are sealed may change, and their mark with it.
create function draw_key_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and seals_anew() then return null; end if;
  raise exception 'draws are written once: % on %', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create function draw_key_stays() returns trigger language plpgsql as $$
begin
  if new.series <> old.series or new.holder <> old.holder then
    raise exception 'the % key of % is of that series', old.holder, old.series using errcode = 'check_violation';
  end if;
  return new;
end $$;
drop trigger draw_key_written_once on draw_key;
create trigger draw_key_written_once before update or delete or truncate on draw_key
  for each statement execute function draw_key_refuse_change();
create trigger draw_key_stays before update on draw_key for each row execute function draw_key_stays();

-- As it was (0163), but for the same key that is sealed under another secret.
create or replace function member_factor_goes_on() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if seals_anew() and new.totp_used_step = old.totp_used_step
     and (new.totp_sealed is null) = (old.totp_sealed is null)
     and (new.totp_offered is null) = (old.totp_offered is null)
     and new.confirmed_at is not distinct from old.confirmed_at then
    return new;
  end if;
  if old.totp_sealed is not null and new.totp_sealed is distinct from old.totp_sealed then
    raise exception 'the key of member % acts already', new.member_id using errcode = 'check_violation';
  end if;
  if new.totp_used_step < old.totp_used_step
     or (old.totp_sealed is not null and new.totp_used_step = old.totp_used_step) then
    raise exception 'step % of member % was used before', new.totp_used_step, new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
