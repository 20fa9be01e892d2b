-- Nobody's messages are gone before ninety days are over (OPS-4): sites that kept them for less keep them as long from now on.
update site set settings = jsonb_set(settings, '{message,keepDays}', '90')
 where case when jsonb_typeof(settings #> '{message,keepDays}') = 'number'
            then (settings #>> '{message,keepDays}')::numeric < 90 else settings -> 'message' ? 'keepDays' end;
alter table site add constraint site_keeps_messages check (
  case when settings -> 'message' ? 'keepDays' is not true then true
       when jsonb_typeof(settings #> '{message,keepDays}') = 'number'
       then (settings #>> '{message,keepDays}')::numeric >= 90 else false end);

-- What an auditor looks for first (OPS-1): large wins, stakes and payments above the amounts of the site, changed terms of bonuses and
-- points, and debits that a balance could not bear. What else belongs there stands in the audit log and is not written twice.
create table significant_event (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  kind text not null check (kind in ('large-win', 'large-stake', 'large-deposit', 'large-withdrawal', 'bonus-change', 'negative-balance')),
  -- The bet, the request or the entry of the audit log that it is; with the kind it is one event.
  reference text not null check (reference <> ''),
  member_id bigint references member,
  amount bigint check (amount > 0),
  -- From which amount on the site wanted to know.
  from_amount bigint check (from_amount > 0),
  -- What else is known: family, vendor and game of a bet; who changed what and why.
  detail jsonb not null default '{}' check (jsonb_typeof(detail) = 'object'),
  at timestamptz not null,
  found_at timestamptz not null,
  seen_by text,
  seen_at timestamptz,
  unique (site_id, kind, reference),
  check ((seen_by is null) = (seen_at is null)),
  check ((kind = 'bonus-change') = (amount is null)),
  check ((kind = 'bonus-change') = (member_id is null)),
  check (amount >= from_amount)
);
create index significant_event_list on significant_event (site_id, at desc, id desc);
create index significant_event_kind on significant_event (site_id, kind, at desc, id desc);
create index significant_event_new on significant_event (site_id, id) where seen_at is null;
revoke delete on significant_event from hanpan_app;
create trigger significant_event_kept before delete or truncate on significant_event
  for each statement execute function ledger_refuse_change();

-- An event stays as it was written; that somebody has seen it is noted once.
create function significant_event_stays() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.seen_at is not null or new.seen_at is null
     or to_jsonb(new) - array['seen_by', 'seen_at'] <> to_jsonb(old) - array['seen_by', 'seen_at'] then
    raise exception 'event % is as it was written', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger significant_event_stays before update on significant_event
  for each row execute function significant_event_stays();

create function significant_event_is_of_site() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.member_id is not null and new.site_id is distinct from (select site_id from member where id = new.member_id) then
    raise exception 'member % is not of site %', new.member_id, new.site_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger significant_event_is_of_site before insert on significant_event
  for each row execute function significant_event_is_of_site();

-- What nobody has seen yet.
create view significant_new as select id, site_id from significant_event where seen_at is null;
grant select on significant_new to hanpan_app;

-- How far the approved payments and the audit log of a site have been read. What a site did before there were such events is not
-- looked through: large tables are not read from their beginning for it. A site that is new begins with its first payment.
create table significant_place (
  site_id smallint primary key references site,
  paid_until timestamptz not null,
  audit_place bigint not null check (audit_place >= 0),
  debits_until timestamptz not null
);
revoke delete on significant_place from hanpan_app;
insert into significant_place (site_id, paid_until, audit_place, debits_until)
  select s.id, now(), coalesce((select h.place from audit_head h where h.site_id = s.id), 0), now() from site s;
insert into play_cursor (reader, xid, id)
  select 'significant.play', xid, id from play_settlement order by xid desc, id desc limit 1;

-- A request is found by its receipt.
create or replace view cash_approved as
  select site_id, member_id, kind, amount, processed_at, applied_at, id, receipt_id from cash_request where state = 1;

-- Writes the large stakes and wins among the facts from one place of the stream to another: `in_amounts` are the amounts of the sites,
-- {"1": {"stake": 5000000, "win": 10000000}}. A bet that is settled again is the same event, and what was once large stays written.
create function significant_play(in_from_xid xid8, in_from_id bigint, in_to_xid xid8, in_to_id bigint, in_amounts jsonb, in_found timestamptz)
  returns void language sql set search_path = public, pg_temp as $$
  insert into significant_event (site_id, kind, reference, member_id, amount, from_amount, detail, at, found_at)
  select f.site_id, e.kind, f.reference, f.member_id, e.amount, e.from_amount,
         jsonb_strip_nulls(jsonb_build_object('family', f.family, 'gameType', f.game_type, 'vendor', f.vendor, 'game', f.game,
           'stake', f.stake, 'win', f.win)), f.settled_at, in_found
    from play_settlement f cross join lateral (
      values ('large-stake', f.stake, (in_amounts -> f.site_id::text ->> 'stake')::bigint),
             ('large-win', f.win, (in_amounts -> f.site_id::text ->> 'win')::bigint)) e(kind, amount, from_amount)
   where (f.xid, f.id) > (in_from_xid, in_from_id) and (f.xid, f.id) <= (in_to_xid, in_to_id) and f.sign = 1
     and e.amount >= e.from_amount
   order by f.xid, f.id, e.kind
  on conflict (site_id, kind, reference) do nothing
$$;
grant execute on function significant_play to hanpan_app;

-- Writes the large ones among the next approved payments of a site behind a place, and returns where the last of them stands; nothing
-- where there is none.
create function significant_payments(
  in_site smallint, in_after timestamptz, in_after_id bigint, in_limit int, in_deposit bigint, in_withdrawal bigint, in_found timestamptz
) returns table (processed_at timestamptz, id bigint, payments int) language sql set search_path = public, pg_temp as $$
  with next as materialized (
    select c.* from cash_approved c
     where c.site_id = in_site and c.processed_at >= in_after and (c.processed_at, c.id) > (in_after, in_after_id)
     order by c.processed_at, c.id limit in_limit
  ), written as (
    insert into significant_event (site_id, kind, reference, member_id, amount, from_amount, at, found_at)
    select in_site, case n.kind when 'in' then 'large-deposit' else 'large-withdrawal' end, n.receipt_id, n.member_id, n.amount,
           case n.kind when 'in' then in_deposit else in_withdrawal end, n.processed_at, in_found
      from next n where n.amount >= case n.kind when 'in' then in_deposit else in_withdrawal end
     order by n.processed_at, n.id
    on conflict (site_id, kind, reference) do nothing
  )
  select n.processed_at, n.id, (select count(*)::int from next) from next n order by n.processed_at desc, n.id desc limit 1
$$;
grant execute on function significant_payments to hanpan_app;

-- Writes the changed terms of bonuses, points and rewards among the next entries of the audit log of a site, in the order of its
-- chain, which no entry enters late: those of the bonus of several legs stand among the settings of sports bets. Returns the place
-- of the last entry; null where there is none.
create function significant_changes(in_site smallint, in_place bigint, in_limit int, in_found timestamptz)
  returns bigint language sql set search_path = public, pg_temp as $$
  with next as materialized (
    select s.place, a.* from audit_seal s join audit_log a on a.id = s.audit_id
     where s.site_id = in_site and s.place > in_place order by s.place limit in_limit
  ), written as (
    insert into significant_event (site_id, kind, reference, detail, at, found_at)
    select in_site, 'bonus-change', 'audit:' || n.id,
           jsonb_build_object('by', n.actor, 'subject', n.subject, 'reason', coalesce(n.detail ->> 'reason', '')), n.at, in_found
      from next n
     where n.action = 'settings.change'
       and (n.subject in ('settings:bonus', 'settings:points', 'settings:rewards')
            or n.subject = 'settings:sports'
               and n.detail @? '$.after.keyvalue() ? (@.key starts with "multiLegBonus.")')
     order by n.place
    on conflict (site_id, kind, reference) do nothing
  )
  select max(place) from next
$$;
grant execute on function significant_changes to hanpan_app;

-- A corrected result wanted back what the balance did not hold: the balance stays at nothing, and what is missing is noted here.
create table bet_uncollected (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  receipt_id text not null,
  -- How often the bet had been settled then.
  settlements int not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  -- By the clock of the database, by which it is read on.
  noted_at timestamptz not null default clock_timestamp()
);
create index bet_uncollected_of_site on bet_uncollected (site_id, noted_at);
revoke update, delete on bet_uncollected from hanpan_app;
create trigger bet_uncollected_append_only before update or delete or truncate on bet_uncollected
  for each statement execute function ledger_refuse_change();

create function bet_was_uncollected() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into bet_uncollected (site_id, member_id, receipt_id, settlements, amount, at)
  values (new.site_id, new.member_id, new.receipt_id, new.settlements, new.uncollected - old.uncollected, coalesce(new.settled_at, now()));
  return null;
end $$;
create trigger bet_was_uncollected after update of uncollected on bet
  for each row when (new.uncollected > old.uncollected) execute function bet_was_uncollected();

-- Writes the debits of a site that a balance could not bear, of those that were noted behind a moment, and returns when the last was.
create function significant_debits(in_site smallint, in_after timestamptz, in_found timestamptz)
  returns timestamptz language sql set search_path = public, pg_temp as $$
  with next as materialized (
    select * from bet_uncollected u where u.site_id = in_site and u.noted_at > in_after
  ), written as (
    insert into significant_event (site_id, kind, reference, member_id, amount, detail, at, found_at)
    select in_site, 'negative-balance', n.receipt_id || ':' || n.settlements, n.member_id, n.amount,
           jsonb_build_object('family', 'sports', 'gameType', 'sports', 'receipt', n.receipt_id), n.at, in_found
      from next n order by n.noted_at, n.id
    on conflict (site_id, kind, reference) do nothing
  )
  select max(noted_at) from next
$$;
grant execute on function significant_debits to hanpan_app;
