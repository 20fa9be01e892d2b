-- Money that stands with a vendor whose wallet is of the transfer kind.

-- Whether game money is converted by itself at launch and at game close.
alter table member add column converts_game_money boolean not null default true;

-- A vendor of the transfer kind never calls, so an open game of its is asked after; the one asked longest ago comes first.
alter table game_session add column watched_at timestamptz;
create index game_session_open on game_session (vendor_id, watched_at nulls first) where closed_at is null;

-- One movement of money to or from a vendor. The id is told to the vendor and is the idempotency key on both sides.
create table game_transfer (
  id uuid primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  vendor_id smallint not null references vendor,
  direction text not null check (direction in ('in', 'out')),
  -- Null is everything there is, which only the vendor knows.
  asked_amount bigint check (asked_amount > 0),
  -- pending: the vendor is being asked.   unknown: an answer was lost; it is asked again with the same id.
  -- confirmed, failed: final. A transfer to the vendor that failed has given its money back.
  state text not null default 'pending' check (state in ('pending', 'confirmed', 'failed', 'unknown')),
  refusal text check (refusal in
    ('game-open', 'no-credit', 'not-enough-money', 'player-blocked', 'unreachable', 'refused')),
  attempts int not null default 0,
  next_attempt_at timestamptz,
  -- What the vendor said: how much moved, and what it holds after it.
  moved_amount bigint check (moved_amount >= 0),
  vendor_balance bigint check (vendor_balance >= 0),
  -- Won (above zero) or lost since the movement before, booked with this one.
  result_amount bigint,
  cash_after bigint,
  cash_version bigint,
  asked_at timestamptz not null,
  finished_at timestamptz,
  check (direction = 'out' or asked_amount is not null),
  check ((state in ('pending', 'unknown')) = (next_attempt_at is not null)),
  check ((state in ('pending', 'unknown')) = (finished_at is null)),
  check ((state = 'confirmed') = (moved_amount is not null)),
  check ((state = 'failed') = (refusal is not null))
);
-- One movement at a time between a member and a vendor: what the vendor says after it belongs to nothing else.
create unique index game_transfer_open on game_transfer (member_id, vendor_id) where finished_at is null;
create index game_transfer_due on game_transfer (next_attempt_at) where next_attempt_at is not null;
create index game_transfer_member on game_transfer (member_id, asked_at desc);

create function game_transfer_is_history() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'transfers are kept' using errcode = 'insufficient_privilege';
  end if;
  if old.finished_at is not null then
    raise exception 'transfer % is %', old.id, old.state using errcode = 'insufficient_privilege';
  end if;
  if (new.id, new.site_id, new.member_id, new.vendor_id, new.direction, new.asked_amount, new.asked_at)
     is distinct from (old.id, old.site_id, old.member_id, old.vendor_id, old.direction, old.asked_amount, old.asked_at)
     or (old.state = 'unknown' and new.state = 'pending')
  then
    raise exception 'transfer % cannot become another', old.id using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger game_transfer_is_history before update or delete on game_transfer
  for each row execute function game_transfer_is_history();
