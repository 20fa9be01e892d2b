-- What an operator needs to match a deposit with the bank, and to pay a withdrawal out.

-- The accounts that a site takes deposits on. One is never edited: it is closed, and another one opened.
create table deposit_account (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  bank_name text not null check (btrim(bank_name) <> ''),
  account_number text not null check (btrim(account_number) <> ''),
  account_holder text not null check (btrim(account_holder) <> ''),
  -- The member levels that it is for; empty: every level without one of its own.
  levels int[] not null default '{}',
  opened_at timestamptz not null,
  opened_by bigint not null references operator,
  closed_at timestamptz,
  closed_by bigint references operator,
  check ((closed_at is null) = (closed_by is null))
);
create index deposit_account_site on deposit_account (site_id, id desc);

create function deposit_account_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.closed_at is null
     and to_jsonb(new) - array['closed_at', 'closed_by'] = to_jsonb(old) - array['closed_at', 'closed_by'] then
    return new;
  end if;
  raise exception 'a deposit account is opened and closed, and never changed' using errcode = 'check_violation';
end $$;
create trigger deposit_account_steps before update or delete on deposit_account
  for each row execute function deposit_account_step();
revoke delete on deposit_account from hanpan_app;

-- The account of one member, whatever its level; null is the level's again.
create table deposit_account_choice (
  member_id bigint primary key references member,
  site_id smallint not null references site,
  account_id bigint references deposit_account,
  chosen_by bigint not null references operator,
  chosen_at timestamptz not null
);
revoke delete on deposit_account_choice from hanpan_app;

-- Which account was shown to whom and when, in the words in which it was shown: a later change hides nothing.
create table deposit_account_shown (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  account_id bigint references deposit_account,
  bank_name text not null,
  account_number text not null,
  account_holder text not null,
  shown_at timestamptz not null,
  shown_by text not null
);
create index deposit_account_shown_member on deposit_account_shown (member_id, id desc);
create index deposit_account_shown_site on deposit_account_shown (site_id, id desc);
create index deposit_account_shown_account on deposit_account_shown (account_id, id desc);
create trigger deposit_account_shown_append_only before update or delete or truncate on deposit_account_shown
  for each statement execute function ledger_refuse_change();
revoke update, delete on deposit_account_shown from hanpan_app;

alter table cash_request
  -- The name that the bank transfer of a deposit carries.
  add column payer_name text,
  -- The account that the member had been shown last when it asked.
  add column shown_id bigint references deposit_account_shown,
  -- A deposit that nobody has claimed by then is cancelled.
  add column expires_at timestamptz,
  -- The bank's own number of the transfer that paid a withdrawal.
  add column payout_reference text check (btrim(payout_reference) <> ''),
  -- Who ended it; null is an operator, as before there was anybody else.
  add column closed_by text check (closed_by in ('member', 'expiry'));
create index cash_request_expiry on cash_request (expires_at) where state = 0 and kind = 'in';

alter table cash_request_event
  drop constraint cash_request_event_step_check,
  add constraint cash_request_event_step_check
    check (step in ('ask', 'claim', 'release', 'note', 'first-approval', 'approve', 'reject', 'cancel', 'expire'));

-- As before, and a deposit that nobody has claimed may be ended by its member or by its expiry.
create or replace function cash_request_step() returns trigger language plpgsql as $$
declare
  is_finishing boolean;
  is_unclaimed_end boolean;
begin
  if tg_op in ('DELETE', 'TRUNCATE') then
    perform cash_request_refuse('a cash request is never deleted');
  end if;

  if tg_op = 'INSERT' then
    if new.state <> 0 or new.hidden_by_member
       or num_nonnulls(new.waiting_at, new.processed_at, new.claimed_by, new.first_approved_by, new.processed_by,
                       new.reason, new.hold_note, new.payout_reference, new.closed_by) > 0 then
      perform cash_request_refuse('a cash request begins in state 0, with nobody working on it');
    end if;
    return new;
  end if;

  is_unclaimed_end := old.state = 0 and new.state = -1 and new.kind = 'in' and new.closed_by is not null;
  if new.state <> old.state and not is_unclaimed_end and not (
    (old.state = 0 and new.state = 2) or (old.state = 2 and new.state in (1, -1))
  ) then
    perform cash_request_refuse(format('a cash request cannot go from %s to %s', old.state, new.state));
  end if;
  if (new.id, new.site_id, new.member_id, new.kind, new.amount, new.bonus_amount, new.bonus_terms, new.receipt_id,
      new.applied_at, new.payer_name, new.shown_id, new.expires_at)
     is distinct from
     (old.id, old.site_id, old.member_id, old.kind, old.amount, old.bonus_amount, old.bonus_terms, old.receipt_id,
      old.applied_at, old.payer_name, old.shown_id, old.expires_at) then
    perform cash_request_refuse('what a cash request asks for cannot change');
  end if;
  if old.state in (1, -1) and to_jsonb(new) - 'hidden_by_member' is distinct from to_jsonb(old) - 'hidden_by_member' then
    perform cash_request_refuse('a processed cash request cannot change');
  end if;
  if new.state = 0 and num_nonnulls(new.claimed_by, new.waiting_at, new.first_approved_by, new.hold_note, new.payout_reference) > 0 then
    perform cash_request_refuse('nobody works on a cash request in state 0');
  end if;
  if old.state = 0 and new.state = 2 and (new.claimed_by is null or new.waiting_at is null) then
    perform cash_request_refuse('a cash request waits in somebody''s hands');
  end if;
  if old.first_approved_by is not null and new.first_approved_by is distinct from old.first_approved_by then
    perform cash_request_refuse('a first approval stays as it was given');
  end if;
  if new.closed_by is distinct from old.closed_by and not is_unclaimed_end then
    perform cash_request_refuse('a member and an expiry end only what nobody has claimed');
  end if;

  is_finishing := new.state in (1, -1) and old.state in (0, 2);
  if is_finishing and (new.processed_at is null or (new.processed_by is null) <> is_unclaimed_end) then
    perform cash_request_refuse('a cash request is finished by somebody, at some time');
  end if;
  if new.state = 1 and new.first_approved_by = new.processed_by then
    perform cash_request_refuse('the second approval is somebody else''s');
  end if;
  if is_finishing and new.state = 1 and new.kind = 'out' and new.payout_reference is null then
    perform cash_request_refuse('a withdrawal is paid by a transfer with a reference');
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
