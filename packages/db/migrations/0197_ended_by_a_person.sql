-- A movement of game money that its vendor does not explain is ended by people: what the first of them has said of it, until a second
-- one says the same. Null amounts: it did not happen.
create table game_transfer_word (
  transfer_id uuid primary key references game_transfer,
  operator_id bigint not null references operator,
  moved_amount bigint check (moved_amount >= 0),
  left_amount bigint check (left_amount >= 0),
  reason text not null check (btrim(reason) <> ''),
  -- Why it needs a second one.
  cause text not null check (cause in ('single', 'operator', 'operatorTotal', 'member')),
  at timestamptz not null,
  check ((moved_amount is null) = (left_amount is null))
);
grant select, insert, update, delete on game_transfer_word to hanpan_app;

alter table game_transfer
  -- Since when whoever asks the vendor about it is at it; the vendor may hear it for a while.
  add column claimed_at timestamptz,
  -- By whose word it was ended, and who said so too; null where its vendor ended it.
  add column ended_by bigint references operator,
  add column ended_with bigint references operator,
  add constraint game_transfer_ended check (
    (ended_by is null or finished_at is not null) and (ended_with is null or (ended_by is not null and ended_with <> ended_by)));

-- A held movement is done as well once its bet has come to another end, or once somebody has said that it will never come.
alter table vendor_held
  add column reference_id text,
  add column dismissed_at timestamptz;

-- Whether a held movement still waits: it was not paid under its own id, its bet was not rolled back (and, for a stake to be returned, not
-- won either), and nobody has dismissed it.
create function vendor_held_waits(h vendor_held) returns boolean language sql stable as $$
  select h.dismissed_at is null
     and not exists (select from vendor_transaction t where t.vendor_id = h.vendor_id and t.transaction_id = h.transaction_id)
     and not exists (select from vendor_transaction t
                      where t.vendor_id = h.vendor_id and t.reference_id = h.reference_id and t.resolves
                        and (h.kind = 'rollback' or t.kind in ('rollback', 'tombstone')))
$$;
grant execute on function vendor_held_waits to hanpan_app;
