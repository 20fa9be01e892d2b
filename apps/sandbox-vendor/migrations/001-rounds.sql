-- Amounts are integers in the currency's minor unit. Times come from the server's clock, not from the database's.

CREATE TABLE player (
  id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id integer NOT NULL,
  user_name   text NOT NULL,
  UNIQUE (operator_id, user_name)
);

-- The server seed is encrypted until it is revealed, and revealed only when it has been replaced. The next one is
-- prepared, and its hash shown, before the player names the client seed that goes with it.
CREATE TABLE seed (
  id               bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id        bigint NOT NULL REFERENCES player,
  game_code        text NOT NULL,
  phase            text NOT NULL CHECK (phase IN ('prepared', 'in-use', 'revealed')),
  server_seed      bytea NOT NULL,
  server_seed_hash text NOT NULL UNIQUE,
  client_seed      text CHECK (client_seed ~ '^[0-9A-Za-z_-]{1,64}$'),
  next_nonce       integer NOT NULL DEFAULT 0,
  created_at       timestamptz NOT NULL,
  CHECK ((phase = 'prepared') = (client_seed IS NULL)),
  CHECK (phase <> 'prepared' OR next_nonce = 0)
);
CREATE UNIQUE INDEX seed_current ON seed (player_id, game_code, phase) WHERE phase <> 'revealed';

-- One opening of a game. The launch id and the play token are kept as SHA-256 only.
CREATE TABLE play_session (
  id              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id       bigint NOT NULL REFERENCES player,
  game_code       text NOT NULL,
  operator_token  text NOT NULL,
  currency        text NOT NULL,
  lang            text NOT NULL,
  platform        text NOT NULL,
  lobby_url       text,
  deposit_url     text,
  launch_hash     bytea NOT NULL UNIQUE,
  launch_until    timestamptz NOT NULL,
  token_hash      bytea UNIQUE,
  created_at      timestamptz NOT NULL,
  opened_at       timestamptz,
  replaced_at     timestamptz,
  CHECK ((token_hash IS NULL) = (opened_at IS NULL))
);
-- A player has one open session of a game: opening it again elsewhere ends the one before.
CREATE UNIQUE INDEX play_session_open ON play_session (player_id, game_code)
  WHERE opened_at IS NOT NULL AND replaced_at IS NULL;

CREATE TABLE round (
  id                    uuid PRIMARY KEY,
  play_session_id       bigint NOT NULL REFERENCES play_session,
  player_id             bigint NOT NULL REFERENCES player,
  game_code             text NOT NULL,
  round_key             uuid NOT NULL,
  stake_amount          bigint NOT NULL CHECK (stake_amount > 0),
  -- created: the bet may or may not have reached the operator.   bet: taken, the book is made, the win is owed.
  -- done: the win is confirmed.   win-refused: refused for good, needs a person.
  -- discarded: the bet was refused, no money moved.
  -- rollback: the bet is in doubt and must be undone.   rolled-back: undone.   rollback-refused: needs a person.
  state                 text NOT NULL CHECK (state IN
    ('created', 'bet', 'done', 'win-refused', 'discarded', 'rollback', 'rolled-back', 'rollback-refused')),
  bet_transaction       uuid NOT NULL UNIQUE,
  closing_transaction   uuid NOT NULL UNIQUE,
  reason                text,
  seed_id               bigint REFERENCES seed,
  nonce                 integer,
  math_version          text,
  book                  jsonb,
  draws                 jsonb,
  total_amount          bigint CHECK (total_amount >= 0),
  balance_before_amount bigint,
  balance_after_amount  bigint,
  created_at            timestamptz NOT NULL,
  finished_at           timestamptz,
  shown_at              timestamptz,
  attempts              integer NOT NULL DEFAULT 0,
  next_attempt_at       timestamptz,
  UNIQUE (player_id, round_key),
  UNIQUE (seed_id, nonce),
  CHECK ((book IS NOT NULL) = (state IN ('bet', 'done', 'win-refused'))),
  CHECK ((book IS NULL) = (total_amount IS NULL)),
  CHECK ((book IS NULL) = (nonce IS NULL)),
  CHECK ((state IN ('created', 'bet', 'rollback')) = (next_attempt_at IS NOT NULL))
);
-- An unfinished round is resolved before another of the same game begins.
CREATE UNIQUE INDEX round_unfinished ON round (player_id, game_code) WHERE state IN ('created', 'bet', 'rollback');
CREATE INDEX round_due ON round (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX round_of_session ON round (play_session_id);
CREATE INDEX round_latest ON round (player_id, game_code, created_at DESC);

-- A finished round is history.
CREATE FUNCTION round_is_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'rounds are kept'; END IF;
  IF OLD.book IS NOT NULL AND (NEW.book, NEW.total_amount, NEW.nonce, NEW.seed_id, NEW.stake_amount)
    IS DISTINCT FROM (OLD.book, OLD.total_amount, OLD.nonce, OLD.seed_id, OLD.stake_amount)
  THEN RAISE EXCEPTION 'the book of round % cannot change', OLD.id; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER round_is_history BEFORE UPDATE OR DELETE ON round FOR EACH ROW EXECUTE FUNCTION round_is_history();

-- A link to look at one round again, given out by the Games API.
CREATE TABLE replay (
  link_hash  bytea PRIMARY KEY,
  round_id   uuid NOT NULL REFERENCES round,
  valid_until timestamptz NOT NULL
);
