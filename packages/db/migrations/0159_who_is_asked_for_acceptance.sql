-- A material change is put to every member, also to one that has never accepted anything; only the first version waits until it is
-- demanded, because an installation that gets documents does not stop its members. A member that had accepted an older version is
-- always among them, so `is_change` takes the place of `was_accepted`.
drop view member_documents_due;
create view member_documents_due as
  select m.id as member_id, d.kind, s.documents_required as is_required, d.version > 1 as is_change
    from member m
    join site s on s.id = m.site_id
    join document d on d.site_id = m.site_id and d.is_material
   where not exists (select from document_acceptance a
                      where a.member_id = m.id and a.kind = d.kind and a.version >= d.version);
grant select on member_documents_due to hanpan_app;
