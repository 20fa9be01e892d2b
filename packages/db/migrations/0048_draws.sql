-- The draws of docs/fairness.md: what was announced, the sealed keys, and what became of each draw. Instants are those of
-- the application's clock. Rows are written once; what decides an outcome is checked here again, byte by byte.
create table draw_series (
  series text primary key check (series ~ '^[a-z0-9][a-z0-9._-]{0,63}$'),
  game text not null check (game ~ '^[a-z0-9][a-z0-9._-]{0,31}$'),
  -- 1, 2, 3 … of the game, without gaps: draw_number_series gives it.
  number int not null check (number > 0),
  -- At most a leap year of five-minute rounds: everybody has to be able to check a draw in a moment.
  draws int not null check (draws between 1 and 105408),
  first_draw_at timestamptz not null,
  every_ms bigint not null check (every_ms > 0),
  -- The commitments of the two chains.
  chain bytea not null unique check (length(chain) = 32),
  witness_chain bytea not null unique check (length(witness_chain) = 32),
  -- Whether the witness key is sealed under a secret of its own, or under the one that the chain's key is sealed under.
  keys_apart boolean not null,
  -- The hash of the announcement, which bets are bound to.
  hash bytea not null unique,
  announced_at timestamptz not null,
  unique (game, number),
  constraint draw_series_two_secrets check (chain <> witness_chain),
  constraint draw_series_announced_before check (announced_at < first_draw_at)
);
create index draw_series_latest on draw_series (announced_at desc, series);

-- The sealed keys of a series. A key has one mark whatever it is sealed as, so that none is used for two series.
create table draw_key (
  series text not null references draw_series,
  holder text not null check (holder in ('chain', 'witness')),
  sealed bytea not null,
  mark bytea not null constraint draw_key_used_once unique,
  primary key (series, holder)
);

-- What became of a draw: its two values, or nothing and why. There is no second row for a draw.
create table draw_outcome (
  series text not null references draw_series,
  draw int not null,
  decided_at timestamptz not null,
  chain_value bytea,
  salt bytea,
  void_reason text check (void_reason in ('missing-key', 'too-late')),
  primary key (series, draw),
  constraint draw_outcome_values_or_void check (
    (void_reason is null and chain_value is not null and salt is not null)
    or (void_reason is not null and chain_value is null and salt is null))
);
create index draw_outcome_void on draw_outcome (series) where void_reason is not null;

-- The parts, each behind its length in four bytes, big-endian.
create function draw_framed(variadic parts text[]) returns bytea language sql immutable as $$
  select string_agg(int4send(octet_length(convert_to(p.part, 'UTF8'))) || convert_to(p.part, 'UTF8'), ''::bytea order by p.place)
    from unnest(parts) with ordinality p (part, place)
$$;

-- SHA-256 over the value, its hash and so on, this many times.
create function draw_hash_times(value bytea, times int) returns bytea language plpgsql immutable as $$
declare hashed bytea := value;
begin
  for step in 1..times loop hashed := sha256(hashed); end loop;
  return hashed;
end $$;

-- Announcements of a game queue for their number, and one that is rolled back gives it to the next.
create function draw_number_series() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(4810001, hashtext(new.game));
  select coalesce(max(number), 0) + 1 into new.number from draw_series where game = new.game;
  if new.hash is distinct from sha256(draw_framed('hanpan-draws/1', new.series, new.game, new.draws::text,
      (extract(epoch from new.first_draw_at) * 1000)::bigint::text, new.every_ms::text,
      encode(new.chain, 'hex'), 'witness', encode(new.witness_chain, 'hex'))) then
    raise exception 'not the hash of the announcement of %', new.series using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger draw_series_number before insert on draw_series for each row execute function draw_number_series();

-- A draw is decided at its time or after it, and its values lead to what was published before: to those of an earlier
-- draw, else to the commitments.
create function draw_check_outcome() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare announced draw_series; earlier draw_outcome; steps int;
begin
  select * into announced from draw_series where series = new.series;
  if new.draw not between 1 and announced.draws then
    raise exception '% has no draw %', new.series, new.draw using errcode = 'check_violation';
  end if;
  if new.decided_at < announced.first_draw_at + (new.draw - 1) * announced.every_ms * interval '1 millisecond' then
    raise exception 'draw % of % is not due', new.draw, new.series using errcode = 'check_violation';
  end if;
  if new.void_reason is not null then return new; end if;
  select * into earlier from draw_outcome
   where series = new.series and draw < new.draw and void_reason is null order by draw desc limit 1;
  steps := new.draw - coalesce(earlier.draw, 0);
  if draw_hash_times(new.chain_value, steps) <> coalesce(earlier.chain_value, announced.chain)
     or draw_hash_times(new.salt, steps) <> coalesce(earlier.salt, announced.witness_chain) then
    raise exception 'not the values of draw % of %', new.draw, new.series using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger draw_outcome_check before insert on draw_outcome for each row execute function draw_check_outcome();

create function draw_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'draws are written once: % on %', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger draw_series_written_once before update or delete or truncate on draw_series
  for each statement execute function draw_refuse_change();
create trigger draw_key_written_once before update or delete or truncate on draw_key
  for each statement execute function draw_refuse_change();
create trigger draw_outcome_written_once before update or delete or truncate on draw_outcome
  for each statement execute function draw_refuse_change();
revoke update, delete, truncate on draw_series, draw_key, draw_outcome from hanpan_app;

-- A result of a mini game is what its rule makes of a draw that was revealed, and is kept in the same transaction.
alter table minigame_draw
  add column series text not null,
  add column draw int not null,
  add foreign key (series, draw) references draw_outcome,
  add unique (game, series, draw);
create trigger minigame_draw_written_once before update or delete or truncate on minigame_draw
  for each statement execute function draw_refuse_change();
grant insert on minigame_draw to hanpan_app;
