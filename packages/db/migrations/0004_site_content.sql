create table bank (
  bank_code text primary key,
  name_ko text not null,
  name_en text not null,
  ord smallint not null
);

create table banner (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  kind text not null default 'main' check (kind in ('main', 'popup')),
  ord smallint not null,
  art text not null,
  kicker jsonb not null,
  title jsonb not null,
  body jsonb not null,
  action jsonb not null,
  target text not null,
  is_closed boolean not null default false
);

create table notice (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  category text not null check (category in ('notice', 'event', 'check')),
  title jsonb not null,
  body jsonb not null,
  published_at timestamptz not null
);

-- The game catalogue of the menus: code, names, group and order are the specification's common code.
create table game_code (
  site_id smallint not null references site,
  code text not null,
  name_ko text not null,
  name_en text not null,
  group_code text not null,
  group_name_en text not null,
  ord smallint not null,
  target text not null,
  ready boolean not null default false,
  primary key (site_id, group_code, code)
);

create table best_game (
  site_id smallint not null references site,
  ord smallint not null,
  code text not null,
  name jsonb not null,
  vendor_name jsonb not null,
  family text not null,
  art text not null,
  target text not null,
  ready boolean not null,
  fact jsonb not null,
  primary key (site_id, ord)
);

create table maintenance_window (
  site_id smallint primary key references site,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
