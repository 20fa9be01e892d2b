-- Whose data was shown to whom: a row for each answer of the console that names members. What somebody did stands in the audit log;
-- this is what it has seen. Within a minute the same screen is one row, because screens ask again by themselves.
create table personal_access (
  operator_id bigint not null references operator,
  at timestamptz not null,
  minute timestamptz not null,
  call text not null,
  -- Of the names below: an index has no room for all of them.
  members_hash bytea not null check (octet_length(members_hash) = 32),
  site_id smallint not null references site,
  address text not null,
  members text[] not null check (cardinality(members) > 0),
  primary key (operator_id, minute, call, members_hash)
);
create index personal_access_at on personal_access (at);
create index personal_access_whose on personal_access using gin (members);
revoke update, delete on personal_access from hanpan_app;

-- It stays as it was written for two years, and whoever would end it earlier cannot: the application forgets through this alone.
create trigger personal_access_append_only before update or truncate on personal_access
  for each statement execute function ledger_refuse_change();
create function personal_access_forget(in_before timestamptz, in_limit int) returns int
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from personal_access where ctid = any(array(
      select ctid from personal_access
       where at < least(in_before, now() - interval '2 years') order by at limit in_limit))
    returning 1)
  select count(*)::int from gone
$$;
revoke execute on function personal_access_forget from public;
grant execute on function personal_access_forget to hanpan_app;

-- Why a member excludes itself, where it says so.
alter table member_exclusion add column reason text
  check (reason in ('money', 'time', 'control', 'health', 'other'));

-- Somebody who applies under another number is looked for by name and birth date.
create index member_birth_date on member (site_id, birth_date) where birth_date is not null;

-- From where a member asked for money to move, or took that back. From where operators decide stands in the audit log.
alter table cash_request_event add column address text;
