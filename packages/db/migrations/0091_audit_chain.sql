-- The audit log as a chain: each entry of a site is sealed with a hash over itself and the seal before it, when its
-- transaction commits. Entries stay what they were; the seals stand beside them, and nobody but this trigger writes them.
create table audit_seal (
  site_id smallint not null,
  place bigint not null check (place > 0),
  audit_id bigint not null unique,
  hash bytea not null,
  primary key (site_id, place)
);
revoke insert, update, delete on audit_seal from hanpan_app;
create trigger audit_seal_append_only before update or delete or truncate on audit_seal
  for each statement execute function ledger_refuse_change();

-- How far the chain of a site has come, so that its end cannot be cut off unseen.
create table audit_head (
  site_id smallint primary key,
  place bigint not null,
  hash bytea not null
);
revoke insert, update, delete on audit_head from hanpan_app;

-- What the application has signed of the chain with a key that the database does not have: whoever writes all seals anew
-- cannot write these.
create table audit_anchor (
  site_id smallint not null,
  place bigint not null,
  signature bytea not null,
  at timestamptz not null,
  primary key (site_id, place)
);
revoke update, delete on audit_anchor from hanpan_app;
create trigger audit_anchor_append_only before update or delete or truncate on audit_anchor
  for each statement execute function ledger_refuse_change();

create function audit_hash(in_before bytea, entry audit_log) returns bytea
  language sql stable set search_path = pg_catalog, pg_temp as $$
  select sha256(in_before || convert_to(jsonb_build_array(entry.site_id, entry.id,
    (extract(epoch from entry.at) * 1000000)::bigint, entry.actor, entry.action, entry.subject, entry.detail)::text, 'UTF8'))
$$;
grant execute on function audit_hash to hanpan_app;

create function audit_append(entry audit_log) returns void language plpgsql as $$
declare
  head audit_head;
begin
  insert into audit_head (site_id, place, hash) values (entry.site_id, 0, ''::bytea) on conflict do nothing;
  select * into head from audit_head where site_id = entry.site_id for update;
  head.place := head.place + 1;
  head.hash := audit_hash(head.hash, entry);
  insert into audit_seal (site_id, place, audit_id, hash) values (head.site_id, head.place, entry.id, head.hash);
  update audit_head set place = head.place, hash = head.hash where site_id = head.site_id;
end $$;

-- At the end of the transaction: the lock of the head is the last one that it takes, and is held for a moment only.
create function audit_seal_entry() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform audit_append(new);
  return null;
end $$;
grant execute on function audit_seal_entry to hanpan_app;

do $$
declare
  entry audit_log;
begin
  for entry in select * from audit_log order by id loop
    perform audit_append(entry);
  end loop;
end $$;

create constraint trigger audit_seal_entry after insert on audit_log
  deferrable initially deferred for each row execute function audit_seal_entry();

create index audit_log_of_site on audit_log (site_id, id desc);
create index audit_log_of_subject on audit_log (site_id, subject, id desc);

-- The first place of a chain that is not as it was sealed, and what is wrong there; no row where all of it is.
--   changed: the entry is not the one that was sealed, or a seal is not the one that followed.
--   missing: an entry or a seal is gone.        added: an entry was never sealed.        cut: the end is gone.
create function audit_first_fault(in_site smallint, out place bigint, out audit_id bigint, out fault text)
  returns setof record language sql stable as $$
  with chain as (
    select s.place, s.audit_id, s.hash, l.id as entry_id,
           audit_hash(lag(s.hash, 1, ''::bytea) over (order by s.place), l) as expected,
           s.place - lag(s.place, 1, 0::bigint) over (order by s.place) as step
      from audit_seal s left join audit_log l on l.id = s.audit_id and l.site_id = s.site_id
     where s.site_id = in_site
  ), wrong as (
    select c.place - greatest(step - 1, 0), case when step = 1 then c.audit_id end as audit_id,
           case when step <> 1 or entry_id is null then 'missing' else 'changed' end as fault
      from chain c where step <> 1 or entry_id is null or hash is distinct from expected
    union all
    -- The head, the last seal and the last anchor say how long the chain is: none of them is beyond another's end.
    select least(sealed.place, head.place) + 1, null, 'cut'
      from (select coalesce(max(s.place), 0) as place from audit_seal s where s.site_id = in_site) sealed,
           (select coalesce(max(h.place), 0) as place from audit_head h where h.site_id = in_site) head,
           (select coalesce(max(a.place), 0) as place from audit_anchor a where a.site_id = in_site) anchor
     where sealed.place <> head.place or anchor.place > sealed.place
    union all
    select h.place, null, 'changed' from audit_head h join audit_seal s using (site_id, place)
     where h.site_id = in_site and s.hash <> h.hash
    union all
    select coalesce((select max(s.place) from audit_seal s where s.site_id = in_site and s.audit_id < l.id), 0) + 1, l.id, 'added'
      from audit_log l where l.site_id = in_site
       and not exists (select from audit_seal s where s.audit_id = l.id and s.site_id = in_site)
  )
  select * from wrong order by 1, 3 limit 1
$$;
grant execute on function audit_first_fault to hanpan_app;
