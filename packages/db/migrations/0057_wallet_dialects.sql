-- Every dialect of the wallet: what a bet came to stands once, in SQL, whatever a vendor sends and in what order.

-- parked: a win that came before its bet and is paid with it, where the dialect has it so. promo: a payout of a
-- promotion, about no bet.
alter table vendor_transaction
  drop constraint vendor_transaction_kind_check,
  add constraint vendor_transaction_kind_check
    check (kind in ('bet', 'win', 'rollback', 'tombstone', 'parked', 'promo')),
  -- Whether this says what became of the bet that it names. Only the first win of a bet does; dialects in which a bet
  -- may have several send the others after it.
  add column resolves boolean not null default false,
  add constraint vendor_transaction_resolves
    check (not resolves or (reference_id is not null and kind in ('win', 'rollback', 'tombstone')));

update vendor_transaction t set resolves = true
  from (select distinct on (vendor_id, reference_id) vendor_id, transaction_id from vendor_transaction
         where reference_id is not null and kind in ('win', 'rollback', 'tombstone')
         order by vendor_id, reference_id, at, transaction_id) first
 where t.vendor_id = first.vendor_id and t.transaction_id = first.transaction_id;

-- One resolution of each bet.
create unique index vendor_transaction_resolution on vendor_transaction (vendor_id, reference_id) where resolves;

-- What does not resolve a bet may only be a further win of one that was won; and what is stored stays, save that a parked
-- win becomes a win.
create function vendor_transaction_guard() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (old.kind <> 'parked' or new.kind <> 'win' or new.transaction_id <> old.transaction_id
                           or new.amount <> old.amount or new.member_id <> old.member_id) then
    raise exception 'a movement of a vendor does not change' using errcode = 'check_violation';
  end if;
  if new.kind in ('rollback', 'tombstone') and not new.resolves
     or new.kind = 'win' and not new.resolves and new.reference_id is not null
        and not exists (select from vendor_transaction t where t.vendor_id = new.vendor_id
                           and t.reference_id = new.reference_id and t.resolves and t.kind = 'win') then
    raise exception 'a bet has one resolution' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger vendor_transaction_further before insert on vendor_transaction for each row
  when (new.kind not in ('bet', 'parked', 'promo') and not new.resolves) execute function vendor_transaction_guard();
create trigger vendor_transaction_unchanged before update on vendor_transaction for each row
  execute function vendor_transaction_guard();
revoke update, delete on vendor_transaction from hanpan_app;
grant update (kind, resolves, balance_after) on vendor_transaction to hanpan_app;

-- The opening of a game that counts where a wire carries no token: the last one of the player at the vendor.
create index game_session_last on game_session (vendor_id, member_id, opened_at desc);

-- The fast path as before; it marks the wins that resolve their bets.
create or replace function wallet_post(
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

  -- The first win of a bet resolves it; two of one bet may stand in the same set.
  insert into vendor_transaction (vendor_id, transaction_id, kind, reference_id, member_id, round, game_key, amount,
                                  is_free, balance_after, at, resolves)
  select in_vendor, transaction_ids[i], kinds[i], reference_ids[i], member_ids[players[i]], rounds[i], games[i], amounts[i],
         frees[i], balances[i], in_at,
         case when kinds[i] = 'win'
           then i = min(i) over (partition by kinds[i], reference_ids[i])
                and (select true from vendor_transaction t
                      where t.vendor_id = in_vendor and t.reference_id = reference_ids[i] and t.resolves limit 1) is null
           else false end
    from unnest(ok) i
   order by i;
  perform vendor_add_to_rounds(in_vendor, in_at, array_agg(rounds[i]), array_agg(sites[i]), array_agg(member_ids[players[i]]),
      array_agg(games[i]),
      array_agg(case when kinds[i] = 'bet' and not frees[i] then amounts[i] else 0 end),
      array_agg(case when kinds[i] = 'win' then amounts[i] else 0 end),
      array_agg(0::bigint), array_agg(closes[i]))
    from unnest(ok) i;
  -- The sign of life is rough on purpose: who asks for it looks back a minute.
  if unseen is not null then update game_session set seen_at = in_at where id = any(unseen); end if;
end $$;
