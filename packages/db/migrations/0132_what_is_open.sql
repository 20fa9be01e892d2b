-- The loss limit of a day counts what a member has open, whatever family it is in: its open bets and rounds are found at once,
-- however much it has played before.
create index bet_member_open on bet (member_id) where settled_at is null;
create index minigame_bet_member_open on minigame_bet (member_id) where settled_at is null;
create index game_round_member_open on game_round (member_id) where closed_at is null;

-- Open bonuses are looked at some at a time, those first that were not for the longest time; whose time is over is found by it.
-- When one was looked at is no step of it.
alter table member_bonus add column checked_at timestamptz not null default now();
create index member_bonus_checked on member_bonus (checked_at) where released_at is null and forfeited_at is null;
create index member_bonus_expires on member_bonus (expires_at) where released_at is null and forfeited_at is null;
create or replace function member_bonus_step() returns trigger language plpgsql as $$
declare
  steps constant text[] := array['released_at', 'forfeited_at', 'forfeit_reason', 'checked_at'];
begin
  if tg_op = 'INSERT' and num_nonnulls(new.released_at, new.forfeited_at) = 0 then return new; end if;
  if tg_op = 'UPDATE' and num_nonnulls(old.released_at, old.forfeited_at) = 0
     and to_jsonb(new) - steps = to_jsonb(old) - steps then
    return new;
  end if;
  raise exception 'a bonus begins open and ends once' using errcode = 'check_violation';
end $$;

-- Losing is summed by the days on which bets were settled first.
create index commission_day_origin on commission_day (origin_day);

-- Which of the bets settled again are in what a settlement of partners has paid by now, corrections included: one is computed again
-- where more of its bets were, and not for ever after the first.
create table partner_settlement_accounted (
  settlement_id bigint primary key references partner_settlement,
  corrections text not null
);
revoke delete on partner_settlement_accounted from hanpan_app;

-- What a reader of the settlements saw at an earlier look: the next transaction to begin, and when that was. Once everything below
-- has ended and is read, nothing that committed before that look is missing, however many bets settle meanwhile.
alter table play_cursor add column marked_xid xid8, add column marked_at timestamptz;
