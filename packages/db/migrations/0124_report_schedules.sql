-- Reports that are made by themselves: which, how often, and as what an operator takes it.
create table report_schedule (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  report text not null,
  every text not null check (every in ('day', 'week', 'month')),
  format text not null check (format in ('csv', 'xlsx')),
  created_by text not null,
  created_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  check ((ended_by is null) = (ended_at is null))
);
create unique index report_schedule_once on report_schedule (site_id, report, every, format) where ended_at is null;
revoke delete on report_schedule from hanpan_app;

-- What was made: one file for each period of a schedule, whoever makes it, and never changed.
create table report_file (
  id bigint generated always as identity primary key,
  schedule_id bigint not null references report_schedule,
  start_day date not null,
  end_day date not null check (end_day >= start_day),
  head jsonb not null,
  rows jsonb not null,
  row_count int not null,
  made_at timestamptz not null,
  constraint report_file_once unique (schedule_id, start_day)
);
create index report_file_made on report_file (made_at);
revoke update on report_file from hanpan_app;

-- Requests that were refused, by the correlation id that the client was told: which call, with which code, whose. Nothing of what was
-- sent and nothing of the person is in it. Kept for some days.
create table refusal (
  correlation_id uuid primary key,
  at timestamptz not null,
  site_id smallint,
  member_id bigint,
  code text not null,
  method text not null,
  path text not null
);
create index refusal_at on refusal (at);
revoke update on refusal from hanpan_app;
