-- A series of draws may take its salts from a public randomness beacon instead of the witness (docs/fairness.md, ADR 108). Which
-- network that may be is fixed here, with its genesis and its pace, so that no announcement can say otherwise of it: with
-- another genesis the round of a draw could be one that is known already. Its key is pinned in the code, which checks signatures.
create table draw_beacon (
  network bytea primary key check (length(network) = 32),
  genesis_ms bigint not null check (genesis_ms > 0),
  period_ms int not null check (period_ms > 0)
);
insert into draw_beacon values
  ('\x52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971', 1692803367000, 3000);
revoke insert, update, delete, truncate on draw_beacon from hanpan_app;

-- Where a beacon is, there is no witness and no second key. Not valid: what is there has a witness, and need not be read.
alter table draw_series
  alter column witness_chain drop not null,
  alter column keys_apart drop not null,
  add column beacon bytea references draw_beacon,
  add constraint draw_series_one_salt check (
    (beacon is null) = (witness_chain is not null) and (beacon is null) = (keys_apart is not null)) not valid;

-- The signature of the round that a draw is bound to; the salt is its hash.
alter table draw_outcome
  add column beacon_signature bytea check (length(beacon_signature) = 48),
  drop constraint draw_outcome_void_reason_check,
  add constraint draw_outcome_void_reason_check check (void_reason in ('missing-key', 'no-beacon', 'too-late')) not valid,
  add constraint draw_outcome_nothing_signed check (void_reason is null or beacon_signature is null) not valid;

-- When a draw of a series is.
create function draw_at(announced draw_series, draw int) returns timestamptz language sql stable as $$
  select announced.first_draw_at + (draw - 1) * announced.every_ms * interval '1 millisecond'
$$;

-- How long before a draw betting has to be closed at the least, in milliseconds: two rounds of the beacon that the salts of the
-- series come from, so that nobody bets when its round can be known (PF-9). A witness knows no clock.
create function draw_closes_before_ms(beacon bytea) returns int language sql stable as $$
  select coalesce((select 2 * b.period_ms from draw_beacon b where b.network = beacon), 0)
$$;

grant execute on function draw_closes_before_ms to hanpan_app;

create or replace function draw_number_series() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare pinned draw_beacon; salt text[];
begin
  perform pg_advisory_xact_lock(4810001, hashtext(new.game));
  select coalesce(max(number), 0) + 1 into new.number from draw_series where game = new.game;
  salt := array['witness', encode(new.witness_chain, 'hex')];
  if new.beacon is not null then
    select * into pinned from draw_beacon where network = new.beacon;
    salt := array['beacon', encode(new.beacon, 'hex'), pinned.genesis_ms::text, pinned.period_ms::text];
    -- Between two draws there has to be time to bet as well.
    if pinned.network is null or new.every_ms <= draw_closes_before_ms(new.beacon) then
      raise exception 'the draws of % are too close for their beacon', new.series using errcode = 'check_violation';
    end if;
  end if;
  if new.hash is distinct from sha256(draw_framed(variadic array['hanpan-draws/1', new.series, new.game, new.draws::text,
      (extract(epoch from new.first_draw_at) * 1000)::bigint::text, new.every_ms::text, encode(new.chain, 'hex')] || salt)) then
    raise exception 'not the hash of the announcement of %', new.series using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- As before; and where a beacon is, the salt is the hash of a signature that came when the round of the draw could exist, the
-- first one that is not before the draw. Whether the beacon signed it is checked by whoever draws, and by everybody afterwards.
create or replace function draw_check_outcome() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare announced draw_series; earlier draw_outcome; steps int; pinned draw_beacon; round_ms bigint;
begin
  select * into announced from draw_series where series = new.series;
  if new.draw not between 1 and announced.draws then
    raise exception '% has no draw %', new.series, new.draw using errcode = 'check_violation';
  end if;
  if new.decided_at < draw_at(announced, new.draw) then
    raise exception 'draw % of % is not due', new.draw, new.series using errcode = 'check_violation';
  end if;
  if announced.beacon is null and (new.void_reason = 'no-beacon' or new.beacon_signature is not null) then
    raise exception '% has no beacon', new.series using errcode = 'check_violation';
  end if;
  -- Whoever has the chain's key knows the outcome once the round is out: it must not be free to give up at once, whatever it says
  -- is the reason. Instants are the application's (0048), so what it says of the time is not held against this clock.
  if announced.beacon is not null and new.void_reason is not null and new.decided_at < draw_at(announced, new.draw) + interval '1 hour' then
    raise exception 'draw % of % still waits for its beacon', new.draw, new.series using errcode = 'check_violation';
  end if;
  if announced.beacon is not null then
    select * into pinned from draw_beacon where network = announced.beacon;
    round_ms := greatest(0, ceil((extract(epoch from draw_at(announced, new.draw)) * 1000 - pinned.genesis_ms) / pinned.period_ms))
      * pinned.period_ms + pinned.genesis_ms;
    if extract(epoch from new.decided_at) * 1000 < round_ms then
      raise exception 'the round of draw % of % is not due', new.draw, new.series using errcode = 'check_violation';
    end if;
  end if;
  if new.void_reason is not null then return new; end if;
  select * into earlier from draw_outcome
   where series = new.series and draw < new.draw and void_reason is null order by draw desc limit 1;
  steps := new.draw - coalesce(earlier.draw, 0);
  if draw_hash_times(new.chain_value, steps) <> coalesce(earlier.chain_value, announced.chain) then
    raise exception 'not the values of draw % of %', new.draw, new.series using errcode = 'check_violation';
  end if;
  if announced.beacon is null and draw_hash_times(new.salt, steps) <> coalesce(earlier.salt, announced.witness_chain)
     or announced.beacon is not null and new.salt is distinct from sha256(new.beacon_signature) then
    raise exception 'not the values of draw % of %', new.draw, new.series using errcode = 'check_violation';
  end if;
  return new;
end $$;
