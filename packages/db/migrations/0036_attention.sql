-- Maintenance: what the warning page says, and how far it has been announced. A window without an end lasts until an
-- operator ends it.
alter table maintenance_window
  alter column ends_at drop not null,
  add column reason jsonb not null default '{"ko": "", "en": "", "vi": ""}',
  add column contact text not null default '',
  add column set_by text,
  -- The work list of the job that tells open pages: each is set in the transaction that emits the event.
  add column announced_at timestamptz,
  add column began_at timestamptz,
  add column over_at timestamptz;

-- What every process remembers of the windows, with the sites.
create view site_closing as
  select site_id, starts_at, ends_at from maintenance_window;
revoke insert, update, delete on site_closing from hanpan_app;

-- The fast path within bounds, as before; and not where a bet of the set may be of a site under maintenance: wins are
-- taken and bets refused then, which is decided one by one.
create or replace function wallet_post_within(
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
  if 'bet' = any(kinds)
     and exists (select from maintenance_window w join member m on m.site_id = w.site_id
                  where w.starts_at <= in_at and coalesce(w.ends_at, 'infinity') > in_at and m.id = any(member_ids)) then
    raise exception 'a site is under maintenance' using errcode = 'numeric_value_out_of_range';
  end if;
  select p.statuses, p.balances into statuses, balances
    from wallet_post(in_vendor, in_at, member_ids, players, tokens, games, kinds, transaction_ids, reference_ids, rounds,
                     amounts, frees, closes, accounts, debits, credits, keys, flows, refs, post_lock) p;
  if in_largest < (select max(balances[i]) from generate_subscripts(balances, 1) i
                    where statuses[i] = 0 and amounts[i] > 0 and not (frees[i] and kinds[i] = 'bet')) then
    raise exception 'a balance is more than the wire can tell' using errcode = 'numeric_value_out_of_range';
  end if;
end $$;
