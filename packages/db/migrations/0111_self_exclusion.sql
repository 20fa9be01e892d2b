-- A member may exclude itself from playing: until then no bet, no deposit and no gift of a partner is taken, while withdrawals
-- go on. It is lengthened, never shortened.
alter table member add column excluded_until timestamptz;

-- What was asked for, and from when to when it holds; it stays as it was written.
create table member_exclusion (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  period text not null check (period in ('day', 'week', 'month', 'halfYear')),
  asked_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > asked_at)
);
create index member_exclusion_of on member_exclusion (member_id, id desc);
create trigger member_exclusion_append_only before update or delete or truncate on member_exclusion
  for each statement execute function ledger_refuse_change();
revoke update, delete on member_exclusion from hanpan_app;

create function member_exclusion_holds() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.excluded_until is null or new.excluded_until < old.excluded_until then
    raise exception 'the exclusion of member % is not shortened', old.id;
  end if;
  return new;
end $$;
create trigger member_exclusion_holds before update of excluded_until on member
  for each row when (old.excluded_until is not null) execute function member_exclusion_holds();

create or replace view member_card as
  select id, site_id, mem_id, nickname, level, partner_rank, status, parent_id, betting_allowed,
         holder_name, bank_code, cash_account, comp_account, applied_at, decided_at, excluded_until
    from member;

-- A bet of somebody excluded is not ordinary: the caller decides it alone, and refuses it. The rest of the function stays.
do $$
declare
  before constant text := 'status = ''active'' and betting_allowed as may_bet';
  body text := pg_get_functiondef('wallet_post'::regproc);
begin
  if position(before in body) = 0 then raise exception 'wallet_post asks otherwise whether a member may bet'; end if;
  execute replace(body, before,
    'status = ''active'' and betting_allowed and (excluded_until is null or excluded_until <= in_at) as may_bet');
end $$;
