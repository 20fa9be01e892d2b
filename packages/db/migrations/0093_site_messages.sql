-- Messages that operators send to one member, a level or everybody: what was sent, and the words to begin with.
create table message_batch (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  target text not null check (target in ('members', 'level', 'all')),
  mem_ids text[] not null default '{}',
  level smallint,
  title jsonb not null,
  body jsonb not null,
  sent_by text not null,
  sent_at timestamptz not null,
  sent_count int not null default 0,
  check ((target = 'level') = (level is not null)),
  check ((target = 'members') = (mem_ids <> '{}'))
);
create index message_batch_list on message_batch (site_id, id desc);
revoke delete on message_batch from hanpan_app;
alter table message add column batch_id bigint references message_batch;
create index message_of_batch on message (batch_id) where batch_id is not null;

create table message_template (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  name text not null check (name <> ''),
  title jsonb not null,
  body jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null,
  unique (site_id, name)
);

-- Who made a banner what it is.
alter table banner add column saved_by text, add column saved_at timestamptz;
