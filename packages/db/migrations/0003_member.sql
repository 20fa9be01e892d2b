-- Phone and account number are encrypted; the keyed blind index beside each makes "already in use" answerable.
create table member (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  mem_id text not null,
  nickname text not null,
  password_hash text not null,
  pin_hash text,
  pin_failures smallint not null default 0,
  phone_cipher bytea not null,
  phone_index bytea not null,
  bank_code text not null,
  account_cipher bytea not null,
  account_index bytea not null,
  holder_name text not null,
  birth_date date,
  level smallint not null default 1,
  status text not null default 'pending' check (status in ('pending', 'active', 'rejected', 'suspended')),
  betting_allowed boolean not null default true,
  withdrawal_allowed boolean not null default true,
  partner_rank text not null default 'NORMAL'
    check (partner_rank in ('PTN_1', 'PTN_2', 'PTN_3', 'PTN_4', 'PTN_5', 'NORMAL')),
  parent_id bigint references member,
  cash_account bigint references ledger_account,
  point_account bigint references ledger_account,
  hold_account bigint references ledger_account,
  comp_account bigint references ledger_account,
  applied_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  decision_reason text
);
create unique index member_mem_id on member (site_id, lower(mem_id));
create unique index member_nickname on member (site_id, lower(nickname));
create unique index member_phone on member (site_id, phone_index) where partner_rank = 'NORMAL';
create unique index member_account on member (site_id, account_index) where partner_rank = 'NORMAL';
create index member_status on member (site_id, status, applied_at);
create index member_parent on member (parent_id);

create table operator (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  operator_id text not null,
  name text not null,
  role text not null check (role in ('operator', 'supervisor')),
  password_hash text not null,
  active boolean not null default true,
  unique (site_id, operator_id)
);

-- A session is a random token of which only the hash is stored. An ended one keeps its reason, so that the next
-- call with it can say TK999 instead of a bare "not signed in".
create table session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  site_id smallint not null references site,
  member_id bigint references member,
  operator_id bigint references operator,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('TK999', 'E401')),
  address text not null,
  check ((member_id is null) <> (operator_id is null))
);
create index session_member on session (member_id) where ended_at is null;
create index session_operator on session (operator_id) where ended_at is null;

-- Failed sign-ins, counted per account and per address within a window.
create table sign_in_attempt (
  id bigint generated always as identity primary key,
  site_id smallint not null,
  account text not null,
  address text not null,
  succeeded boolean not null,
  at timestamptz not null
);
create index sign_in_attempt_account on sign_in_attempt (site_id, account, at);
create index sign_in_attempt_address on sign_in_attempt (address, at);

-- Who did what to whom, for staff actions.
create table audit_log (
  id bigint generated always as identity primary key,
  site_id smallint not null,
  at timestamptz not null default now(),
  actor text not null,
  action text not null,
  subject text not null,
  detail jsonb not null default '{}'
);
create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function ledger_refuse_change();
revoke update, delete on audit_log from hanpan_app;

-- The answer to a money call, kept under the key that the client made.
create table idempotent_answer (
  site_id smallint not null,
  actor text not null,
  key uuid not null,
  path text not null,
  input_hash bytea not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (site_id, actor, key)
);
