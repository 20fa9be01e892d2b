alter table member add column point_conversion_allowed boolean not null default true;

-- What a member's points were earned and used for. The sum of `applied` over a member's rows is the balance of its
-- point account: both are written in one transaction. A reference is named once for each kind, whatever is retried.
create table point_entry (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  use_type text not null check (use_type in ('earn', 'convert', 'takeBack')),
  kind text check (kind in ('signUp', 'firstDeposit', 'deposit', 'attendance', 'losing', 'recommender', 'rotary',
                            'coupon', 'event', 'operator')),
  reference text not null,
  basis_points int check (basis_points between 0 and 10000),
  bonus_basis_points int check (bonus_basis_points between 0 and 10000),
  accrued bigint not null check (accrued >= 0),
  applied bigint not null,
  reason text,
  operator_id bigint references operator,
  at timestamptz not null,
  -- What was earned may be capped, even to nothing; what was used was never accrued.
  check (case when use_type = 'earn' then applied between 0 and accrued and accrued > 0 else applied < 0 and accrued = 0 end),
  check ((kind is null) = (use_type = 'convert')),
  unique nulls not distinct (use_type, kind, reference)
);
create index point_entry_member on point_entry (member_id, id desc);
create index point_entry_site on point_entry (site_id, id desc);
create trigger point_entry_append_only before update or delete or truncate on point_entry
  for each statement execute function ledger_refuse_change();
revoke update, delete on point_entry from hanpan_app;

-- What the capped kinds have given a member on a day of the site's calendar; its row is the lock of the cap.
create table point_day (
  member_id bigint not null references member,
  day date not null,
  applied bigint not null default 0 check (applied >= 0),
  primary key (member_id, day)
);

-- Days whose losing points have been granted to everybody.
create table losing_day (
  site_id smallint not null references site,
  day date not null,
  done_at timestamptz not null,
  primary key (site_id, day)
);
-- A day of bets and rounds is read once. These cost next to nothing to keep.
create index bet_settled on bet using brin (settled_at);
create index game_round_closed on game_round using brin (closed_at);

create table comp_conversion (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
create index comp_conversion_member on comp_conversion (member_id, id desc);

-- A coupon without a holder belongs to whoever types its code first.
create table coupon (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  code text not null unique,
  name jsonb not null,
  worth text not null check (worth in ('cash', 'point')),
  amount bigint not null check (amount > 0),
  holder_id bigint references member,
  issued_at timestamptz not null,
  issued_by bigint references operator,
  expires_at timestamptz not null check (expires_at > issued_at),
  used_at timestamptz,
  cancelled_at timestamptz,
  note text not null default '',
  check (used_at is null or (cancelled_at is null and holder_id is not null))
);
create index coupon_holder on coupon (holder_id, id desc);
create index coupon_site on coupon (site_id, id desc);

create function coupon_step() returns trigger language plpgsql as $$
begin
  if old.used_at is not null or old.cancelled_at is not null then
    raise exception 'a coupon that was used or withdrawn cannot change' using errcode = 'check_violation';
  end if;
  if (new.id, new.site_id, new.code, new.worth, new.amount, new.issued_at)
     is distinct from (old.id, old.site_id, old.code, old.worth, old.amount, old.issued_at) then
    raise exception 'what a coupon is worth cannot change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger coupon_steps before update on coupon for each row execute function coupon_step();
revoke delete on coupon from hanpan_app;

create table coupon_gift (
  id bigint generated always as identity primary key,
  coupon_id bigint not null references coupon,
  from_member bigint not null references member,
  to_member bigint not null references member,
  at timestamptz not null,
  check (from_member <> to_member)
);
create index coupon_gift_coupon on coupon_gift (coupon_id, id);
create index coupon_gift_from on coupon_gift (from_member);
create trigger coupon_gift_append_only before update or delete or truncate on coupon_gift
  for each statement execute function ledger_refuse_change();

-- One check-in per day of the site's calendar.
create table attendance (
  member_id bigint not null references member,
  day date not null,
  site_id smallint not null references site,
  streak_days int not null check (streak_days >= 1),
  day_points bigint not null check (day_points >= 0),
  streak_points bigint not null check (streak_points >= 0),
  checked_at timestamptz not null,
  primary key (member_id, day)
);
create trigger attendance_append_only before update or delete or truncate on attendance
  for each statement execute function ledger_refuse_change();

-- Every turn of the wheel with the number that was drawn and the wheel as it was, so that each can be checked.
create table rotary_spin (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  day date not null,
  number smallint not null check (number >= 1),
  prizes jsonb not null,
  drawn bigint not null check (drawn >= 0),
  prize_index smallint not null,
  points bigint not null check (points >= 0),
  spun_at timestamptz not null,
  unique (member_id, day, number)
);
create trigger rotary_spin_append_only before update or delete or truncate on rotary_spin
  for each statement execute function ledger_refuse_change();
revoke update, delete on attendance, rotary_spin, coupon_gift, comp_conversion from hanpan_app;
