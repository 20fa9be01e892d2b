-- A member closes its account: it can neither log in nor play nor be paid rewards; what it still has coming is credited, and its
-- id, phone and account number stay its own. An operator may open the account again.
alter table member
  drop constraint member_status_check,
  add constraint member_status_check check (status in ('pending', 'active', 'rejected', 'suspended', 'closed')),
  add column closed_at timestamptz,
  -- What the member said why; nobody has to say anything.
  add column closing_reason text check (char_length(closing_reason) <= 200),
  -- When an operator last opened it again.
  add column reopened_at timestamptz,
  add constraint member_closed check ((status = 'closed') = (closed_at is not null)),
  add constraint member_closing_reason check (closing_reason is null or status = 'closed'),
  -- Partners are closed by operators, with what is below them settled first.
  add constraint member_closed_is_no_partner check (status <> 'closed' or partner_rank = 'NORMAL');

-- Into `closed` leads one way, from `active`; out of it another one, the reopening, which says when it was. What locks an account or
-- decides about it does neither.
create function member_closing_holds() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.status = 'closed' and old.status = 'active' then return new; end if;
  if old.status = 'closed' and new.status = 'active' and new.reopened_at is distinct from old.reopened_at
     and new.reopened_at >= old.closed_at then
    return new;
  end if;
  raise exception 'the account of member % is % and does not become %', old.id, old.status, new.status
    using errcode = 'check_violation';
end $$;
create trigger member_closing_holds before update of status on member for each row
  when (old.status <> new.status and 'closed' in (old.status, new.status)) execute function member_closing_holds();
create function member_closed_at_holds() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'when member % closed its account does not change', old.id using errcode = 'check_violation';
end $$;
create trigger member_closed_at_holds before update of closed_at, closing_reason on member for each row
  when (old.status = 'closed' and new.status = 'closed'
        and (old.closed_at, old.closing_reason) is distinct from (new.closed_at, new.closing_reason))
  execute function member_closed_at_holds();

-- Nothing begins for a closed account. Who begins it has the member's lock, or takes it here, so that a closing on its way comes
-- before or after, and never beside. Stakes that vendors ask for are decided by `wallet_post`, which wants `active`; what they
-- report late was staked before.
create function member_refuses_closed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from member_lock(array[new.member_id]) m where m.status = 'closed') then
    raise exception 'member % has closed its account', new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger session_of_closed before insert on session for each row
  when (new.member_id is not null) execute function member_refuses_closed();
create trigger game_session_of_closed before insert on game_session for each row execute function member_refuses_closed();
create trigger game_transfer_of_closed before insert on game_transfer for each row
  when (new.direction = 'in') execute function member_refuses_closed();
create trigger cash_request_of_closed before insert on cash_request for each row execute function member_refuses_closed();

-- Bets come in sets, whose members are locked all at once before any of them is stored.
create function bet_refuses_closed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if (select status from member where id = new.member_id) = 'closed' then
    raise exception 'member % has closed its account', new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger bet_of_closed before insert on bet for each row execute function bet_refuses_closed();
create trigger minigame_bet_of_closed before insert on minigame_bet for each row execute function bet_refuses_closed();

-- The last withdrawal of a member, over everything that it had. It keeps none of the rules of other withdrawals, so the desk sees
-- which it is.
alter table cash_request
  add column is_closing boolean not null default false,
  add constraint cash_request_closing check (not is_closing or kind = 'out');
create function cash_request_closing_holds() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'whether a request ended an account does not change' using errcode = 'check_violation';
end $$;
create trigger cash_request_closing_holds before update of is_closing on cash_request for each row
  when (old.is_closing <> new.is_closing) execute function cash_request_closing_holds();

-- Who was let in was let in, whatever became of it.
create or replace view member_decided as
  select id, site_id, decided_at from member where status in ('active', 'suspended', 'closed') and decided_at is not null;
