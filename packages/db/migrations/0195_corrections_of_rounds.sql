-- A vendor takes back what a settlement paid too much. That is no stake: what was won in the round is less, and it may come to less than
-- nothing where more is taken than was ever won there. What was at risk and what was given back stay what they were.
-- Not valid: what is new to each of them allows more than before, so what is there need not be read under the lock.
alter table vendor_transaction
  drop constraint vendor_transaction_kind_check,
  add constraint vendor_transaction_kind_check
    check (kind in ('bet', 'win', 'rollback', 'tombstone', 'parked', 'promo', 'correction')) not valid;
alter table game_round add constraint game_round_sums check (stake >= 0 and returned >= 0) not valid;
alter table play_settlement
  drop constraint play_settlement_win_check,
  add constraint play_settlement_win_check check (win >= 0 or family = 'vendor') not valid;

-- Neither a bet nor a correction is an end of another movement.
drop trigger vendor_transaction_further on vendor_transaction;
create trigger vendor_transaction_further before insert on vendor_transaction for each row
  when (new.kind not in ('bet', 'parked', 'promo', 'correction') and not new.resolves) execute function vendor_transaction_guard();

-- As before, save that a closed round is settled again by whatever changes it, and not only by what adds to it.
create or replace function vendor_add_to_rounds(
  in_vendor smallint, in_at timestamptz, in_rounds text[], sites smallint[], members bigint[], games text[],
  stakes bigint[], wins bigint[], returns bigint[], closes boolean[]
) returns void language plpgsql set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  closed bigint[];
begin
  with changed as (
    insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, returned, started_at, closed_at, revision)
    select in_vendor, x.round, min(x.site), x.member, min(x.game), sum(x.stake), sum(x.win), sum(x.returned), in_at,
           case when bool_or(x.closes) then in_at end, bool_or(x.closes)::int
      from (select in_rounds[i] as round, sites[i] as site, members[i] as member, games[i] as game, stakes[i] as stake,
                   wins[i] as win, returns[i] as returned, closes[i] as closes
              from generate_series(1, cardinality(in_rounds)) i) x
     group by x.round, x.member
    on conflict (vendor_id, round, member_id) do update
       set stake = game_round.stake + excluded.stake, win = game_round.win + excluded.win,
           returned = game_round.returned + excluded.returned,
           closed_at = coalesce(game_round.closed_at, excluded.closed_at),
           revision = case when game_round.closed_at is null then excluded.revision
                           else game_round.revision + ((excluded.stake, excluded.win, excluded.returned) <> (0, 0, 0))::int end
    returning id, closed_at
  )
  select array_agg(id) into closed from changed where closed_at is not null;
  if closed is not null then perform vendor_settle_rounds(closed, in_at); end if;
end $$;
