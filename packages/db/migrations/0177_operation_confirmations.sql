-- What an operator was shown of one operation before it confirmed it (ADR 111): for this operation alone, as it was then, once, and for
-- two minutes.
create table operation_confirmation (
  key uuid primary key,
  site_id smallint not null references site,
  operator_id bigint not null references operator,
  session_id bigint not null,
  path text not null check (char_length(path) between 1 and 100),
  -- Of the call, its body, and all that it would do: what was shown and what it was put together from.
  digest bytea not null check (octet_length(digest) = 32),
  shown_at timestamptz not null,
  expires_at timestamptz not null,
  -- Wrong passwords and codes; a try counts before it is looked at.
  tries smallint not null default 0 check (tries between 0 and 3),
  given_at timestamptz,
  used_at timestamptz,
  constraint operation_confirmation_in_order check (
    expires_at > shown_at and given_at >= shown_at and (used_at is null or used_at >= given_at and given_at is not null))
);
create index operation_confirmation_expires on operation_confirmation (expires_at);

-- Its states follow each other: what was shown does not change, and nothing is given or used twice.
create function operation_confirmation_goes_on() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (new.key, new.site_id, new.operator_id, new.session_id, new.path, new.digest, new.shown_at, new.expires_at)
     is distinct from (old.key, old.site_id, old.operator_id, old.session_id, old.path, old.digest, old.shown_at, old.expires_at)
     or new.tries < old.tries or old.used_at is not null
     or (old.given_at is not null and new.given_at is distinct from old.given_at) then
    raise exception 'confirmation % does not go back', old.key using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger operation_confirmation_goes_on before update on operation_confirmation
  for each row execute function operation_confirmation_goes_on();
