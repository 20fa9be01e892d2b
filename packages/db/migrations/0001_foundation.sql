-- The application never connects as the owner of the tables. It takes this role, which may write what a module
-- writes and may not touch what only the ledger's functions write.
do $$ begin
  create role hanpan_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant hanpan_app to %I', current_user);
exception when unique_violation or invalid_grant_operation then null;
end $$;

grant usage on schema public to hanpan_app;
alter default privileges in schema public grant select, insert, update, delete on tables to hanpan_app;
alter default privileges in schema public grant usage on sequences to hanpan_app;
-- Without a schema: what everybody is granted by default can only be taken away for all of them.
alter default privileges revoke execute on functions from public;

-- A site is a tenant. Every row of member data carries its site.
create table site (
  id smallint primary key,
  key text not null unique,
  name text not null,
  host text unique,
  settings jsonb not null default '{}',
  created_at timestamptz not null default now()
);

-- Events to publish, written in the transaction that made them true. A relay reads them in the order in which
-- their transactions became visible: (xid, id) below the oldest transaction still running, so none is skipped.
create table outbox (
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  audience text not null,
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  primary key (xid, id)
);

-- What several processes must agree on once: when a job last ran, and what it said.
create table job_state (
  name text primary key,
  last_started_at timestamptz,
  last_finished_at timestamptz,
  last_error text,
  run_count bigint not null default 0
);
