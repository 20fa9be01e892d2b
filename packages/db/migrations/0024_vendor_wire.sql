-- What the wire of a vendor can carry, what it may pay, and where its pages come from.

-- A GUID has many spellings and is one transaction: from now on it is stored in lower case. What was stored otherwise is
-- spelled anew, except where both spellings stand already.
do $$
begin
  if not exists (select from vendor_transaction t join vendor v on v.id = t.vendor_id
                  where v.dialect = 'hub88' and t.transaction_id || coalesce(t.reference_id, '') ~ '[A-F]') then
    return;
  end if;
  with spelled as (
    select t.vendor_id, lower(t.transaction_id) as id from vendor_transaction t join vendor v on v.id = t.vendor_id
     where v.dialect = 'hub88' and t.transaction_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
     group by 1, 2 having count(*) = 1
  )
  update vendor_transaction t set transaction_id = spelled.id, reference_id = lower(t.reference_id)
    from spelled
   where t.vendor_id = spelled.vendor_id and lower(t.transaction_id) = spelled.id
     and (t.transaction_id <> spelled.id or t.reference_id <> lower(t.reference_id));
end $$;

-- The most that a vendor may pay with one win, in minor units. One above it is held: the vendor is told to come again, and
-- it is paid once somebody has let it through, or has raised this.
alter table vendor
  add column largest_win bigint not null default 1000000000 check (largest_win > 0),
  -- The origins of its game pages and of its pictures, for the content security policy: https://play.example, or
  -- https://*.example. Where there are none, it is the origin that the vendor is called at.
  add column game_origins text[] not null default '{}',
  add column image_origins text[] not null default '{}',
  add constraint vendor_origins check (
    array_to_string(game_origins || image_origins, ' ', '?') ~ '^(https?://(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?( |$))*$');

-- Games that may be framed are (BC-08), in the page that the specification has for them; the rest get the window that it
-- says. Nothing has read these until now.
alter table vendor alter column window_kind set default 'embed', alter column window_width set default 1500;
update vendor set window_width = 1500 where window_width = 1280;
update vendor set window_kind = case when code in ('1', '13', '17', '33', 'niu', 'splus', 'speed', 'hol') then 'popup' else 'embed' end;

-- Wins, and stakes to be returned, that a vendor was told to come again with: for operators. One whose id stands in
-- vendor_transaction has been paid meanwhile.
create table vendor_held (
  vendor_id smallint not null references vendor,
  transaction_id text not null,
  kind text not null check (kind in ('win', 'rollback')),
  -- held: above largest_win. out-of-range: the balance after it could not be told on the wire.
  reason text not null check (reason in ('held', 'out-of-range')),
  site_id smallint not null,
  member_id bigint not null,
  round text not null,
  game_key text not null,
  amount bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times int not null default 1,
  -- Set by an operator who has checked it with the vendor: the next time that the vendor comes with it, it is paid.
  released_at timestamptz,
  primary key (vendor_id, transaction_id)
);

-- Finished rounds that a vendor listed and that could not be read, as they came. The vendor is asked to list them anew.
create table vendor_unread_round (
  id bigint generated always as identity primary key,
  vendor_id smallint not null references vendor,
  -- The place after which the page begins that it stood in.
  place text,
  reason text not null,
  said text not null,
  seen_at timestamptz not null
);

-- Where a game was opened: the address is given to the member's own session alone, under an id of its own.
alter table game_session
  add column launch_hash bytea unique,
  add column address_sealed bytea,
  add column session_id bigint;

-- The fast path within bounds: where a balance after it could not be told, or a win is more than its vendor may pay,
-- nothing of the whole set is done, and each of it is decided alone.
create function wallet_post_within(
  in_largest bigint,
  in_vendor smallint, in_at timestamptz, member_ids bigint[], players int[], tokens bytea[], games text[],
  kinds text[], transaction_ids text[], reference_ids text[], rounds text[], amounts bigint[], frees boolean[],
  closes boolean[],
  accounts bigint[], debits int[], credits int[], keys uuid[], flows text[], refs text[], post_lock boolean,
  out statuses int[], out balances bigint[]
) language plpgsql set search_path = public, pg_temp as $$
begin
  if (select v.largest_win from vendor v where v.id = in_vendor)
     < (select max(amounts[i]) from generate_subscripts(kinds, 1) i where kinds[i] = 'win') then
    raise exception 'a win is more than its vendor may pay' using errcode = 'numeric_value_out_of_range';
  end if;
  select p.statuses, p.balances into statuses, balances
    from wallet_post(in_vendor, in_at, member_ids, players, tokens, games, kinds, transaction_ids, reference_ids, rounds,
                     amounts, frees, closes, accounts, debits, credits, keys, flows, refs, post_lock) p;
  if in_largest < (select max(balances[i]) from generate_subscripts(balances, 1) i
                    where statuses[i] = 0 and amounts[i] > 0 and not (frees[i] and kinds[i] = 'bet')) then
    raise exception 'a balance is more than the wire can tell' using errcode = 'numeric_value_out_of_range';
  end if;
end $$;
grant execute on function wallet_post_within to hanpan_app;
