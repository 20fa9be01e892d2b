-- An account that nobody has used for so long as its site says is dormant: its member logs in and sees it, but neither deposits, plays nor
-- withdraws before it has shown more than its password, or an operator has made certain who asks. Nothing of its money is moved.
alter table member
  -- The last log-in, bet or request for money that is known; the job that looks for dormant accounts writes down what it finds.
  add column active_at timestamptz,
  add column dormant_at timestamptz,
  -- When it was last activated again.
  add column revived_at timestamptz,
  add constraint member_dormant_was_admitted check (dormant_at is null or status in ('active', 'suspended'));
-- Older sessions are not kept, so an account that is here already counts as used on the day of the update.
update member set active_at = now() where status in ('active', 'suspended', 'closed');
-- Whoever looks for dormant accounts reads those that have been quiet for longest.
create index member_quiet on member (site_id, (coalesce(active_at, decided_at, applied_at)), id)
  where status = 'active' and dormant_at is null and partner_rank = 'NORMAL';

-- Into it leads one way, from an account that is open; out of it another one, the activation, which says when it was.
create function member_dormancy_holds() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.dormant_at is null and new.status = 'active' then return new; end if;
  if new.dormant_at is null and new.revived_at is distinct from old.revived_at and new.revived_at >= old.dormant_at then
    return new;
  end if;
  raise exception 'the account of member % does not become dormant or active like that', old.id using errcode = 'check_violation';
end $$;
create trigger member_dormancy_holds before update of dormant_at on member for each row
  when (old.dormant_at is distinct from new.dormant_at) execute function member_dormancy_holds();

-- A log-in is what an account is used by first. Whoever begins a session has the member's lock already.
create function member_logged_in() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update member set active_at = new.created_at where id = new.member_id;
  return null;
end $$;
create trigger member_logged_in after insert on session for each row
  when (new.member_id is not null) execute function member_logged_in();

-- What does not begin for a closed account does not begin for a dormant one either, but a session.
create or replace function member_refuses_closed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  held member;
begin
  select * into held from member_lock(array[new.member_id]);
  if held.status = 'closed' then
    raise exception 'member % has closed its account', new.member_id using errcode = 'check_violation';
  end if;
  if held.dormant_at is not null and tg_table_name <> 'session' then
    raise exception 'the account of member % is dormant', new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace function bet_refuses_closed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  held record;
begin
  select status, dormant_at into held from member where id = new.member_id;
  if held.status = 'closed' then
    raise exception 'member % has closed its account', new.member_id using errcode = 'check_violation';
  end if;
  if held.dormant_at is not null then
    raise exception 'the account of member % is dormant', new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Nobody takes from it meanwhile: neither an operator nor a partner. What is credited is welcome.
create function money_stays_of_dormant() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from member where id = new.member_id and dormant_at is not null) then
    raise exception 'the account of member % is dormant, and its money stays', new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger cash_adjustment_of_dormant before insert on cash_adjustment for each row
  when (new.direction = 'debit') execute function money_stays_of_dormant();
create trigger partner_give_of_dormant before insert on partner_give for each row
  when (new.kind = 'takeBack' and new.refusal is null) execute function money_stays_of_dormant();

create or replace view member_card as
  select id, site_id, mem_id, nickname, level, partner_rank, status, parent_id, betting_allowed,
         holder_name, bank_code, cash_account, comp_account, applied_at, decided_at, excluded_until, own_limits, check_due_at, dormant_at
    from member;

-- A stake that a vendor asks for is not ordinary where the account is dormant: the caller decides it alone, and refuses it. The rest of
-- the function stays.
do $$
declare
  before constant text := '(excluded_until is null or excluded_until <= in_at)';
  body text := pg_get_functiondef('wallet_post'::regproc);
begin
  if position(before in body) = 0 then raise exception 'wallet_post asks otherwise whether a member may bet'; end if;
  execute replace(body, before, before || ' and dormant_at is null');
end $$;

-- Whether addresses of others that a site shows to its members still answer. What is not shown any more is deleted.
create table link_watch (
  site_id smallint not null references site,
  address text not null check (address like 'https://%' and char_length(address) <= 200),
  checked_at timestamptz not null,
  -- What it answered with, or why it did not.
  outcome text not null check (char_length(outcome) between 1 and 40),
  -- Since when it fails; null where it answers.
  failing_since timestamptz check (failing_since <= checked_at),
  primary key (site_id, address)
);
grant select, insert, update, delete on link_watch to hanpan_app;
