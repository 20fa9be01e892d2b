create table message (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  title jsonb not null,
  body jsonb not null,
  copy_text text,
  sent_by text not null,
  sent_at timestamptz not null,
  read_at timestamptz
);
create index message_member on message (member_id, id desc);
create index message_unread on message (member_id) where read_at is null;

create table account_request (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  requested_at timestamptz not null,
  answered_at timestamptz,
  answered_by text
);
create index account_request_member on account_request (member_id, requested_at desc);
create index account_request_open on account_request (site_id, requested_at) where answered_at is null;

alter table member add column deposit_allowed boolean not null default true;

-- 0 request, 2 waiting, 1 done, -1 cancelled. The trigger lets a row take only the steps that the specification
-- knows, whoever writes it. A request that was put down stays in state 2 and is held by nobody.
create table cash_request (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  kind text not null check (kind in ('in', 'out')),
  amount bigint not null check (amount > 0),
  -- The bonus as it was promised when it was chosen; a setting that changes later changes no promise.
  bonus_amount bigint not null default 0 check (bonus_amount >= 0),
  bonus_terms jsonb,
  state smallint not null default 0 check (state in (0, 2, 1, -1)),
  receipt_id text not null unique,
  applied_at timestamptz not null,
  due_at timestamptz not null,
  waiting_at timestamptz,
  processed_at timestamptz,
  claimed_by bigint references operator,
  first_approved_by bigint references operator,
  processed_by bigint references operator,
  reason text,
  hold_note text,
  hidden_by_member boolean not null default false,
  check ((bonus_terms is null) = (bonus_amount = 0)),
  check (bonus_terms is null or kind = 'in'),
  check (state <> -1 or btrim(coalesce(reason, '')) <> '')
);
create index cash_request_queue on cash_request (site_id, kind, state, applied_at);
create index cash_request_member on cash_request (member_id, id desc);
-- One open request of a kind per member: two clicks at once cannot make two.
create unique index cash_request_one_open on cash_request (member_id, kind) where state in (0, 2);

create function cash_request_refuse(why text) returns void language plpgsql as $$
begin
  raise exception '%', why using errcode = 'check_violation';
end $$;

grant execute on function cash_request_refuse to hanpan_app;

create function cash_request_step() returns trigger language plpgsql as $$
declare
  is_finishing boolean;
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    perform cash_request_refuse('a cash request is never deleted');
  end if;

  if tg_op = 'INSERT' then
    if new.state <> 0 or new.hidden_by_member
       or num_nonnulls(new.waiting_at, new.processed_at, new.claimed_by, new.first_approved_by, new.processed_by,
                       new.reason, new.hold_note) > 0 then
      perform cash_request_refuse('a cash request begins in state 0, with nobody working on it');
    end if;
    return new;
  end if;

  if new.state <> old.state and not (
    (old.state = 0 and new.state = 2) or (old.state = 2 and new.state in (1, -1))
  ) then
    perform cash_request_refuse(format('a cash request cannot go from %s to %s', old.state, new.state));
  end if;
  if (new.id, new.site_id, new.member_id, new.kind, new.amount, new.bonus_amount, new.bonus_terms, new.receipt_id,
      new.applied_at)
     is distinct from
     (old.id, old.site_id, old.member_id, old.kind, old.amount, old.bonus_amount, old.bonus_terms, old.receipt_id,
      old.applied_at) then
    perform cash_request_refuse('what a cash request asks for cannot change');
  end if;
  if old.state in (1, -1) and to_jsonb(new) - 'hidden_by_member' is distinct from to_jsonb(old) - 'hidden_by_member' then
    perform cash_request_refuse('a processed cash request cannot change');
  end if;
  if new.state = 0 and num_nonnulls(new.claimed_by, new.waiting_at, new.first_approved_by, new.hold_note) > 0 then
    perform cash_request_refuse('nobody works on a cash request in state 0');
  end if;
  if old.state = 0 and new.state = 2 and (new.claimed_by is null or new.waiting_at is null) then
    perform cash_request_refuse('a cash request waits in somebody''s hands');
  end if;
  if old.first_approved_by is not null and new.first_approved_by is distinct from old.first_approved_by then
    perform cash_request_refuse('a first approval stays as it was given');
  end if;

  is_finishing := old.state = 2 and new.state in (1, -1);
  if is_finishing and (new.processed_by is null or new.processed_at is null) then
    perform cash_request_refuse('a cash request is finished by somebody, at some time');
  end if;
  if new.state = 1 and new.first_approved_by = new.processed_by then
    perform cash_request_refuse('the second approval is somebody else''s');
  end if;
  if not is_finishing and (new.processed_by, new.processed_at, new.reason)
     is distinct from (old.processed_by, old.processed_at, old.reason) then
    perform cash_request_refuse('who finished a cash request is written when it is finished, and never again');
  end if;
  if new.hidden_by_member <> old.hidden_by_member and not (new.hidden_by_member and old.state in (1, -1)) then
    perform cash_request_refuse('only a processed cash request can be hidden, and it stays hidden');
  end if;
  return new;
end $$;
create trigger cash_request_steps before insert or update or delete on cash_request
  for each row execute function cash_request_step();
create trigger cash_request_kept before truncate on cash_request
  for each statement execute function cash_request_step();
revoke delete on cash_request from hanpan_app;

-- Who did what to a request, and when.
create table cash_request_event (
  id bigint generated always as identity primary key,
  request_id bigint not null references cash_request,
  at timestamptz not null,
  state smallint not null,
  step text not null
    check (step in ('ask', 'claim', 'release', 'note', 'first-approval', 'approve', 'reject')),
  actor text not null,
  note text not null default ''
);
create index cash_request_event_request on cash_request_event (request_id, id);
create trigger cash_request_event_append_only before update or delete or truncate on cash_request_event
  for each statement execute function ledger_refuse_change();
revoke update, delete on cash_request_event from hanpan_app;

-- A bonus that came with a deposit: apart from cash until its turnover is met, or returned to the house.
create table member_bonus (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  request_id bigint not null unique references cash_request,
  code text not null,
  names jsonb not null,
  amount bigint not null check (amount > 0),
  turnover_required bigint not null check (turnover_required >= 0),
  granted_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > granted_at),
  released_at timestamptz,
  forfeited_at timestamptz,
  forfeit_reason text check (forfeit_reason in ('expired', 'given-up')),
  check (released_at is null or forfeited_at is null),
  check ((forfeited_at is null) = (forfeit_reason is null))
);
create index member_bonus_member on member_bonus (member_id, id desc);
-- Turnover is counted for one bonus at a time: a stake cannot serve two.
create unique index member_bonus_one_open on member_bonus (member_id)
  where released_at is null and forfeited_at is null;

create function member_bonus_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and num_nonnulls(new.released_at, new.forfeited_at) = 0 then return new; end if;
  if tg_op = 'UPDATE' and num_nonnulls(old.released_at, old.forfeited_at) = 0
     and to_jsonb(new) - array['released_at', 'forfeited_at', 'forfeit_reason']
       = to_jsonb(old) - array['released_at', 'forfeited_at', 'forfeit_reason'] then
    return new;
  end if;
  raise exception 'a bonus begins open and ends once' using errcode = 'check_violation';
end $$;
create trigger member_bonus_steps before insert or update or delete on member_bonus
  for each row execute function member_bonus_step();
revoke delete on member_bonus from hanpan_app;
