-- That somebody looked through what personal data was shown in a month of the site's calendar, and what it found. Each operator
-- reviews a month once, and what it wrote stays.
create table personal_access_review (
  site_id smallint not null references site,
  month date not null check (extract(day from month) = 1),
  operator_id bigint not null references operator,
  note text not null check (btrim(note) <> '' and char_length(note) <= 500),
  at timestamptz not null,
  primary key (site_id, month, operator_id),
  -- A month is reviewed when it is over: in no time zone does it end earlier than 14 hours before it does in UTC.
  check (at >= (month + interval '1 month') at time zone 'UTC' - interval '14 hours')
);
revoke update, delete on personal_access_review from hanpan_app;
create trigger personal_access_review_append_only before update or delete or truncate on personal_access_review
  for each statement execute function ledger_refuse_change();
create function personal_access_review_is_of_site() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.site_id is distinct from (select site_id from operator where id = new.operator_id) then
    raise exception 'operator % is not of site %', new.operator_id, new.site_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger personal_access_review_is_of_site before insert on personal_access_review
  for each row execute function personal_access_review_is_of_site();
