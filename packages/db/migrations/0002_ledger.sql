-- Double entry. A transfer row holds both legs: the debit account loses the amount, the credit account gains it, so
-- every row sums to zero by its shape. balance = credits - debits; members' accounts never go below zero, house
-- accounts stand on the other side and may. Only the functions below write here.

-- House accounts are numbered from 2^40: locks are taken in the order of ids, so what everybody needs is locked last
-- and held shortest.
create sequence ledger_account_id;
create sequence ledger_house_account_id start 1099511627776;

create table ledger_account (
  id bigint primary key,
  site_id smallint not null references site,
  kind text not null,
  owner_id bigint,
  shard smallint not null default 0,
  may_be_negative boolean not null,
  balance bigint not null default 0,
  version bigint not null default 0,
  opened_at timestamptz not null default now(),
  constraint ledger_account_not_negative check (may_be_negative or balance >= 0),
  constraint ledger_account_only_house_may check (may_be_negative = (owner_id is null)),
  unique nulls not distinct (site_id, kind, owner_id, shard)
) with (fillfactor = 50);

-- One call of ledger_post. The hash covers every row of the batch; ledger_seal chains the batches.
create sequence ledger_batch_id;
create table ledger_batch (
  id bigint primary key,
  posted_at timestamptz not null,
  transfer_count int not null,
  content_hash bytea not null
);

-- What ledger_seal has still to chain.
create table ledger_unsealed (batch_id bigint primary key);

-- id = batch * 1024 + position in the batch, from 1. Keys stand in a table of their own, because a key is used once in
-- all months and a partition can only promise that for one.
create table ledger_transfer (
  id bigint not null,
  posted_at timestamptz not null,
  debit_account bigint not null,
  credit_account bigint not null,
  amount bigint not null check (amount > 0),
  debit_version bigint not null,
  debit_balance bigint not null,
  credit_version bigint not null,
  credit_balance bigint not null,
  key uuid not null,
  flow text not null,
  reference text not null check (reference = translate(reference, e'\t\n\r', '')),
  check (debit_account <> credit_account)
) partition by range (posted_at);

create table ledger_key (
  key uuid primary key,
  transfer_id bigint not null,
  posted_at timestamptz not null
);

create view ledger_entry as
  select id as transfer_id, key, flow, reference, posted_at,
         debit_account as account_id, credit_account as counter_id,
         -amount as amount, debit_version as version, debit_balance as balance
    from ledger_transfer
  union all
  select id, key, flow, reference, posted_at,
         credit_account, debit_account, amount, credit_version, credit_balance
    from ledger_transfer;

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on %', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_transfer_append_only before update or delete or truncate on ledger_transfer
  for each statement execute function ledger_refuse_change();
create trigger ledger_batch_append_only before update or delete or truncate on ledger_batch
  for each statement execute function ledger_refuse_change();
create trigger ledger_key_append_only before update or delete or truncate on ledger_key
  for each statement execute function ledger_refuse_change();

revoke insert, update, delete on ledger_account, ledger_batch, ledger_unsealed, ledger_transfer, ledger_key from hanpan_app;

