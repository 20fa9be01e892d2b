-- What a member allows itself: how much it deposits, stakes and loses, and how long it plays, in a day, a week or a month of the
-- site's calendar. A stricter limit holds at once; a less strict one waits a day and is confirmed then. Amounts in won, time in
-- minutes.
create table member_limit (
  member_id bigint not null references member,
  site_id smallint not null references site,
  kind text not null check (kind in ('deposit', 'stake', 'loss', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  -- What holds; null: no limit.
  amount bigint check (amount > 0),
  changed_at timestamptz not null,
  -- When it last became stricter, or was first set: a game that was opened before has more money in it.
  tightened_at timestamptz not null,
  -- What is wanted instead, null for no limit, and from when it can be confirmed; nothing is wanted where that is null.
  wanted_amount bigint check (wanted_amount > 0),
  wanted_from timestamptz,
  primary key (member_id, kind, period),
  check (kind <> 'time' or period = 'day'),
  check (wanted_from is not null or wanted_amount is null),
  -- What is stricter is not wanted: it holds.
  check (wanted_from is null or amount is not null and (wanted_amount is null or wanted_amount > amount))
);
revoke delete on member_limit from hanpan_app;

create function member_limit_holds() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  was bigint := case when tg_op = 'UPDATE' then old.amount end;
  is_less_strict boolean := was is not null and (new.amount is null or new.amount > was);
  was_wanted boolean := tg_op = 'UPDATE' and old.wanted_from is not null and old.wanted_amount is not distinct from new.amount;
begin
  if is_less_strict and not (was_wanted and old.wanted_from <= new.changed_at) then
    raise exception 'the % limit of member % for a % is not loosened at once', new.kind, new.member_id, new.period;
  end if;
  if new.wanted_from is not null and new.wanted_from < new.changed_at + interval '24 hours'
     and not (tg_op = 'UPDATE' and old.wanted_from = new.wanted_from and old.wanted_amount is not distinct from new.wanted_amount) then
    raise exception 'what member % wants instead of a limit waits a day', new.member_id;
  end if;
  return new;
end $$;
create trigger member_limit_holds before insert or update on member_limit
  for each row execute function member_limit_holds();

alter table member
  -- The limits that hold, read with the lock of the member: {"loss.day": 50000}; null where there is none.
  add column own_limits jsonb,
  -- Minutes between two reality checks, and from when on the next one has to be seen before a bet.
  add column check_minutes smallint check (check_minutes between 1 and 1440),
  add column check_due_at timestamptz,
  add check ((check_minutes is null) = (check_due_at is null));

create or replace view member_card as
  select id, site_id, mem_id, nickname, level, partner_rank, status, parent_id, betting_allowed,
         holder_name, bank_code, cash_account, comp_account, applied_at, decided_at, excluded_until, own_limits, check_due_at
    from member;

create function member_limit_shows() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update member
     set own_limits = (select jsonb_object_agg(l.kind || '.' || l.period, l.amount) from member_limit l
                        where l.member_id = new.member_id and l.amount is not null)
   where id = new.member_id;
  return null;
end $$;
create trigger member_limit_shows after insert or update on member_limit
  for each row execute function member_limit_shows();

-- A bet of somebody with limits, or whose reality check is due, is not ordinary: the caller decides it alone. The rest of the
-- function stays.
do $$
declare
  before constant text := '(excluded_until is null or excluded_until <= in_at) as may_bet';
  body text := pg_get_functiondef('wallet_post'::regproc);
begin
  if position(before in body) = 0 then raise exception 'wallet_post asks otherwise whether a member may bet'; end if;
  execute replace(body, before, '(excluded_until is null or excluded_until <= in_at)
      and own_limits is null and (check_due_at is null or check_due_at > in_at) as may_bet');
end $$;

-- When members were signed in or at a game, for who sums it up: a game is over when it was last played. A session that nobody ended
-- was over when it was last used; how long that may be ago is the reader's to say.
create view member_time as
  select member_id, created_at as began_at, seen_at, ended_at, expires_at from session where member_id is not null
  union all
  select member_id, opened_at, seen_at, seen_at, expires_at from game_session;
grant select on member_time to hanpan_app;
