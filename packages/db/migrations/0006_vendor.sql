create table vendor (
  id smallint primary key,
  code text not null unique,
  name jsonb not null,
  dialect text not null,
  base_url text not null,
  public_key text not null,
  enabled boolean not null default true,
  synced_at timestamptz
);

create table vendor_game (
  vendor_id smallint not null references vendor,
  key text not null,
  family text not null,
  names jsonb not null,
  image text not null,
  rtp_percent text not null,
  ord smallint not null default 0,
  enabled boolean not null default true,
  primary key (vendor_id, key)
);

-- One launch of one game. The token is what the vendor names the member by; wins and rollbacks ignore its expiry.
create table game_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  site_id smallint not null references site,
  member_id bigint not null references member,
  vendor_id smallint not null references vendor,
  game_key text not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz
);
create index game_session_member on game_session (member_id, opened_at desc);

-- What a vendor told the wallet, once per transaction id, kept longer than any vendor's retry. A tombstone is a
-- rollback that came before its bet: the late bet is refused. Here and in game_round no foreign keys: whoever writes
-- has locked the member (neither members nor vendors are ever deleted), and a check of each row would cost more than
-- the row.
create table vendor_transaction (
  vendor_id smallint not null,
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'tombstone')),
  reference_id text,
  member_id bigint,
  round text,
  game_key text,
  amount bigint not null check (amount >= 0),
  is_free boolean not null default false,
  input_hash bytea not null,
  balance_after bigint not null,
  at timestamptz not null,
  primary key (vendor_id, transaction_id)
);
create index vendor_transaction_reference on vendor_transaction (vendor_id, reference_id) where reference_id is not null;

-- One round of one member, for the history: what was staked, won and returned.
create table game_round (
  id bigint generated always as identity primary key,
  vendor_id smallint not null,
  round text not null,
  site_id smallint not null,
  member_id bigint not null,
  game_key text not null,
  stake bigint not null default 0,
  win bigint not null default 0,
  returned bigint not null default 0,
  started_at timestamptz not null,
  closed_at timestamptz,
  unique (vendor_id, round, member_id)
);
create index game_round_member on game_round (member_id, id desc);
create index game_round_started on game_round (member_id, started_at);
