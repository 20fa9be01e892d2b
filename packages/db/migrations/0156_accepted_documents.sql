-- The documents that members accept, in versions: each is published once, in every language, and never changes. The newest of a kind
-- is the one that is current.
create table document (
  site_id smallint not null references site,
  kind text not null check (kind in ('terms', 'privacy')),
  -- Counted from 1 for each site and kind, without a gap.
  version integer not null check (version between 1 and 100000),
  -- {"ko": "…", "en": "…", "vi": "…"}: headings, paragraphs and lists as plain text.
  texts jsonb not null check (
    jsonb_typeof(texts) = 'object' and texts ?& array['ko', 'en', 'vi']
    and btrim(texts ->> 'ko') <> '' and btrim(texts ->> 'en') <> '' and btrim(texts ->> 'vi') <> ''
  ),
  -- Whether who accepted the version before is asked again.
  is_material boolean not null,
  published_at timestamptz not null,
  -- Null where it came with the product.
  published_by text,
  primary key (site_id, kind, version),
  -- There is nothing before the first one that would have been accepted.
  check (version > 1 or is_material)
);
revoke update, delete on document from hanpan_app;

-- Which version a member has accepted, when and from where; what was accepted stays so.
create table document_acceptance (
  member_id bigint not null references member,
  site_id smallint not null,
  kind text not null,
  version integer not null,
  accepted_at timestamptz not null,
  address text not null,
  primary key (member_id, kind, version),
  foreign key (site_id, kind, version) references document
);
create index document_acceptance_of_version on document_acceptance (site_id, kind, version);
revoke update, delete on document_acceptance from hanpan_app;

create function document_is_final() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  raise exception 'what was published or accepted does not change: % on %', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger document_append_only before update or delete or truncate on document
  for each statement execute function document_is_final();
create trigger document_acceptance_append_only before update or delete or truncate on document_acceptance
  for each statement execute function document_is_final();

create function document_is_next() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- One that is there already is refused by its key.
  if new.version > 1 + coalesce((select max(version) from document where site_id = new.site_id and kind = new.kind), 0) then
    raise exception 'version % of the % of site % is not the next one', new.version, new.kind, new.site_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger document_is_next before insert on document for each row execute function document_is_next();

create function document_acceptance_is_of_site() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.site_id is distinct from (select site_id from member where id = new.member_id) then
    raise exception 'member % accepts a document of another site', new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger document_acceptance_is_of_site before insert on document_acceptance
  for each row execute function document_acceptance_is_of_site();

-- What the setting says, beside it, so that a bet reads one flag and no settings.
alter table site add column documents_required boolean not null
  generated always as (coalesce(settings ->> 'documentsRequired' = 'true', false)) stored;

-- Members for whom an acceptance is due: of the last material version of a kind, or a newer one. `is_required`: nothing begins
-- without it. `was_accepted`: the member has accepted an older version, so the change is put to it.
create view member_documents_due as
  select m.id as member_id, d.kind, s.documents_required as is_required,
         exists (select from document_acceptance a where a.member_id = m.id and a.kind = d.kind) as was_accepted
    from member m
    join site s on s.id = m.site_id
    join document d on d.site_id = m.site_id and d.is_material
   where not exists (select from document_acceptance a
                      where a.member_id = m.id and a.kind = d.kind and a.version >= d.version);
grant select on member_documents_due to hanpan_app;
