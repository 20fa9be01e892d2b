-- A supervisor of the platform sees and verifies the whole installation; everybody else only the own site.
alter table operator add column is_platform boolean not null default false,
  add constraint operator_platform_supervises check (not is_platform or role = 'supervisor');
-- Where there is one site, its first supervisor had the whole installation before; where there are several, somebody has
-- to be named: update operator set is_platform = true where …
update operator set is_platform = true
 where id = (select min(id) from operator where role = 'supervisor' and active)
   and (select count(*) from site) = 1;

-- A reconciliation has a row for the whole installation, without a site, and one for each site.
alter table ledger_check add column site_id smallint references site;
create index ledger_check_site on ledger_check (site_id, id desc);
