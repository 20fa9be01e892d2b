-- Four eyes by sum: what operators decided about money, and what waits for a second one.

-- One row for each member that an operator's decision concerned, written in the transaction in which its money moved.
-- Splitting a decision changes nothing: decisions that an operator took alone are summed over a window.
create table money_decision (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  operator_id bigint not null references operator,
  -- Null: coupon codes that nobody holds yet.
  member_id bigint references member,
  kind text not null check (kind in ('adjustment', 'point', 'coupon', 'deposit', 'withdrawal')),
  -- Into a member's hands, or out of them.
  side text not null check (side in ('in', 'out')),
  amount bigint not null check (amount > 0),
  reference text not null check (btrim(reference) <> ''),
  at timestamptz not null,
  -- Why a second operator had to agree, and who that was; both null where the operator decided alone.
  cause text check (cause in ('single', 'operator', 'operatorTotal', 'member')),
  second_by bigint references operator,
  -- The rule of that day: from these sums on, since that time, nobody decides alone.
  window_from timestamptz not null,
  operator_limit bigint not null check (operator_limit >= 0),
  operator_total_limit bigint not null check (operator_total_limit >= 0),
  member_limit bigint not null check (member_limit >= 0),
  check ((cause is null) = (second_by is null)),
  check (second_by <> operator_id),
  check (window_from < at),
  unique nulls not distinct (kind, reference, member_id)
);
create index money_decision_operator on money_decision (operator_id, side, at) include (kind, amount)
  where second_by is null;
create index money_decision_member on money_decision (member_id, side, at) include (amount) where second_by is null;
create trigger money_decision_append_only before update or delete or truncate on money_decision
  for each statement execute function ledger_refuse_change();
revoke update, delete on money_decision from hanpan_app;

-- One decision of an operator after another, until the transaction ends. It comes after the locks of the members.
create function money_decision_lock(in_operator bigint) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('money-decision:' || in_operator, 0))
$$;
grant execute on function money_decision_lock to hanpan_app;

-- The sums of what an operator decided alone since `in_from`: of its own accord, and with the requests that it approved.
create function money_decision_of_operator(
  in_operator bigint, in_side text, in_from timestamptz, out own bigint, out total bigint
) language sql stable as $$
  select coalesce(sum(amount) filter (where kind in ('adjustment', 'point', 'coupon')), 0)::bigint,
         coalesce(sum(amount), 0)::bigint
    from money_decision where operator_id = in_operator and side = in_side and at > in_from and second_by is null
$$;

-- The same for a member, by whichever operators.
create function money_decision_of_member(in_member bigint, in_side text, in_from timestamptz) returns bigint
  language sql stable as $$
  select coalesce(sum(amount), 0)::bigint
    from money_decision where member_id = in_member and side = in_side and at > in_from and second_by is null
$$;
grant execute on function money_decision_of_operator, money_decision_of_member to hanpan_app;

-- The rule once more, whoever writes: no row that was decided alone brings a sum to its limit.
create function money_decision_alone() returns trigger language plpgsql as $$
declare
  sums record;
begin
  if new.second_by is not null then return new; end if;
  perform money_decision_lock(new.operator_id);
  select * into sums from money_decision_of_operator(new.operator_id, new.side, new.window_from);
  if (new.kind in ('adjustment', 'point', 'coupon') and sums.own + new.amount >= new.operator_limit)
     or sums.total + new.amount >= new.operator_total_limit
     or (new.member_id is not null
         and money_decision_of_member(new.member_id, new.side, new.window_from) + new.amount >= new.member_limit) then
    raise exception 'operator % cannot decide this alone', new.operator_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger money_decision_alone before insert on money_decision
  for each row execute function money_decision_alone();

-- Points and coupons that an operator wants to give and that wait for a second one. Adjustments and requests of the cash
-- desk wait in tables of their own.
create table approval_request (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  kind text not null check (kind in ('point', 'coupon')),
  worth text not null check (worth in ('cash', 'point')),
  -- Of each; the members who get one, and how many codes without a holder.
  amount bigint not null check (amount > 0),
  member_ids bigint[] not null,
  code_count int not null default 0 check (code_count >= 0),
  -- What carrying it out needs besides.
  content jsonb not null,
  reason text not null,
  cause text not null check (cause in ('single', 'operator', 'operatorTotal', 'member')),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'rejected')),
  asked_by bigint not null references operator,
  asked_at timestamptz not null,
  decided_by bigint references operator,
  decided_at timestamptz,
  reject_reason text,
  check (cardinality(member_ids) + code_count > 0),
  check ((state = 'waiting') = (decided_by is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((state = 'rejected') = (btrim(coalesce(reject_reason, '')) <> '')),
  check (state <> 'done' or decided_by <> asked_by)
);
create index approval_request_site on approval_request (site_id, id desc);
create index approval_request_waiting on approval_request (site_id) where state = 'waiting';

create function approval_request_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.state = 'waiting' then return new; end if;
  if tg_op = 'UPDATE' and old.state = 'waiting' and new.state <> 'waiting'
     and to_jsonb(new) - array['state', 'decided_by', 'decided_at', 'reject_reason']
       = to_jsonb(old) - array['state', 'decided_by', 'decided_at', 'reject_reason'] then
    return new;
  end if;
  raise exception 'a request for approval begins waiting and is decided once' using errcode = 'check_violation';
end $$;
create trigger approval_request_steps before insert or update or delete on approval_request
  for each row execute function approval_request_step();
create trigger approval_request_kept before truncate on approval_request
  for each statement execute function ledger_refuse_change();
revoke delete on approval_request from hanpan_app;

-- Why they wait. Rows of before had one cause only, their own amount.
alter table cash_adjustment add column cause text check (cause in ('single', 'operator', 'operatorTotal', 'member'));
alter table cash_request add column second_cause text
  check (second_cause in ('single', 'operator', 'operatorTotal', 'member'));
