-- Cash that moves along the partner tree, and cash that operators move by hand.

alter table member
  add column give_allowed boolean not null default true,
  add column take_back_allowed boolean not null default true;

-- What a partner gave and took back, and what was refused to it. A row that succeeded is written with its transfer.
create table partner_give (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  partner_id bigint not null references member,
  member_id bigint not null references member,
  kind text not null check (kind in ('give', 'takeBack')),
  amount bigint not null check (amount > 0),
  -- The partner's own cash after it.
  balance_after bigint not null check (balance_after >= 0),
  refusal text check (refusal in ('target', 'amount')),
  -- The key that the client made: each intention succeeds once, and is refused on record once.
  key uuid not null,
  note text not null default '',
  at timestamptz not null,
  check (partner_id <> member_id)
);
create unique index partner_give_key on partner_give (partner_id, key, (refusal is null));
create index partner_give_partner on partner_give (partner_id, id desc);
create index partner_give_member on partner_give (member_id, id desc);
create trigger partner_give_append_only before update or delete or truncate on partner_give
  for each statement execute function ledger_refuse_change();
revoke update, delete on partner_give from hanpan_app;

create table cash_adjustment (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  direction text not null check (direction in ('credit', 'debit')),
  amount bigint not null check (amount > 0),
  reason text not null check (btrim(reason) <> ''),
  -- Whether its amount asked for a second operator, by the threshold of that day.
  needs_second boolean not null,
  state text not null check (state in ('waiting', 'done', 'rejected')),
  asked_by bigint not null references operator,
  asked_at timestamptz not null,
  decided_by bigint references operator,
  decided_at timestamptz,
  reject_reason text,
  balance_after bigint check (balance_after >= 0),
  check ((state = 'done') = (balance_after is not null)),
  check ((state = 'rejected') = (btrim(coalesce(reject_reason, '')) <> '')),
  check ((decided_at is not null) = (state <> 'waiting')),
  check (state <> 'waiting' or (needs_second and decided_by is null)),
  -- Four eyes: what needs a second operator is never carried out by the one who asked.
  check (not (state = 'done' and needs_second) or (decided_by is not null and decided_by <> asked_by)),
  check (state <> 'rejected' or decided_by is not null)
);
create index cash_adjustment_site on cash_adjustment (site_id, id desc);
create index cash_adjustment_waiting on cash_adjustment (site_id) where state = 'waiting';

create function cash_adjustment_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'waiting' and new.state <> 'waiting'
     and to_jsonb(new) - array['state', 'decided_by', 'decided_at', 'reject_reason', 'balance_after']
       = to_jsonb(old) - array['state', 'decided_by', 'decided_at', 'reject_reason', 'balance_after'] then
    return new;
  end if;
  raise exception 'an adjustment is decided once and never changes' using errcode = 'check_violation';
end $$;
create trigger cash_adjustment_steps before update or delete on cash_adjustment
  for each row execute function cash_adjustment_step();
create trigger cash_adjustment_kept before truncate on cash_adjustment
  for each statement execute function ledger_refuse_change();
revoke delete on cash_adjustment from hanpan_app;
