-- Bets on sports come in sets: whether an account may bet is looked up once for a set, and not for each of its bets. The caller has locked the
-- members before, so what is found here holds until the bets are committed.
create function bets_refuse_closed() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  held record;
begin
  select m.id, m.dormant_at into held from placed p join member m on m.id = p.member_id
   where m.status = 'closed' or m.dormant_at is not null limit 1;
  if held.id is not null then
    raise exception '%', case when held.dormant_at is null then format('member %s has closed its account', held.id)
                              else format('the account of member %s is dormant', held.id) end
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger bet_of_closed on bet;
create trigger bet_of_closed after insert on bet referencing new table as placed for each statement
  execute function bets_refuse_closed();

-- A book that waits for its prices stays in the index while more bets are taken on it: with its two counters in the condition, each of
-- them wrote the index anew.
alter table event_book add column is_unpriced boolean generated always as (version > priced_version) stored;
drop index event_book_unpriced;
create index event_book_unpriced on event_book (event_id) where is_unpriced;
