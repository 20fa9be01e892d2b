-- A month is made apart and then attached. Made in its place it would wait for whoever reads the ledger, for as long as a
-- verification takes, and every transfer would wait behind it; to attach one waits for neither, and neither waits for it.
create or replace function ledger_open_months(in_from date, ahead int) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  first date; part text; made int := 0;
begin
  for step in 0..ahead loop
    first := (date_trunc('month', in_from::timestamp) + make_interval(months => step))::date;
    part := 'ledger_transfer_' || to_char(first, 'YYYY_MM');
    continue when to_regclass(part) is not null;
    execute format('create table %I (like ledger_transfer including defaults including constraints)', part);
    execute format('create unique index on %I (id)', part);
    execute format('create unique index on %I (debit_account, debit_version)', part);
    execute format('create unique index on %I (credit_account, credit_version)', part);
    execute format(
      'create trigger append_only before update or delete or truncate on %I
         for each statement execute function ledger_refuse_change()', part);
    execute format('revoke insert, update, delete, truncate on %I from hanpan_app', part);
    execute format(
      'alter table ledger_transfer attach partition %I for values from (%L) to (%L)', part,
      first::text || ' 00:00:00+00', (first + interval '1 month')::date::text || ' 00:00:00+00');
    made := made + 1;
  end loop;
  return made;
end $$;
