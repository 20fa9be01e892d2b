-- A member confirms what it was shown of a withdrawal as an operator does (ADR 115): each confirmation is of one of the two.
alter table operation_confirmation alter column operator_id drop not null;
alter table operation_confirmation add column member_id bigint references member;
alter table operation_confirmation add constraint operation_confirmation_of_one
  check (num_nonnulls(operator_id, member_id) = 1);

create or replace function operation_confirmation_goes_on() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (new.key, new.site_id, new.operator_id, new.member_id, new.session_id, new.path, new.digest, new.shown_at, new.expires_at)
     is distinct from
     (old.key, old.site_id, old.operator_id, old.member_id, old.session_id, old.path, old.digest, old.shown_at, old.expires_at)
     or new.tries < old.tries or old.used_at is not null
     or (old.given_at is not null and new.given_at is distinct from old.given_at) then
    raise exception 'confirmation % does not go back', old.key using errcode = 'check_violation';
  end if;
  return new;
end $$;
