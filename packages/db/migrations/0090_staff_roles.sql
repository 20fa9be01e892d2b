-- An operator has roles, as many as its work needs, in place of one rank. What each may call stands in the contract.
alter table operator add column roles text[];
-- An operator could do the daily work of the whole desk before, and still can.
update operator set roles = case when role = 'supervisor' then '{supervisor}'::text[]
                                 else '{cashier,trader,support,content}'::text[] end;
-- Somebody has to manage the others: who has the platform, else the first supervisor of a site.
update operator set roles = '{owner}'
 where is_platform
    or id in (select min(id) from operator o where role = 'supervisor' and active
                and not exists (select from operator p where p.site_id = o.site_id and p.is_platform and p.active)
               group by site_id);
alter table operator
  drop constraint operator_platform_supervises,
  drop column role,
  alter column roles set not null,
  add constraint operator_roles check (roles <> '{}'
    and roles <@ '{owner,supervisor,cashier,trader,support,content,readOnly}'),
  add constraint operator_platform_supervises check (not is_platform or roles && '{owner,supervisor}'),
  add column created_at timestamptz not null default now(),
  -- Who made the account, and when its owner set a password of its own; null until then.
  add column created_by text,
  add column password_changed_at timestamptz;

-- A site that has an owner never loses the last one, whatever two operators do at the same moment.
create function operator_keeps_owner() returns trigger language plpgsql as $$
begin
  if not (old.active and 'owner' = any (old.roles)) then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('operator-owner:' || old.site_id, 0));
  if not exists (select from operator where site_id = old.site_id and active and 'owner' = any (roles)) then
    raise exception 'site % would lose its last owner', old.site_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger operator_keeps_owner after update or delete on operator
  for each row execute function operator_keeps_owner();
grant execute on function operator_keeps_owner to hanpan_app;
