-- A bet keeps the version of the house rules that it was placed under, and is settled by them, also when it is settled again
-- (GAM-6). Versions are data in the code (house-rule-books.ts); what was bet before there were any holds the first.
alter table bet add column house_rules smallint not null default 1 check (house_rules > 0);
create function bet_keeps_rules() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'bet % keeps the house rules that it was placed under', old.id using errcode = 'check_violation';
end $$;
-- Of this column alone: neither placing a bet nor settling it meets the trigger.
create trigger bet_keeps_rules before update of house_rules on bet
  for each row when (old.house_rules is distinct from new.house_rules) execute function bet_keeps_rules();

-- What a message says of bets under earlier versions, where it is something else:
-- {"1": {"results": {"home": "void"}, "inPlayResults": null}}; and what follows for a selection, taken before the match and
-- during play: {"1": ["void", "win"]}.
alter table market_message add column ruled jsonb check (jsonb_typeof(ruled) = 'object');
alter table selection add column ruled jsonb check (jsonb_typeof(ruled) = 'object');