-- Makes the partitions of a month and of the next `ahead` months; the month of posted_at is UTC's. Answers how many
-- are new. A partition could be written by its own name, so it carries the same trigger and the same refusals.
create function ledger_open_months(in_from date, ahead int) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first date; part text; made int := 0;
begin
  for step in 0..ahead loop
    first := (date_trunc('month', in_from::timestamp) + make_interval(months => step))::date;
    part := 'ledger_transfer_' || to_char(first, 'YYYY_MM');
    continue when to_regclass(part) is not null;
    execute format(
      'create table %I partition of ledger_transfer for values from (%L) to (%L)', part,
      first::text || ' 00:00:00+00', (first + interval '1 month')::date::text || ' 00:00:00+00');
    execute format('create unique index on %I (id)', part);
    execute format('create unique index on %I (debit_account, debit_version)', part);
    execute format('create unique index on %I (credit_account, credit_version)', part);
    execute format(
      'create trigger append_only before update or delete or truncate on %I
         for each statement execute function ledger_refuse_change()', part);
    execute format('revoke insert, update, delete, truncate on %I from hanpan_app', part);
    made := made + 1;
  end loop;
  return made;
end $$;
select ledger_open_months((now() at time zone 'UTC')::date, 2);

-- Finds or opens an account. `settled` is false while its row was written by the caller's own transaction, which may
-- still be rolled back: the id is not to be remembered then.
create function ledger_open_account(
  in_site smallint, in_kind text, in_owner bigint, in_shard smallint, in_may_be_negative boolean,
  out found_id bigint, out settled boolean
) language plpgsql security definer set search_path = public, pg_temp as $$
begin
  for attempt in 1..2 loop
    -- Two queries, because "is not distinct from" cannot use the index.
    if in_owner is null then
      select id, xmin is distinct from pg_current_xact_id_if_assigned()::xid into found_id, settled from ledger_account
       where site_id = in_site and kind = in_kind and owner_id is null and shard = in_shard;
    else
      select id, xmin is distinct from pg_current_xact_id_if_assigned()::xid into found_id, settled from ledger_account
       where site_id = in_site and kind = in_kind and owner_id = in_owner and shard = in_shard;
    end if;
    if found_id is not null then return; end if;
    insert into ledger_account (id, site_id, kind, owner_id, shard, may_be_negative)
    values (
      case when in_owner is null then nextval('ledger_house_account_id') else nextval('ledger_account_id') end,
      in_site, in_kind, in_owner, in_shard, in_may_be_negative
    )
    on conflict (site_id, kind, owner_id, shard) do nothing
    returning id, false into found_id, settled;
    if found_id is not null then return; end if;
  end loop;
end $$;

-- The hash of a batch: of its id, its time in microseconds, and the lists of its transfers, one a line. References have
-- neither tab nor line end, so no other content gives the same text.
create function ledger_digest(
  batch bigint, at timestamptz, ids text, keys text, flows text, debit_ids text, credit_ids text, amounts text,
  debit_versions text, debit_balances text, credit_versions text, credit_balances text, refs text
) returns bytea language sql stable as $$
  select sha256(convert_to(concat_ws(e'\n', batch, (extract(epoch from at) * 1000000)::bigint, ids, keys, flows,
    debit_ids, credit_ids, amounts, debit_versions, debit_balances, credit_versions, credit_balances, refs), 'UTF8'))
$$;

-- Stores the posted transfers of a batch. Lists are read by position: to unnest eleven of them side by side costs more.
create function ledger_store(
  batch bigint, ids bigint[], keys uuid[], flows text[], debit_ids bigint[], credit_ids bigint[], amounts bigint[],
  debit_versions bigint[], debit_balances bigint[], credit_versions bigint[], credit_balances bigint[], refs text[]
) returns void language plpgsql as $$
declare
  at timestamptz := clock_timestamp();
  digest bytea := ledger_digest(batch, at,
    array_to_string(ids, ','), array_to_string(keys, ','), array_to_string(flows, ','),
    array_to_string(debit_ids, ','), array_to_string(credit_ids, ','), array_to_string(amounts, ','),
    array_to_string(debit_versions, ','), array_to_string(debit_balances, ','),
    array_to_string(credit_versions, ','), array_to_string(credit_balances, ','),
    array_to_string(refs, e'\t'));
begin
  with batch_row as (
    insert into ledger_batch values (batch, at, cardinality(ids), digest)
  ), waiting as (
    insert into ledger_unsealed values (batch)
  ), used as (
    insert into ledger_key select keys[i], ids[i], at from generate_series(1, cardinality(ids)) i
  )
  insert into ledger_transfer
  select ids[i], at, debit_ids[i], credit_ids[i], amounts[i], debit_versions[i], debit_balances[i], credit_versions[i],
         credit_balances[i], keys[i], flows[i], refs[i]
    from generate_series(1, cardinality(ids)) i;
end $$;

-- Whether two ids name one account. The shards of a house account are one: which of them a transfer meets depends on
-- the process and the lane that posts it, and a repetition may come through another.
create function ledger_same_account(one bigint, other bigint) returns boolean language sql stable as $$
  select one = other or exists (
    select from ledger_account a join ledger_account b on b.site_id = a.site_id and b.kind = a.kind
     where a.id = one and b.id = other and a.owner_id is null and b.owner_id is null)
$$;

-- Posts a batch with one update and one insert. Transfers keep their order, so two of them on one account mean what
-- they would mean one after the other; one that would overdraw is refused alone.
--   accounts          distinct account ids in ascending order: locking in id order is why batches cannot deadlock
--   debits, credits   positions in accounts, from 1
--   lock              true: lock the accounts before reading them, so that the call waits where others write.
--                     false: read without locks and write only if nobody else wrote meanwhile; else the call fails
--                     with a serialisation failure, nothing is posted and the caller repeats it with true.
--   look_up           true: answer repeated keys from what is stored. false: post at once and let the key's uniqueness
--                     catch a repetition; the caller then repeats the call with true.
-- Answers lists with a value per transfer. status: 0 posted, 1 replayed, 2 key used for other input, 3 not enough
-- money, 4 no account.
create function ledger_post(
  accounts bigint[], keys uuid[], flows text[], debits int[], credits int[], amounts bigint[], refs text[],
  lock boolean, look_up boolean,
  out statuses int[], out transfer_ids bigint[],
  out debit_balances bigint[], out debit_versions bigint[], out credit_balances bigint[], out credit_versions bigint[]
) language plpgsql security definer set search_path = public, pg_temp
  -- Plans are kept per connection: made once, for batches of any size, and never to read a table whole because it was
  -- small when the plan was made.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  n int := cardinality(keys);
  known_ids bigint[]; rows_at tid[]; bal bigint[]; ver bigint[]; neg boolean[]; old_ver bigint[];
  debit_ids bigint[] := array_fill(0::bigint, array[n]); credit_ids bigint[] := debit_ids;
  old record;
  d int; c int; a bigint;
  batch bigint; posted int := 0; touched int := 0; moved int; moved_members bigint[] := '{}';
begin
  statuses := array_fill(0, array[n]);
  transfer_ids := debit_ids;
  debit_balances := debit_ids; debit_versions := debit_ids;
  credit_balances := debit_ids; credit_versions := debit_ids;

  if lock then
    select array_agg(l.id), array_agg(l.ctid), array_agg(l.balance), array_agg(l.version), array_agg(l.may_be_negative)
      into known_ids, rows_at, bal, ver, neg
      from (select id, ctid, balance, version, may_be_negative from ledger_account
             where id = any(accounts) order by id for no key update) l;
  else
    select array_agg(l.id), array_agg(l.ctid), array_agg(l.balance), array_agg(l.version), array_agg(l.may_be_negative)
      into known_ids, rows_at, bal, ver, neg
      from (select id, ctid, balance, version, may_be_negative from ledger_account
             where id = any(accounts) order by id) l;
  end if;
  if known_ids is distinct from accounts then
    -- An account is missing: its opening was rolled back. The others keep their positions.
    select array_agg(l.ctid order by w.o), array_agg(l.balance order by w.o), array_agg(l.version order by w.o),
           array_agg(l.may_be_negative order by w.o)
      into rows_at, bal, ver, neg
      from unnest(accounts) with ordinality w(id, o) left join ledger_account l on l.id = w.id;
  end if;
  old_ver := ver;

  if look_up then
    for old in
      select k.o, t.* from unnest(keys) with ordinality k(key, o)
        join ledger_key u on u.key = k.key
        join ledger_transfer t on t.id = u.transfer_id and t.posted_at = u.posted_at
    loop
      -- An account that is missing cannot be compared: the caller finds it anew and asks again.
      if ver[debits[old.o]] is null or ver[credits[old.o]] is null then
        statuses[old.o] := 4;
        continue;
      end if;
      if old.flow = flows[old.o] and old.amount = amounts[old.o] and old.reference = refs[old.o]
         and ledger_same_account(old.debit_account, accounts[debits[old.o]])
         and ledger_same_account(old.credit_account, accounts[credits[old.o]])
      then statuses[old.o] := 1; else statuses[old.o] := 2; end if;
      transfer_ids[old.o] := old.id;
      debit_balances[old.o] := old.debit_balance; debit_versions[old.o] := old.debit_version;
      credit_balances[old.o] := old.credit_balance; credit_versions[old.o] := old.credit_version;
    end loop;
  end if;

  -- After the balances were read: the ids of an account's transfers then rise with its versions.
  batch := nextval('ledger_batch_id');
  for i in 1..n loop
    continue when statuses[i] <> 0;
    d := debits[i]; c := credits[i]; a := amounts[i];
    if ver[d] is null or ver[c] is null then
      statuses[i] := 4;
    elsif bal[d] < a and not neg[d] then
      -- Nothing is inserted for it, so no uniqueness would catch a repetition of what was posted when there was more.
      if not look_up and exists (select from ledger_key k where k.key = keys[i]) then
        raise exception 'a key of the batch has been used' using errcode = 'unique_violation';
      end if;
      statuses[i] := 3;
      debit_balances[i] := bal[d]; debit_versions[i] := ver[d];
      credit_balances[i] := bal[c]; credit_versions[i] := ver[c];
    else
      if ver[d] = old_ver[d] then
        touched := touched + 1;
        if accounts[d] < 1099511627776 then moved_members := moved_members || accounts[d]; end if;
      end if;
      if ver[c] = old_ver[c] then
        touched := touched + 1;
        if accounts[c] < 1099511627776 then moved_members := moved_members || accounts[c]; end if;
      end if;
      bal[d] := bal[d] - a; ver[d] := ver[d] + 1;
      bal[c] := bal[c] + a; ver[c] := ver[c] + 1;
      debit_balances[i] := bal[d]; debit_versions[i] := ver[d];
      credit_balances[i] := bal[c]; credit_versions[i] := ver[c];
      debit_ids[i] := accounts[d]; credit_ids[i] := accounts[c];
      transfer_ids[i] := batch * 1024 + i;
      posted := posted + 1;
    end if;
  end loop;
  if posted = 0 then return; end if;

  -- Found by their place, which is quicker than by id; a row that was written meanwhile has moved to another.
  update ledger_account acc set balance = bal[i], version = ver[i]
    from generate_series(1, cardinality(accounts)) i
   where acc.ctid = rows_at[i] and acc.id = accounts[i] and acc.version = old_ver[i] and ver[i] <> old_ver[i];
  get diagnostics moved = row_count;
  if moved <> touched then
    raise exception 'an account of the batch moved meanwhile' using errcode = 'serialization_failure';
  end if;

  if posted = n then
    perform ledger_store(batch, transfer_ids, keys, flows, debit_ids, credit_ids, amounts, debit_versions, debit_balances,
                         credit_versions, credit_balances, refs);
  else
    perform ledger_store(batch, array_agg(x.t), array_agg(x.k), array_agg(x.f), array_agg(x.d), array_agg(x.c),
                         array_agg(x.a), array_agg(x.dv), array_agg(x.db), array_agg(x.cv), array_agg(x.cb), array_agg(x.r))
      from unnest(transfer_ids, keys, flows, debit_ids, credit_ids, amounts, debit_versions, debit_balances,
                  credit_versions, credit_balances, refs, statuses)
           x(t, k, f, d, c, a, dv, db, cv, cb, r, s)
     where x.s = 0;
  end if;
  -- One event per batch names the members' accounts that moved; who listens reads their balances.
  if cardinality(moved_members) > 0 then
    insert into outbox (audience, event, payload) values ('ledger', 'moved', to_jsonb(moved_members));
  end if;
end $$;

-- Posts one transfer that comes alone, as a batch of its own: the accounts are moved where they stand, in the order of
-- their ids, and no list is made. What is not plain (a used key, an account that is missing or holds too little) is left
-- to ledger_post: then either all answers are null, or the call fails with a unique violation or a serialisation
-- failure; nothing is posted.
create function ledger_post_one(
  in_key uuid, in_flow text, in_debit bigint, in_credit bigint, in_amount bigint, in_reference text,
  out transfer_id bigint,
  out debit_balance bigint, out debit_version bigint, out credit_balance bigint, out credit_version bigint
) language plpgsql security definer set search_path = public, pg_temp
  -- For the reasons of ledger_post.
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  batch bigint; at timestamptz;
begin
  if in_credit < in_debit then
    update ledger_account set balance = balance + in_amount, version = version + 1
     where id = in_credit returning balance, version into credit_balance, credit_version;
  end if;
  update ledger_account set balance = balance - in_amount, version = version + 1
   where id = in_debit and (may_be_negative or balance >= in_amount)
  returning balance, version into debit_balance, debit_version;
  if debit_version is null and credit_version is null then return; end if;
  if in_credit > in_debit then
    update ledger_account set balance = balance + in_amount, version = version + 1
     where id = in_credit returning balance, version into credit_balance, credit_version;
  end if;
  if debit_version is null or credit_version is null then
    raise exception 'one side of the transfer cannot move' using errcode = 'serialization_failure';
  end if;

  batch := nextval('ledger_batch_id');
  at := clock_timestamp();
  transfer_id := batch * 1024 + 1;
  insert into ledger_batch values (batch, at, 1, ledger_digest(batch, at, transfer_id::text, in_key::text, in_flow,
    in_debit::text, in_credit::text, in_amount::text, debit_version::text, debit_balance::text, credit_version::text,
    credit_balance::text, in_reference));
  insert into ledger_unsealed values (batch);
  insert into ledger_key values (in_key, transfer_id, at);
  insert into ledger_transfer values (transfer_id, at, in_debit, in_credit, in_amount, debit_version, debit_balance,
    credit_version, credit_balance, in_key, in_flow, in_reference);
  if least(in_debit, in_credit) < 1099511627776 then
    insert into outbox (audience, event, payload) values ('ledger', 'moved',
      to_jsonb(case when greatest(in_debit, in_credit) < 1099511627776 then array[in_debit, in_credit]
                    else array[least(in_debit, in_credit)] end));
  end if;
end $$;

grant execute on function ledger_open_months, ledger_open_account, ledger_post, ledger_post_one to hanpan_app;

-- The last reconciliations; the newest row is what the console shows.
create table ledger_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null default now(),
  took_ms int not null,
  entries_total bigint not null,
  transfer_count bigint not null,
  account_count bigint not null,
  mismatch_count bigint not null,
  negative_count bigint not null,
  first_wrong_account bigint
);
