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

-- Tokens for which those of a session were exchanged. The one that is exchanged is good for a moment longer, for calls that
-- are already on their way; so is the first one of a session, which stands in the session itself.
alter table session add column token_until timestamptz;
create table session_token (
  token_hash bytea primary key,
  site_id smallint not null references site,
  session_id bigint not null references session on delete cascade,
  valid_until timestamptz
);
create index session_token_session on session_token (session_id);
