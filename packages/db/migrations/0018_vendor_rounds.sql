-- The rounds of vendors as settlements, and the wallet's fast path that writes both.

-- What is stored of a movement says whether another one of its id is the same.
alter table vendor_transaction drop column input_hash;

-- How often a round was settled: its last settlement in play_settlement has this revision.
alter table game_round add column revision int not null default 0;
update game_round r set revision = 1
 where closed_at is not null
   and exists (select from play_settlement s join vendor v on v.id = r.vendor_id
                where s.family = 'vendor' and s.reference = v.code || ':' || r.round || ':' || r.member_id);

-- Writes what rounds came to, as settlements: one that was settled before takes the old figures back first. A free
-- stake is no stake of the round, so what counts is what was not given back. Writing a revision again changes nothing.
create function vendor_settle_rounds(in_ids bigint[], in_at timestamptz) returns void
  language plpgsql set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  with round as (
    select r.*, v.code, v.code || ':' || r.round || ':' || r.member_id as reference
      from game_round r join vendor v on v.id = r.vendor_id where r.id = any(in_ids)
  )
  insert into play_settlement (site_id, member_id, family, reference, revision, sign, game_type, vendor, game, stake,
                               counted, returned, win, placed_at, settled_at)
  select site_id, member_id, 'vendor', reference, revision, sign, game_type, vendor, game, stake, counted, returned, win,
         placed_at, in_at
    from (
      select r.site_id, r.member_id, r.reference, r.revision, 1 as sign,
             coalesce((select g.family from vendor_game g where g.vendor_id = r.vendor_id and g.key = r.game_key), 'slot') as game_type,
             r.code as vendor, r.game_key as game, r.stake, greatest(r.stake - r.returned, 0) as counted,
             least(r.returned, r.stake) as returned, r.win + greatest(r.returned - r.stake, 0) as win, r.started_at as placed_at
        from round r
      union all
      select s.site_id, s.member_id, s.reference, s.revision, -1, s.game_type, s.vendor, s.game, s.stake, s.counted,
             s.returned, s.win, s.placed_at
        from round r cross join lateral (
          select * from play_settlement p
           where p.family = 'vendor' and p.reference = r.reference and p.revision = r.revision - 1 and p.sign = 1 limit 1) s
       where r.revision > 1
    ) fact
   order by reference, revision
  on conflict do nothing;
end $$;

-- Adds to rounds what movements brought, and settles those that are closed by it, or were closed and have changed.
create function vendor_add_to_rounds(
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
                           else game_round.revision + (excluded.stake + excluded.win + excluded.returned > 0)::int end
    returning id, closed_at
  )
  select array_agg(id) into closed from changed where closed_at is not null;
  if closed is not null then perform vendor_settle_rounds(closed, in_at); end if;
end $$;

-- The ordinary bets and wins of a vendor, many with one call: sessions and members are checked, the ledger posts, and
-- the vendor's transactions, rounds and settlements are written, all in one transaction. What is not ordinary (a
-- repetition, an unknown or closed game, a blocked member, a bet that was rolled back first, something that is
-- switched off, a site that limits losses, …) is left untouched with status 1: the caller decides those one by one.
--   member_ids        distinct ids in ascending order: members are locked before anything is read that decides
--   players           positions in member_ids, from 1
--   accounts          as in ledger_post; debits and credits are positions in it
--   post_lock         the lock of ledger_post; its look_up is never needed, because a repetition is not ordinary
-- Returns status 0 done, 1 decide alone, 3 not enough money; and the balance of the member's cash after it.
drop function wallet_post;
create function wallet_post(
  in_vendor smallint, in_at timestamptz, member_ids bigint[], players int[], tokens bytea[], games text[],
  kinds text[], transaction_ids text[], reference_ids text[], rounds text[], amounts bigint[], frees boolean[],
  closes boolean[],
  accounts bigint[], debits int[], credits int[], keys uuid[], flows text[], refs text[], post_lock boolean,
  out statuses int[], out balances bigint[]
) language plpgsql set search_path = public, pg_temp
  -- Plans are kept per connection: made once, for batches of any size, and never to read a table whole because it was
  -- small when the plan was made.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  n int := cardinality(transaction_ids);
  may_bet boolean[]; vendor_on boolean; has_switches boolean; limited_sites smallint[];
  known_games text[]; offered_games text[];
  sites smallint[]; unseen bigint[];
  ok int[]; places int[]; free_of_money int[];
  posted record;
  place int;
