-- Comp is turned into money one for one by whoever holds it: it is owed as cash is. Null for days of before, on which
-- nobody looked at it.
alter table report_liability_day add column comp bigint;

-- What points, coupons, bonuses and commissions cost, by day of the site's calendar: the sums of what left the house accounts that
-- they are paid from, less what came back.
create table report_cost_day (
  site_id smallint not null,
  day date not null,
  amount bigint not null,
  primary key (site_id, day)
) with (fillfactor = 80);
revoke delete on report_cost_day from hanpan_app;

-- Up to which of its entries each of those accounts is in the sums. An account numbers its entries without a gap and in the order in
-- which they commit, so nothing below a number that can be read is still to come. Without a row nothing was read yet: an
-- installation of before is read from its first entry on.
create table report_cost_place (
  account_id bigint primary key,
  version bigint not null default 0
);
revoke delete on report_cost_place from hanpan_app;

-- Adds the next entries of one account to the sums, in_limit at most, and moves its place; returns how many they were.
create function report_sum_costs(in_account bigint, in_zones jsonb, in_limit int) returns int
  language plpgsql set search_path = public, pg_temp
  -- Entries are found by the number of their account, whatever the size of a month.
  set plan_cache_mode = force_custom_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  done bigint; last bigint; site smallint;
begin
  insert into report_cost_place (account_id) values (in_account) on conflict do nothing;
  select version into done from report_cost_place where account_id = in_account for update;
  select least(a.version, done + in_limit), a.site_id into last, site from ledger_account a where a.id = in_account;
  if last is null or last <= done then return 0; end if;
  insert into report_cost_day as d (site_id, day, amount)
  select site, (e.posted_at at time zone (in_zones ->> site::text))::date, -sum(e.amount)
    from ledger_entry e where e.account_id = in_account and e.version > done and e.version <= last
   group by 2 order by 2
  on conflict (site_id, day) do update set amount = d.amount + excluded.amount;
  update report_cost_place set version = last where account_id = in_account;
  return last - done;
end $$;
grant execute on function report_sum_costs to hanpan_app;
