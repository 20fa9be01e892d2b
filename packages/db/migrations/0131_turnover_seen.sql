-- A stake may settle while money comes in: its transaction is not seen yet by the one that writes the requirement, so it is
-- not in `carried`, and its time is before `since`, so it was in nothing that came later either. Each requirement keeps what
-- the sum of its `carried` could see; what was settled around then and not seen counts with what came after.
-- Null for those that were written before: theirs go by the time, as they did.
alter table turnover_requirement add column seen pg_snapshot;

-- What counts for a requirement of the stakes that were placed within a time, by its weights, and are not in its `carried`:
-- what was settled after it, and of the hour before, which is longer than any transaction, what it did not see. Only there:
-- in a copy of the database the numbers of transactions begin anew.
create function turnover_served(
  r turnover_requirement, in_placed_since timestamptz, in_placed_before timestamptz
) returns bigint language sql stable as $$
  select coalesce(sum(s.sign * (coalesce(s.eligible, s.counted) * coalesce((r.weights ->> s.game_type)::int, 100) / 100)), 0)::bigint
    from play_settlement s
   where s.member_id = r.member_id and s.settled_at >= r.since - interval '1 hour'
     and (s.settled_at > r.since
          or case when r.seen is null then s.settled_at = r.since and s.xid > r.xid
                  else s.xid <> r.xid and not pg_visible_in_snapshot(s.xid, r.seen) end)
     and s.placed_at >= in_placed_since and s.placed_at < in_placed_before
$$;
grant execute on function turnover_served to hanpan_app;

create or replace function turnover_missing(in_member bigint) returns bigint language sql stable as $$
  select coalesce((
    select greatest(0,
             greatest(0, least(
               r.carried - turnover_served(r, r.open_since, r.since),
               (select sum(e.amount) from turnover_requirement e
                 where e.member_id = r.member_id and e.met_at is null and e.id < r.id)))
             + r.amount - greatest(0, turnover_served(r, r.since, 'infinity')))
      from turnover_requirement r where r.member_id = in_member and r.met_at is null order by r.id desc limit 1), 0)::bigint
$$;
