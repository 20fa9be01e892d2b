-- Who acted is told by more than a name that several may have. An operator's name, as whoever reads it sees it, is its own
-- at its site, and nobody is called as those who act and are no operators: `(terminal)`, `member:7`. Where operators looked
-- alike before, they keep their names, and nobody else gets one like them.
alter table operator add column name_shared boolean not null default false;
update operator set name_shared = true where id in (
  select id from (
    select id, row_number() over (partition by site_id, name_look(name) order by is_platform desc, id) as place
      from operator) ranked
   where place > 1);
create unique index operator_name_look on operator (site_id, name_look(name)) where not name_shared;

-- Older rows stay until their name is changed.
create function operator_refuse_name() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.name = old.name then
    return new;
  end if;
  if new.name ~ '[():（）：]' then
    raise exception 'an operator cannot be called %', new.name using errcode = 'check_violation', constraint = 'operator_name';
  end if;
  return new;
end $$;
create trigger operator_refuse_name before insert or update of name on operator
  for each row execute function operator_refuse_name();
grant execute on function operator_refuse_name to hanpan_app;

-- The installation never loses the last operator who leads it: whoever makes the next site would lead it then.
create function operator_keeps_leader() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('operator-leader', 0));
  if not exists (select from operator where is_platform and active) then
    raise exception 'the installation would lose the last operator who leads it' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger operator_keeps_leader after update on operator
  for each row when (old.is_platform and old.active and not (new.is_platform and new.active))
  execute function operator_keeps_leader();
create trigger operator_stays_leader after delete on operator
  for each row when (old.is_platform and old.active) execute function operator_keeps_leader();
grant execute on function operator_keeps_leader to hanpan_app;

-- Which operator acted; null where none did, and in what was written before. An entry without it hashes as it did.
alter table audit_log add column actor_key bigint;
create or replace function audit_hash(in_before bytea, entry audit_log) returns bytea
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select sha256(in_before || convert_to((jsonb_build_array(entry.site_id, entry.id,
    (extract(epoch from entry.at) * 1000000)::bigint, entry.actor, entry.action, entry.subject, entry.detail)
    || case when entry.actor_key is null then '[]'::jsonb else jsonb_build_array(entry.actor_key) end)::text, 'UTF8'))
$$;
