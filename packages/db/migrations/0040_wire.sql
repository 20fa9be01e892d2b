-- The key of an idempotent call whose client sent none: made from session, call and body, and valid for a minute.
create table derived_key (
  site_id smallint not null references site,
  session_id bigint not null references session on delete cascade,
  digest bytea not null,
  key uuid not null,
  made_at timestamptz not null,
  primary key (session_id, digest)
);
create index derived_key_made on derived_key (made_at);

-- A token that was exchanged for a new one. It is good for a moment longer, for calls that were already on their way.
create table replaced_token (
  token_hash bytea primary key,
  site_id smallint not null references site,
  session_id bigint not null references session on delete cascade,
  valid_until timestamptz not null
);
create index replaced_token_session on replaced_token (session_id);
create index replaced_token_valid on replaced_token (valid_until);
revoke update on replaced_token from hanpan_app;
