-- Signs that play harms a member, found at the end of each day of the site's calendar for operators to look at (RG-20). Amounts in
-- won, times in minutes.
create table harm_marker (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  -- The day that was over when it was found.
  day date not null,
  kind text not null check (kind in ('chasing', 'back-at-once', 'rising-deposits', 'growing-loss', 'loosened-limits',
                                     'night-play', 'long-days')),
  -- What it was found by: {"amount": 900000, "beforeAmount": 200000, "count": 4}.
  figures jsonb not null check (jsonb_typeof(figures) = 'object'),
  found_at timestamptz not null,
  unique (member_id, day, kind)
);
create index harm_marker_of_site on harm_marker (site_id, member_id, id);
revoke update, delete on harm_marker from hanpan_app;

-- What an operator did about the markers of a member up to that one; later ones are open again.
create table harm_review (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  until_marker bigint not null references harm_marker,
  outcome text not null check (outcome in ('contacted', 'limit-suggested', 'blocked', 'nothing')),
  note text not null check (btrim(note) <> '' and char_length(note) <= 500),
  by text not null,
  at timestamptz not null,
  unique (member_id, until_marker)
);
revoke update, delete on harm_review from hanpan_app;

create trigger harm_marker_append_only before update or delete or truncate on harm_marker
  for each statement execute function ledger_refuse_change();
create trigger harm_review_append_only before update or delete or truncate on harm_review
  for each statement execute function ledger_refuse_change();

create function harm_is_of_site() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.site_id is distinct from (select site_id from member where id = new.member_id) then
    raise exception 'member % is not of site %', new.member_id, new.site_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger harm_marker_is_of_site before insert on harm_marker for each row execute function harm_is_of_site();
create trigger harm_review_is_of_site before insert on harm_review for each row execute function harm_is_of_site();

create function harm_review_is_next() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.member_id is distinct from (select member_id from harm_marker where id = new.until_marker) then
    raise exception 'marker % is not of member %', new.until_marker, new.member_id using errcode = 'check_violation';
  end if;
  if new.until_marker <= (select max(until_marker) from harm_review where member_id = new.member_id) then
    raise exception 'marker % was reviewed before', new.until_marker using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger harm_review_is_next before insert on harm_review for each row execute function harm_review_is_next();

-- Up to which day the members of a site have been looked at; it goes from day to day and never back.
create table harm_day (
  site_id smallint primary key references site,
  day date not null
);
revoke delete on harm_day from hanpan_app;
create function harm_day_goes_on() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.day <> old.day + 1 then
    raise exception 'after % of site % comes the next day, not %', old.day, old.site_id, new.day using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger harm_day_goes_on before update on harm_day for each row execute function harm_day_goes_on();

-- What nobody has looked at yet.
create view harm_open as
  select m.* from harm_marker m
   where m.id > coalesce((select max(r.until_marker) from harm_review r where r.member_id = m.member_id), 0);
grant select on harm_open to hanpan_app;

-- When a member wanted a limit of its own to be less strict, whatever came of it.
create table member_loosening (
  member_id bigint not null references member,
  site_id smallint not null references site,
  kind text not null,
  period text not null,
  -- Null: no limit any more.
  wanted_amount bigint,
  at timestamptz not null,
  primary key (member_id, at, kind, period)
);
create index member_loosening_of_site on member_loosening (site_id, at);
revoke update, delete on member_loosening from hanpan_app;
create trigger member_loosening_append_only before update or delete or truncate on member_loosening
  for each statement execute function ledger_refuse_change();

create function member_limit_loosens() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.wanted_from is not null and (tg_op = 'INSERT' or old.wanted_from is distinct from new.wanted_from) then
    insert into member_loosening (member_id, site_id, kind, period, wanted_amount, at)
    values (new.member_id, new.site_id, new.kind, new.period, new.wanted_amount, new.changed_at)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger member_limit_loosens after insert or update on member_limit
  for each row execute function member_limit_loosens();

-- Beside when a request was approved: when the member asked.
create or replace view cash_approved as
  select site_id, member_id, kind, amount, processed_at, applied_at from cash_request where state = 1;
