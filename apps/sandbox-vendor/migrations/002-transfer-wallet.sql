-- A player whose money is moved here before play has a purse; one of the seamless wallet has none.
ALTER TABLE player ADD COLUMN purse_amount bigint CHECK (purse_amount >= 0);
ALTER TABLE player DROP CONSTRAINT player_operator_id_user_name_key;
-- One person plays under both wallets as two players.
CREATE UNIQUE INDEX player_name ON player (operator_id, user_name, (purse_amount IS NULL));

-- When the page was heard last, and when it said good-bye; hearing from it again takes that back.
ALTER TABLE play_session ADD COLUMN seen_at timestamptz;
ALTER TABLE play_session ADD COLUMN left_at timestamptz;
CREATE INDEX play_session_player ON play_session (player_id, created_at DESC);

-- What the operator moved, one row per transfer id. The id is decided once, refusals too.
CREATE TABLE transfer (
  id             uuid PRIMARY KEY,
  player_id      bigint NOT NULL REFERENCES player,
  kind           text NOT NULL CHECK (kind IN ('deposit', 'withdraw')),
  -- Null is everything there was.
  asked_amount   bigint CHECK (asked_amount > 0),
  status         text NOT NULL,
  amount         bigint CHECK (amount >= 0),
  balance_amount bigint CHECK (balance_amount >= 0),
  decided_at     timestamptz NOT NULL,
  CHECK ((status = 'OK') = (amount IS NOT NULL)),
  CHECK ((status = 'OK') = (balance_amount IS NOT NULL))
);

-- What rounds took from and paid into purses, one row per transaction id of a round.
CREATE TABLE purse_move (
  id        uuid PRIMARY KEY,
  player_id bigint NOT NULL REFERENCES player,
  kind      text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback', 'void')),
  reference uuid,
  amount    bigint NOT NULL CHECK (amount >= 0),
  moved_at  timestamptz NOT NULL
);
CREATE UNIQUE INDEX purse_move_resolves ON purse_move (reference) WHERE reference IS NOT NULL;
