-- What has to be played before it is withdrawn: deposits, and rewards that became cash.

-- The part of what counts of a stake that counts as turnover too, where the family has a rule of its own for it (short
-- odds, both sides of a market); null is all of it. The weight of the family is applied when it is summed.
alter table play_settlement add column eligible bigint check (eligible between 0 and counted);

-- A member's turnover: what counts of the stakes that were placed within one time and settled within another, each
-- family by its weight in whole percent; a family without one counts in full. Of what was settled in the very millisecond
-- `in_since`, only what came after the transaction `in_after`.
drop function play_turnover;
create function play_turnover(
  in_member bigint, in_since timestamptz, in_until timestamptz, in_weights jsonb default '{}',
  in_placed_since timestamptz default null, in_placed_before timestamptz default 'infinity', in_after xid8 default '0'
) returns bigint language sql stable as $$
  select coalesce(sum(sign * (coalesce(eligible, counted) * coalesce((in_weights ->> game_type)::int, 100) / 100)), 0)::bigint
    from play_settlement
   where member_id = in_member and settled_at >= in_since and settled_at <= in_until
     and (settled_at > in_since or xid > in_after)
     and placed_at >= coalesce(in_placed_since, in_since) and placed_at < in_placed_before
$$;
grant execute on function play_turnover to hanpan_app;

-- The weights under which a bonus was granted; those of earlier bonuses counted everything in full.
alter table member_bonus add column weights jsonb not null default '{}';

-- What a member has to play for money that came in. A stake serves one of them, the oldest first: `carried` is what was
-- left of the earlier ones when this one came, so the newest row alone says what is missing.
create table turnover_requirement (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  kind text not null check (kind in ('deposit', 'point', 'coupon', 'give', 'passed-on')),
  -- The movement that brought the money.
  reference text not null,
  money bigint not null check (money > 0),
  amount bigint not null check (amount >= 0),
  carried bigint not null check (carried >= 0),
  -- As the site had set them by then: a setting that changes later changes no requirement.
  weights jsonb not null,
  since timestamptz not null,
  -- With `since`, its place among the settlements.
  xid xid8 not null default pg_current_xact_id(),
  -- Since when the member owes something without a break.
  open_since timestamptz not null check (open_since <= since),
  met_at timestamptz,
  checked_at timestamptz not null,
  unique (member_id, reference)
);
create index turnover_requirement_open on turnover_requirement (member_id, id desc) where met_at is null;
create index turnover_requirement_check on turnover_requirement (checked_at) where met_at is null;

create function turnover_requirement_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.met_at is null
     and to_jsonb(new) - array['met_at', 'checked_at'] = to_jsonb(old) - array['met_at', 'checked_at'] then
    return new;
  end if;
  raise exception 'a requirement is met once and never changes' using errcode = 'check_violation';
end $$;
create trigger turnover_requirement_steps before update or delete on turnover_requirement
  for each row execute function turnover_requirement_step();
create trigger turnover_requirement_kept before truncate on turnover_requirement
  for each statement execute function ledger_refuse_change();
revoke delete on turnover_requirement from hanpan_app;

-- How much a member has still to play. Of the stakes that were placed before the newest money came, no more counts than
-- was owed by then.
create function turnover_missing(in_member bigint) returns bigint language sql stable as $$
  select coalesce((
    select greatest(0,
             greatest(0, r.carried
               - greatest(0, play_turnover(r.member_id, r.since, 'infinity', r.weights, r.open_since, r.since, r.xid)))
             + r.amount - greatest(0, play_turnover(r.member_id, r.since, 'infinity', r.weights, r.since, 'infinity', r.xid)))
      from turnover_requirement r where r.member_id = in_member and r.met_at is null order by r.id desc limit 1), 0)
$$;
grant execute on function turnover_missing to hanpan_app;

-- A partner's own record says that it could not take back what its member has still to play.
alter table partner_give
  drop constraint partner_give_refusal_check,
  add constraint partner_give_refusal_check check (refusal in ('target', 'amount', 'turnover'));