begin
  balances := array_fill(null::bigint, array[n]);

  select array_agg(m.may_bet) into may_bet
    from (select status = 'active' and betting_allowed as may_bet from member_lock(member_ids)) m;
  if cardinality(may_bet) is distinct from cardinality(member_ids) then
    statuses := array_fill(1, array[n]);
    return;
  end if;

  select v.enabled, exists (select from vendor_switch s where s.vendor_id = v.id),
         coalesce((select array_agg(id) from site where (settings->>'dayLossLimitAmount') is not null), '{}')
    into vendor_on, has_switches, limited_sites from vendor v where v.id = in_vendor;
  select coalesce(array_agg(key), '{}'), coalesce(array_agg(key) filter (where enabled), '{}') into known_games, offered_games
    from vendor_game where vendor_id = in_vendor and key = any(games);

  -- Each condition is asked in turn, and none after one that does not hold. Rows are looked for as values: what is asked
  -- with "exists" may be planned as reading all of them first.
  select array_agg(x.status), array_agg(x.site_id),
         array_agg(x.session) filter (where x.status = 0 and x.seen_at < in_at - interval '5 seconds')
    into statuses, sites, unseen
    from (
      select s.id as session, s.site_id, s.seen_at,
             case
               when s.id is null or s.member_id <> member_ids[players[i]] then 1
               when (select true from vendor_transaction t where t.vendor_id = in_vendor and t.transaction_id = transaction_ids[i]) then 1
               when kinds[i] = 'bet' then case
                 when not vendor_on or not may_bet[players[i]] or s.closed_at is not null or s.expires_at <= in_at then 1
                 when s.site_id = any(limited_sites) then 1
                 when games[i] <> all(offered_games) then 1
                 when (select true from vendor_transaction t where t.vendor_id = in_vendor and t.reference_id = transaction_ids[i] limit 1) then 1
                 when has_switches and vendor_is_off(in_vendor, games[i], s.member_id) then 1
                 else 0 end
               when games[i] <> all(known_games) then 1
               when (select true from vendor_transaction b where b.vendor_id = in_vendor and b.transaction_id = reference_ids[i]
                        and b.kind = 'bet' and b.member_id = s.member_id) is null then 1
               when (select true from vendor_transaction t where t.vendor_id = in_vendor and t.reference_id = reference_ids[i]
                        and t.kind <> 'win' limit 1) then 1
               else 0 end as status
        from generate_series(1, n) i
        left join lateral (
          select id, member_id, site_id, seen_at, expires_at, closed_at from game_session
           where token_hash = tokens[i] and vendor_id = in_vendor limit 1) s on true
       order by i) x;

  select array_agg(i) into places from generate_series(1, n) i
   where statuses[i] = 0 and amounts[i] > 0 and not (frees[i] and kinds[i] = 'bet');
  if places is not null then
    if cardinality(places) = n then
      select * into posted from ledger_post(accounts, keys, flows, debits, credits, amounts, refs, post_lock, false);
    else
      select p.* into posted
        from (select array_agg(keys[i]) as k, array_agg(flows[i]) as f, array_agg(debits[i]) as d, array_agg(credits[i]) as c,
                     array_agg(amounts[i]) as a, array_agg(refs[i]) as r from unnest(places) i) part,
             ledger_post(accounts, part.k, part.f, part.d, part.c, part.a, part.r, post_lock, false) p;
    end if;
    for i in 1..cardinality(places) loop
      place := places[i];
      statuses[place] := posted.statuses[i];
      balances[place] := case kinds[place] when 'bet' then posted.debit_balances[i] else posted.credit_balances[i] end;
    end loop;
    -- An account that does not exist: its id was remembered from a transaction that did not commit.
    if 4 = any(statuses) then raise exception 'an account is missing' using errcode = 'foreign_key_violation'; end if;
  end if;

  select array_agg(i), array_agg(i) filter (where balances[i] is null) into ok, free_of_money
    from generate_series(1, n) i where statuses[i] = 0;
  if ok is null then return; end if;
  -- Movements without money have still to be told the balance.
  if free_of_money is not null then
    foreach place in array free_of_money loop
      balances[place] := (select a.balance from ledger_account a
                           where a.id = accounts[case kinds[place] when 'bet' then debits[place] else credits[place] end]);
    end loop;
  end if;

  insert into vendor_transaction (vendor_id, transaction_id, kind, reference_id, member_id, round, game_key, amount,
                                  is_free, balance_after, at)
  select in_vendor, transaction_ids[i], kinds[i], reference_ids[i], member_ids[players[i]], rounds[i], games[i], amounts[i],
         frees[i], balances[i], in_at
    from unnest(ok) i;
  perform vendor_add_to_rounds(in_vendor, in_at, array_agg(rounds[i]), array_agg(sites[i]), array_agg(member_ids[players[i]]),
      array_agg(games[i]),
      array_agg(case when kinds[i] = 'bet' and not frees[i] then amounts[i] else 0 end),
      array_agg(case when kinds[i] = 'win' then amounts[i] else 0 end),
      array_agg(0::bigint), array_agg(closes[i]))
    from unnest(ok) i;
  -- The sign of life is rough on purpose: who asks for it looks back a minute.
  if unseen is not null then update game_session set seen_at = in_at where id = any(unseen); end if;
end $$;

grant execute on function wallet_post, vendor_add_to_rounds, vendor_settle_rounds, vendor_is_off to hanpan_app;
