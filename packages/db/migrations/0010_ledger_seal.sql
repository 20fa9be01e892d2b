-- The chain over the batches. A seal takes what has been posted since the last one, in the order of batch ids, and
-- hashes it together with the seal before: whoever changes a batch must change every seal after it, and the signed
-- head of a day stands outside the database as well.
create table ledger_seal (
  id bigint primary key,
  sealed_at timestamptz not null,
  batch_ids bigint[] not null check (cardinality(batch_ids) > 0),
  previous_hash bytea not null,
  hash bytea not null
);

-- The last seal of a day (UTC), signed with a key that the database does not have.
create table ledger_head (
  day date primary key,
  seal_id bigint not null references ledger_seal,
  hash bytea not null,
  signed_at timestamptz not null,
  public_key bytea not null,
  signature bytea not null
);

create trigger ledger_seal_append_only before update or delete or truncate on ledger_seal
  for each statement execute function ledger_refuse_change();
create trigger ledger_head_append_only before update or delete or truncate on ledger_head
  for each statement execute function ledger_refuse_change();
revoke insert, update, delete on ledger_seal, ledger_head from hanpan_app;

-- Seals at most in_limit batches and answers how many. What is hashed: the seal's id, the hash before it in hex, and
-- "batch:hash" of each batch, one a line.
create function ledger_seal(in_limit int) returns int language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken bigint[]; last record; content text; next_id bigint; before bytea;
begin
  perform pg_advisory_xact_lock(4210002);
  select array_agg(u.batch_id) into taken
    from (select batch_id from ledger_unsealed order by batch_id limit in_limit) u;
  if taken is null then return 0; end if;
  select id, hash into last from ledger_seal order by id desc limit 1;
  next_id := coalesce(last.id, 0) + 1;
  before := coalesce(last.hash, sha256(''));
  select string_agg(b.id || ':' || encode(b.content_hash, 'hex'), e'\n' order by b.id) into content
    from ledger_batch b where b.id = any(taken);
  insert into ledger_seal values (next_id, clock_timestamp(), taken, before,
    sha256(convert_to(next_id || e'\n' || encode(before, 'hex') || e'\n' || content, 'UTF8')));
  delete from ledger_unsealed where batch_id = any(taken);
  return cardinality(taken);
end $$;

-- Keeps the signature of a day that has ended. False when the day has one already.
create function ledger_sign_head(in_day date, in_seal bigint, in_public_key bytea, in_signature bytea) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into ledger_head
  select in_day, s.id, s.hash, clock_timestamp(), in_public_key, in_signature from ledger_seal s
   where s.id = in_seal and s.sealed_at < (in_day + 1)::timestamp at time zone 'UTC'
  on conflict (day) do nothing;
  return found;
end $$;

grant execute on function ledger_seal, ledger_sign_head to hanpan_app;

-- What the last full verification of the chain said; the newest row is what the console shows.
create table ledger_verification (
  id bigint generated always as identity primary key,
  verified_at timestamptz not null,
  took_ms int not null,
  transfer_count bigint not null,
  batch_count bigint not null,
  seal_count bigint not null,
  head_count int not null,
  unsealed_count bigint not null,
  -- The first wrong row, or null: {"check", "table", "id", "detail"}.
  finding jsonb
);
