/**
 * How many bets a list has, and what was staked, paid and is open on them, as SQL over the rows of `everyBranchToSum`: the columns of
 * `HistoryTotal`. What was never accepted is counted and in no sum.
 */
export const historySums = `count(*) as count, coalesce(sum(stake) filter (where accepted), 0)::bigint as stake,
  coalesce(sum(win + returned) filter (where accepted), 0)::bigint as paid,
  coalesce(sum(stake - returned) filter (where status in ('BET', 'WAIT')), 0)::bigint as waiting`;
