-- Which secrets the rows of this database were made with: a value that follows from the secret and gives nothing of it away.
-- Setup keeps it at the first start and compares it at every other, as the owner of the tables; nobody else writes it.
create table installation_secret (
  name text primary key check (name in ('app', 'witness')),
  fingerprint bytea not null check (octet_length(fingerprint) = 32),
  kept_at timestamptz not null default now()
);
revoke insert, update, delete, truncate on installation_secret from hanpan_app;
