-- Every key that a vendor signed with before is taken until its own time: one slot for the last of them would drop the key
-- that the vendor still signs with as soon as a mistyped one is mended.
create table vendor_old_key (
  id bigint generated always as identity primary key,
  vendor_id smallint not null references vendor,
  key_sealed bytea not null,
  until timestamptz not null
);
create index vendor_old_key_of on vendor_old_key (vendor_id, until desc);

insert into vendor_old_key (vendor_id, key_sealed, until)
select id, their_old_key_sealed, their_old_key_until from vendor where their_old_key_sealed is not null;

alter table vendor
  drop constraint vendor_old_key,
  drop column their_old_key_sealed,
  drop column their_old_key_until;
