-- A stake that was counted before newer money came, and is given back afterwards, was not played: what it had served is
-- owed again. The sum of what came since is less than nothing then, and was taken for nothing, so a void after the next
-- deposit was forgiven. As before, of the stakes of that time no more counts than was owed by then; and no more comes back
-- than there was to play of the money of that time, whatever such a stake had counted beyond it.
create or replace function turnover_missing(in_member bigint) returns bigint language sql stable as $$
  select coalesce((
    select greatest(0,
             greatest(0, least(
               r.carried - play_turnover(r.member_id, r.since, 'infinity', r.weights, r.open_since, r.since, r.xid),
               (select sum(e.amount) from turnover_requirement e
                 where e.member_id = r.member_id and e.met_at is null and e.id < r.id)))
             + r.amount - greatest(0, play_turnover(r.member_id, r.since, 'infinity', r.weights, r.since, 'infinity', r.xid)))
      from turnover_requirement r where r.member_id = in_member and r.met_at is null order by r.id desc limit 1), 0)::bigint
$$;
