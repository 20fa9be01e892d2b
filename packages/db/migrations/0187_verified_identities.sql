-- What was verified of a member's identity, by which kind of document, how, by whom and when (standards ACC-2). No copy and no number of
-- a document is kept: whoever verified it answers for it.
create table member_identity (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  document text not null check (document in ('resident-card', 'driving-licence', 'passport', 'residence-card', 'carrier', 'bank')),
  method text not null check (method in ('in-person', 'video', 'picture', 'service')),
  confirms text[] not null check (cardinality(confirms) > 0 and confirms <@ '{name,birthDate,phone,account}'),
  note text not null,
  operator_id bigint not null references operator,
  by text not null,
  at timestamptz not null
);
create index member_identity_member on member_identity (member_id, id desc);
create trigger member_identity_append_only before update or delete or truncate on member_identity
  for each statement execute function ledger_refuse_change();
revoke update, delete on member_identity from hanpan_app;
