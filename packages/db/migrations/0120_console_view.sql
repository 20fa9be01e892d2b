-- What an operator keeps of a list of the console: its filters, its order and its columns, under a name. A view is its
-- operator's own, and goes with it.
create table console_view (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operator on delete cascade,
  list text not null check (list <> ''),
  name text not null check (name <> ''),
  query text not null check (length(query) <= 1000),
  saved_at timestamptz not null default now()
);
create unique index console_view_name on console_view (operator_id, list, lower(name));
