-- Which token one was exchanged for, and when it was first used. Until then its holder may never have received it, and the
-- older one stays good: it ends a moment after the first use, or when it was to end anyway. Tokens from before this have ended
-- theirs already.
alter table session_token
  add column replaces bytea,
  add column used_at timestamptz,
  add constraint session_token_replaces_another check (replaces <> token_hash);
