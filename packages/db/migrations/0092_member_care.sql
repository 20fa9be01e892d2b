-- What operators write down about a member; members never read it. A note stays as it was written.
create table member_note (
  id bigint generated always as identity primary key,
  site_id smallint not null references site,
  member_id bigint not null references member,
  body text not null check (body <> ''),
  is_pinned boolean not null default false,
  by text not null,
  at timestamptz not null
);
create index member_note_of on member_note (member_id, is_pinned desc, id desc);
revoke update, delete on member_note from hanpan_app;

-- Where an account was used from, to see which accounts belong together.
create index session_address on session (site_id, address, created_at) where member_id is not null;
create index known_device_token on known_device (site_id, token_hash);
create index member_phone_index on member (site_id, phone_index);
create index member_account_index on member (site_id, account_index);
