-- What was verified of a member's identity, by which kind of document, how, by whom and when (standards ACC-2). No copy and no number of
-- a document is kept: whoever verified it answers for it. One that was wrong is withdrawn by a row of its own, which says why.
create table member_identity (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  document text check (document in ('national-id', 'driving-licence', 'passport', 'alien-registration', 'carrier', 'bank')),
  method text check (method in ('in-person', 'video', 'picture', 'service')),
  confirms text[] not null check (confirms <@ '{name,birthDate,phone,account}'),
  revokes bigint unique,
  note text not null,
  operator_id bigint not null references operator,
  by text not null,
  at timestamptz not null,
  unique (member_id, id),
  constraint member_identity_revokes foreign key (member_id, revokes) references member_identity (member_id, id),
  constraint member_identity_kind check (case when revokes is null
    then document is not null and method is not null and cardinality(confirms) > 0
    else document is null and method is null and cardinality(confirms) = 0 and note <> '' end)
);
create trigger member_identity_append_only before update or delete or truncate on member_identity
  for each statement execute function ledger_refuse_change();
revoke update, delete on member_identity from hanpan_app;
