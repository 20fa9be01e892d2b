-- Test accounts (ACC-16): accounts by which the house itself tries the site. Who marked which, when and why, how much may be put into it, and
-- that nothing of it is in a report. An account changes sides only while nothing has moved on it, so whatever it plays is on one side for
-- ever, and readers that come late see what early ones saw.
create table test_account (
  member_id bigint primary key references member,
  site_id smallint not null references site,
  -- The most that may be put into it, over all its time, and what has been: nothing that is taken out makes room again.
  funds_cap bigint not null check (funds_cap > 0),
  funded bigint not null default 0 check (funded >= 0),
  -- How many entries its points had when it was marked: a sign-up may have brought some.
  point_entries bigint not null,
  marked_at timestamptz not null,
  marked_by text not null,
  -- The same by the clock of the ledger.
  noted_at timestamptz not null default clock_timestamp(),
  constraint test_account_within_cap check (funded <= funds_cap)
);
-- What is added below decides about the rows above; the application reads them alone.
revoke insert, update, delete on test_account from hanpan_app;

-- Every mark, every change of a cap and every mark that was taken away.
create table test_account_change (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  kind text not null check (kind in ('mark', 'cap', 'unmark')),
  funds_cap bigint check (funds_cap > 0),
  operator_id bigint not null references operator,
  by text not null,
  reason text not null check (btrim(reason) <> ''),
  at timestamptz not null,
  check ((kind = 'unmark') = (funds_cap is null))
);
create index test_account_change_member on test_account_change (member_id, id desc);
create trigger test_account_change_append_only before update or delete or truncate on test_account_change
  for each statement execute function ledger_refuse_change();
revoke update, delete on test_account_change from hanpan_app;

-- Whether money of a member has ever moved, or it has played. Its other accounts are filled from its cash, and a bonus comes with a deposit.
create function member_has_moved(in_member bigint) returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select from member m join ledger_account a on a.id in (m.cash_account, m.comp_account)
                  where m.id = in_member and a.version > 0)
      or exists (select from play_settlement where member_id = in_member)
      or exists (select from game_round where member_id = in_member)
$$;
create function member_point_entries(in_member bigint) returns bigint language sql stable set search_path = public, pg_temp as $$
  select coalesce((select a.version from member m join ledger_account a on a.id = m.point_account where m.id = in_member), 0)
$$;
grant execute on function member_has_moved, member_point_entries to hanpan_app;

create function member_test_changes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  held member;
begin
  -- Whatever moves money of a member has this lock.
  select * into held from member_lock(array[new.member_id]);
  if held.site_id is distinct from new.site_id or held.partner_rank <> 'NORMAL' then
    raise exception 'member % cannot be a test account of site %', new.member_id, new.site_id using errcode = 'check_violation';
  end if;
  if new.kind <> 'cap' and member_has_moved(new.member_id) then
    raise exception 'money of member % has moved, so it stays what it is', new.member_id using errcode = 'check_violation';
  end if;
  if new.kind = 'mark' then
    insert into test_account (member_id, site_id, funds_cap, point_entries, marked_at, marked_by)
    values (new.member_id, new.site_id, new.funds_cap, member_point_entries(new.member_id), new.at, new."by");
    return new;
  elsif new.kind = 'cap' then
    update test_account set funds_cap = new.funds_cap where member_id = new.member_id;
  else
    delete from test_account where member_id = new.member_id and point_entries = member_point_entries(new.member_id);
  end if;
  if not found then
    raise exception 'member % is no test account, or has been given points since', new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger member_test_changes before insert on test_account_change
  for each row execute function member_test_changes();

-- What is put into an account by somebody's decision counts against its cap: deposits with their bonus, corrections, gifts, coupons,
-- and points when they become cash. Flows of play never meet the trigger.
create function member_test_funded() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update test_account t set funded = t.funded + new.amount
    from ledger_account a
   where a.id = new.credit_account and a.kind in ('cash', 'bonus') and t.member_id = a.owner_id;
  return null;
end $$;
create trigger member_test_funded after insert on ledger_transfer for each row
  when (new.flow in ('deposit', 'bonus-grant', 'adjustment', 'give', 'coupon', 'point-convert')) execute function member_test_funded();

-- A partner's play and money are those of a tree, which reports show: no test account becomes one.
create function member_test_is_no_partner() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from test_account where member_id = new.id) then
    raise exception 'member % is a test account and becomes no partner', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger member_test_is_no_partner before update of partner_rank on member for each row
  when (new.partner_rank <> 'NORMAL') execute function member_test_is_no_partner();

-- Who of a site is a test account, for whoever adds up members.
create view test_member as select member_id, site_id from test_account;
revoke insert, update, delete on test_member from hanpan_app;

