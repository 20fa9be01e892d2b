-- Settlements of the losing commission: computed over days that are over, confirmed by an operator, paid to comp.
create table partner_settlement (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  start_day date not null,
  end_day date not null check (end_day >= start_day),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'dropped')),
  computed_at timestamptz not null,
  computed_by text not null,
  decided_at timestamptz,
  decided_by text,
  drop_reason text,
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state = 'dropped') = (btrim(coalesce(drop_reason, '')) <> '')),
  -- A day is settled once.
  constraint partner_settlement_days exclude using gist (
    int4range(site_id, site_id, '[]') with &&, daterange(start_day, end_day, '[]') with &&) where (state <> 'dropped')
);
create unique index partner_settlement_waiting on partner_settlement (site_id) where state = 'waiting';

create function partner_settlement_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'waiting' and new.state <> 'waiting'
     and to_jsonb(new) - array['state', 'decided_at', 'decided_by', 'drop_reason']
       = to_jsonb(old) - array['state', 'decided_at', 'decided_by', 'drop_reason'] then
    return new;
  end if;
  raise exception 'a settlement is decided once and never changes' using errcode = 'check_violation';
end $$;
create trigger partner_settlement_steps before update or delete on partner_settlement
  for each row execute function partner_settlement_step();
create trigger partner_settlement_kept before truncate on partner_settlement
  for each statement execute function ledger_refuse_change();
revoke delete on partner_settlement from hanpan_app;

-- A line: one partner, one branch, one game type, one pair of rates.
create table partner_settlement_line (
  settlement_id bigint not null references partner_settlement,
  head_id bigint not null,
  partner_id bigint not null,
  branch_id bigint,
  game_type smallint not null check (game_type between 1 and 5),
  own_basis_points int not null,
  branch_basis_points int not null check (branch_basis_points between 0 and own_basis_points),
  bets int not null,
  stake bigint not null,
  counted bigint not null,
  returned bigint not null,
  win bigint not null,
  net bigint not null generated always as (stake - returned - win) stored,
  -- The net loss times the difference, rounded down once.
  amount bigint not null,
  check (amount = floor((stake - returned - win)::numeric * (own_basis_points - branch_basis_points) / 10000)),
  unique nulls not distinct (settlement_id, partner_id, head_id, branch_id, game_type, own_basis_points, branch_basis_points)
);

-- What a partner gets: nothing below zero, and with all others of its tree never more than the house's share of it.
create table partner_settlement_share (
  settlement_id bigint not null references partner_settlement,
  partner_id bigint not null references member,
  bets int not null,
  stake bigint not null,
  counted bigint not null,
  returned bigint not null,
  win bigint not null,
  -- For information: credited when the bets were settled.
  rolling bigint not null,
  line_amount bigint not null,
  losing bigint not null check (losing >= 0),
  correction bigint not null,
  credit bigint not null generated always as (losing + correction) stored,
  primary key (settlement_id, partner_id)
);
create index partner_settlement_share_partner on partner_settlement_share (partner_id, settlement_id desc);

-- What earlier settlements come to by now, because bets of their days were settled again; the difference is paid or taken back.
create table partner_settlement_correction (
  settlement_id bigint not null references partner_settlement,
  partner_id bigint not null,
  earlier_id bigint not null references partner_settlement,
  paid bigint not null,
  correct bigint not null check (correct >= 0),
  amount bigint not null generated always as (correct - paid) stored,
  check (correct <> paid),
  primary key (settlement_id, partner_id, earlier_id),
  foreign key (settlement_id, partner_id) references partner_settlement_share
);
create trigger partner_settlement_line_append_only before update or delete or truncate on partner_settlement_line
  for each statement execute function ledger_refuse_change();
create trigger partner_settlement_share_append_only before update or delete or truncate on partner_settlement_share
  for each statement execute function ledger_refuse_change();
create trigger partner_settlement_correction_append_only before update or delete or truncate on partner_settlement_correction
  for each statement execute function ledger_refuse_change();
revoke update, delete on partner_settlement_line, partner_settlement_share, partner_settlement_correction from hanpan_app;
