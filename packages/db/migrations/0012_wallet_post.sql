-- The ordinary bets and wins of a vendor, many with one call: sessions and members are checked, the ledger posts, and
-- the vendor's transactions and rounds are written, all in one transaction. What is not ordinary (a repetition, an
-- unknown or closed game, a blocked member, a bet that was rolled back first, …) is left untouched and answered with
-- status 1: the caller decides those one by one.
--   member_ids        distinct ids in ascending order: members are locked before anything is read that decides
--   players           positions in member_ids, from 1
--   accounts          as in ledger_post; debits and credits are positions in it
--   post_lock         the lock of ledger_post; its look_up is never needed, because a repetition is not ordinary
-- Answers status 0 done, 1 decide alone, 3 not enough money; and the balance of the member's cash after it.
create function wallet_post(
  in_vendor smallint, in_at timestamptz, member_ids bigint[], players int[], tokens bytea[], games text[],
  kinds text[], transaction_ids text[], reference_ids text[], rounds text[], amounts bigint[], frees boolean[],
  closes boolean[], input_hashes bytea[],
  accounts bigint[], debits int[], credits int[], keys uuid[], flows text[], refs text[], post_lock boolean,
  out statuses int[], out balances bigint[]
) language plpgsql set search_path = public, pg_temp
  -- Plans are kept per connection: made once, for batches of any size, and never to read a table whole because it was
  -- small when the plan was made.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  n int := cardinality(transaction_ids);
  session_ids bigint[]; session_members bigint[]; takes_bets boolean[]; sites smallint[];
  may_bet boolean[];
  repeated int[]; answered int[];
  places int[] := '{}';
  part_debits int[] := '{}'; part_credits int[] := '{}'; part_amounts bigint[] := '{}';
  part_keys uuid[] := '{}'; part_flows text[] := '{}'; part_refs text[] := '{}';
  posted record;
  place int;
begin
  statuses := array_fill(1, array[n]);
  balances := array_fill(null::bigint, array[n]);

  select array_agg(m.may_bet) into may_bet
    from (select status = 'active' and betting_allowed as may_bet from member
           where id = any(member_ids) order by id for no key update) m;
  if cardinality(may_bet) is distinct from cardinality(member_ids) then return; end if;

  select array_agg(s.id), array_agg(s.member_id), array_agg(s.takes_bets), array_agg(s.site_id)
    into session_ids, session_members, takes_bets, sites
    from (select s.id, s.member_id, s.site_id, s.closed_at is null and s.expires_at > in_at and g.enabled as takes_bets
            from unnest(tokens, games) with ordinality q(token, game, o)
            left join game_session s on s.token_hash = q.token and s.vendor_id = in_vendor
            left join vendor_game g on g.vendor_id = in_vendor and g.key = q.game
           order by q.o) s;

  -- Positions whose id, or whose resolution, is known already.
  select coalesce(array_agg(q.o), '{}') into repeated
    from unnest(transaction_ids) with ordinality q(id, o)
   cross join lateral (
     select from vendor_transaction t where t.vendor_id = in_vendor and t.transaction_id = q.id
     union all
     select from vendor_transaction t where t.vendor_id = in_vendor and t.reference_id = q.id) known;
  -- Wins whose bet is there, is the member's own and was not rolled back.
  select coalesce(array_agg(q.o), '{}') into answered
    from unnest(kinds, reference_ids, players) with ordinality q(kind, reference, player, o)
    join vendor_transaction b on b.vendor_id = in_vendor and b.transaction_id = q.reference
   where q.kind = 'win' and b.kind = 'bet' and b.member_id = member_ids[q.player]
     and not exists (select from vendor_transaction t where t.vendor_id = in_vendor and t.reference_id = q.reference
                        and t.kind <> 'win');

  for i in 1..n loop
    if session_members[i] = member_ids[players[i]] and not (i = any(repeated))
       and (kinds[i] = 'bet' and takes_bets[i] and may_bet[players[i]] or kinds[i] = 'win' and i = any(answered))
    then
      statuses[i] := 0;
      if amounts[i] > 0 and not (frees[i] and kinds[i] = 'bet') then
        places := places || i;
        part_debits := part_debits || debits[i]; part_credits := part_credits || credits[i];
        part_amounts := part_amounts || amounts[i]; part_keys := part_keys || keys[i];
        part_flows := part_flows || flows[i]; part_refs := part_refs || refs[i];
      end if;
    end if;
  end loop;

  if cardinality(places) > 0 then
    select * into posted
      from ledger_post(accounts, part_keys, part_flows, part_debits, part_credits, part_amounts, part_refs, post_lock, false);
    for i in 1..cardinality(places) loop
      place := places[i];
      statuses[place] := posted.statuses[i];
      balances[place] := case kinds[place] when 'bet' then posted.debit_balances[i] else posted.credit_balances[i] end;
    end loop;
    -- An account that does not exist: its id was remembered from a transaction that did not commit.
    if 4 = any(statuses) then raise exception 'an account is missing' using errcode = 'foreign_key_violation'; end if;
  end if;

  -- Movements without money, and nothing else, have still to be told the balance.
  if exists (select from unnest(statuses, balances) x(s, b) where x.s = 0 and x.b is null) then
    select array_agg(coalesce(x.b, a.balance) order by x.o) into balances
      from unnest(statuses, balances, kinds, debits, credits) with ordinality x(s, b, kind, d, c, o)
      left join ledger_account a
        on x.s = 0 and x.b is null and a.id = accounts[case x.kind when 'bet' then x.d else x.c end];
  end if;

  insert into vendor_transaction (vendor_id, transaction_id, kind, reference_id, member_id, round, game_key, amount,
                                  is_free, input_hash, balance_after, at)
  select in_vendor, x.id, x.kind, x.reference, member_ids[x.player], x.round, x.game, x.amount, x.free, x.hash, x.balance, in_at
    from unnest(transaction_ids, kinds, reference_ids, players, rounds, games, amounts, frees, input_hashes, balances, statuses)
         x(id, kind, reference, player, round, game, amount, free, hash, balance, s)
   where x.s = 0;
  insert into game_round (vendor_id, round, site_id, member_id, game_key, stake, win, returned, started_at, closed_at)
  select in_vendor, x.round, min(x.site), x.member, min(x.game), sum(x.stake), sum(x.win), 0, in_at,
         case when bool_or(x.closes) then in_at end
    from (select r.round, r.site, member_ids[r.player] as member, r.game, r.closes,
                 case when r.kind = 'bet' and not r.free then r.amount else 0 end as stake,
                 case when r.kind = 'win' then r.amount else 0 end as win
            from unnest(rounds, sites, players, games, closes, kinds, frees, amounts, statuses)
                 r(round, site, player, game, closes, kind, free, amount, s)
           where r.s = 0) x
   group by x.round, x.member
  on conflict (vendor_id, round, member_id) do update
     set stake = game_round.stake + excluded.stake, win = game_round.win + excluded.win,
         closed_at = coalesce(game_round.closed_at, excluded.closed_at);
  -- The sign of life is rough on purpose: who asks for it looks back a minute.
  update game_session set seen_at = in_at where id = any(session_ids) and seen_at < in_at - interval '5 seconds';
end $$;

grant execute on function wallet_post to hanpan_app;