-- What is counted: the facts of play, the approved payments, the members who were let in and what members hold, without those of test
-- accounts. Whatever adds up players reads these; what shows one member, pays it or limits it reads the tables.
create view counted_play as select * from play_settlement where member_id not in (select member_id from test_account);
create view counted_cash as
  select site_id, member_id, kind, amount, processed_at, applied_at, id, receipt_id from cash_approved
   where member_id not in (select member_id from test_account);
-- Who was let in on an earlier day than that of the mark, by the site's calendar, is a sign-up of that day whatever it became.
create view counted_member as
  select id, site_id, decided_at from member_decided where id not in (
    select t.member_id from test_account t join member m on m.id = t.member_id join site s on s.id = t.site_id
     cross join lateral (select coalesce(s.settings->>'timeZone', 'Asia/Seoul') as zone) z
     where (m.decided_at at time zone z.zone)::date >= (t.marked_at at time zone z.zone)::date);
create view counted_holding as
  select site_id, kind, owner_id, balance from ledger_account
   where owner_id is not null and owner_id not in (select member_id from test_account);
revoke insert, update, delete on counted_play, counted_cash, counted_member, counted_holding from hanpan_app;

-- Sums of payments over a period look at their members too, and stay within the index.
drop index cash_request_processed;
create index cash_request_processed on cash_request (site_id, processed_at) include (kind, amount, member_id) where state = 1;

create or replace view member_card as
  select id, site_id, mem_id, nickname, level, partner_rank, status, parent_id, betting_allowed,
         holder_name, bank_code, cash_account, comp_account, applied_at, decided_at, excluded_until, own_limits, check_due_at, dormant_at,
         exists (select from test_account t where t.member_id = member.id) as is_test
    from member;

-- Partners see no test account among what is below them, in no list and in no sum.
create or replace function partner_below(in_root bigint) returns table (member_id bigint, depth int) language sql stable rows 1000 as $$
  with recursive below as (
    select m.id, 1 as depth from member m where m.parent_id = in_root
    union all
    select m.id, b.depth + 1 from below b join member m on m.parent_id = b.id where b.depth < 8
  ) select id, depth from below where id not in (select member_id from test_account)
$$;

-- Whoever reads facts from one place of the stream to the next one counts what is counted; the rest of these functions stays. So do a
-- partner's lists of facts, which are those of its commission.
do $$
declare
  reader text;
  body text;
begin
  foreach reader in array array['report_sum', 'report_sum_returns', 'commission_rate', 'significant_play'] loop
    body := pg_get_functiondef(reader::regproc);
    if position('from play_settlement f' in body) = 0 then raise exception '% reads no facts', reader; end if;
    execute replace(body, 'from play_settlement f', 'from counted_play f');
  end loop;
  body := pg_get_functiondef('significant_payments'::regproc);
  if position('from cash_approved c' in body) = 0 then raise exception 'significant_payments reads no payments'; end if;
  execute replace(body, 'from cash_approved c', 'from counted_cash c');
  body := pg_get_functiondef('significant_debits'::regproc);
  if position('on conflict (site_id, kind, reference)' in body) = 0
     or position('from next n order by n.noted_at, n.id' in body) = 0 then
    raise exception 'significant_debits writes otherwise';
  end if;
  execute replace(body, 'from next n order by n.noted_at, n.id',
    'from next n where n.member_id not in (select member_id from test_member) order by n.noted_at, n.id');
  -- What was given before the mark was given to a member like others: the sum of a day is the same whenever it is read.
  body := pg_get_functiondef('report_sum_costs'::regproc);
  if position('and e.version > done and e.version <= last' in body) = 0 then raise exception 'report_sum_costs reads otherwise'; end if;
  execute replace(body, 'and e.version > done and e.version <= last', 'and e.version > done and e.version <= last
     and not exists (select from ledger_account o join test_account t on t.member_id = o.owner_id
                      where o.id = e.counter_id and t.noted_at <= e.posted_at)');
end $$;
create or replace view commission_fact as
select f.site_id, f.member_id, f.family, f.reference, f.revision, f.sign, f.game_type as played_as, f.vendor, f.game,
       commission_type(f.game_type) as game_type, f.stake, f.counted, f.returned, f.win, f.placed_at, f.settled_at,
       case when f.revision = 1 and f.sign = 1 then f.settled_at
            else (select o.settled_at from play_settlement o
                   where o.family = f.family and o.reference = f.reference and o.revision = 1 and o.sign = 1) end as origin_at,
       w.id as path_id
  from counted_play f join member m on m.id = f.member_id cross join lateral (
    select p.id from partner_path p
     where p.partner_id = case when m.partner_rank = 'NORMAL' then m.parent_id
                               else (select o.parent_id from partner_path o where o.partner_id = m.id and o.valid_from < f.placed_at
                                      order by o.valid_from desc limit 1) end
       and p.valid_from < f.placed_at
     order by p.valid_from desc limit 1) w;
