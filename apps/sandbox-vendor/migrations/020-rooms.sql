-- Rounds that many players share. A room is a table, a track, a pond; what it keeps from round to round is its memory.
CREATE TABLE room (
  code        text PRIMARY KEY,
  memory      jsonb,
  last_number bigint NOT NULL DEFAULT 0
);

-- Value k of a chain is the hash of value k + 1; value 0, the end, is published before the first round. The last value
-- is kept encrypted, and every other follows from it.
CREATE TABLE room_chain (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  room_code  text NOT NULL REFERENCES room,
  phase      text NOT NULL CHECK (phase IN ('prepared', 'in-use', 'used')),
  top_value  bytea NOT NULL,
  length     integer NOT NULL CHECK (length > 0),
  end_hash   text NOT NULL UNIQUE,
  next_index integer NOT NULL DEFAULT 1 CHECK (next_index BETWEEN 1 AND length + 1),
  created_at timestamptz NOT NULL,
  CHECK (phase <> 'prepared' OR next_index = 1)
);
CREATE UNIQUE INDEX room_chain_current ON room_chain (room_code, phase) WHERE phase <> 'used';

CREATE TABLE room_round (
  id            uuid PRIMARY KEY,
  room_code     text NOT NULL REFERENCES room,
  number        bigint NOT NULL CHECK (number > 0),
  -- open: bets are taken.   closed: the digest of the bets is published, nothing is drawn.   drawn: outcome and chain value are
  -- published, and shown.   done: shown to its end.   void: the stakes go back.
  state         text NOT NULL CHECK (state IN ('open', 'closed', 'drawn', 'done', 'void')),
  rules_version text NOT NULL,
  chain_id      bigint NOT NULL REFERENCES room_chain,
  chain_index   integer NOT NULL CHECK (chain_index > 0),
  opened_at     timestamptz NOT NULL,
  closes_at     timestamptz NOT NULL CHECK (closes_at > opened_at),
  closed_at     timestamptz,
  bets_digest   text,
  -- What the draw began with, so that anybody can do it again.
  memory        jsonb,
  chain_value   text,
  outcome       jsonb,
  draws         jsonb,
  summary       jsonb,
  drawn_at      timestamptz,
  shown_until   timestamptz,
  finished_at   timestamptz,
  UNIQUE (room_code, number),
  UNIQUE (chain_id, chain_index),
  CHECK ((bets_digest IS NULL) = (closed_at IS NULL)),
  CHECK ((outcome IS NULL) = (chain_value IS NULL)),
  CHECK ((outcome IS NULL) = (drawn_at IS NULL)),
  CHECK ((outcome IS NOT NULL) = (state IN ('drawn', 'done'))),
  CHECK (outcome IS NULL OR bets_digest IS NOT NULL),
  CHECK ((finished_at IS NOT NULL) = (state IN ('done', 'void')))
);
CREATE UNIQUE INDEX room_round_running ON room_round (room_code) WHERE state IN ('open', 'closed', 'drawn');

-- What a player staked with one press: some lines, one sum, one transaction at the operator.
CREATE TABLE room_bet (
  id                    uuid PRIMARY KEY,
  round_id              uuid NOT NULL REFERENCES room_round,
  room_code             text NOT NULL REFERENCES room,
  player_id             bigint NOT NULL REFERENCES player,
  play_session_id       bigint NOT NULL REFERENCES play_session,
  bet_key               uuid NOT NULL,
  lines                 jsonb NOT NULL,
  stake_amount          bigint NOT NULL CHECK (stake_amount > 0),
  -- Chance from the player's own browser; it is part of the digest of the bets, and so of the draw.
  word                  text NOT NULL CHECK (word ~ '^[0-9a-f]{32}$'),
  -- created: the stake may or may not have been taken.   taken: it plays.   due: the outcome is there, the win is owed.
  -- done: the win is confirmed.   win-refused: needs a person.   discarded: refused, no money moved.
  -- rollback: in doubt, too late, or the round is void; must be undone.   rolled-back: undone.   rollback-refused: needs a person.
  state                 text NOT NULL CHECK (state IN ('created', 'taken', 'due', 'done', 'win-refused', 'discarded',
    'rollback', 'rolled-back', 'rollback-refused')),
  bet_transaction       uuid NOT NULL UNIQUE,
  closing_transaction   uuid NOT NULL UNIQUE,
  reason                text,
  returns               jsonb,
  total_amount          bigint CHECK (total_amount >= 0),
  balance_before_amount bigint,
  balance_after_amount  bigint,
  created_at            timestamptz NOT NULL,
  finished_at           timestamptz,
  finished_xid          xid8,
  attempts              integer NOT NULL DEFAULT 0,
  next_attempt_at       timestamptz,
  UNIQUE (player_id, bet_key),
  CHECK ((total_amount IS NOT NULL) = (state IN ('due', 'done', 'win-refused'))),
  CHECK ((total_amount IS NULL) = (returns IS NULL)),
  CHECK ((state IN ('created', 'due', 'rollback')) = (next_attempt_at IS NOT NULL)),
  CHECK ((finished_at IS NULL) = (state IN ('created', 'taken', 'due', 'rollback')))
);
CREATE INDEX room_bet_of_round ON room_bet (round_id);
CREATE INDEX room_bet_latest ON room_bet (player_id, created_at DESC);
CREATE INDEX room_bet_of_session ON room_bet (play_session_id);
CREATE INDEX room_bet_due ON room_bet (next_attempt_at) WHERE next_attempt_at IS NOT NULL;
CREATE INDEX room_bet_finished ON room_bet (finished_xid, id) WHERE finished_xid IS NOT NULL;

-- What was drawn is history, and so is what it returned.
CREATE FUNCTION room_round_is_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'rounds are kept'; END IF;
  IF (NEW.chain_id, NEW.chain_index, NEW.number, NEW.rules_version, NEW.closes_at)
      IS DISTINCT FROM (OLD.chain_id, OLD.chain_index, OLD.number, OLD.rules_version, OLD.closes_at)
    OR OLD.bets_digest IS NOT NULL AND NEW.bets_digest IS DISTINCT FROM OLD.bets_digest
    OR OLD.outcome IS NOT NULL AND (NEW.outcome, NEW.chain_value, NEW.memory) IS DISTINCT FROM (OLD.outcome, OLD.chain_value, OLD.memory)
  THEN RAISE EXCEPTION 'round % cannot change', OLD.id; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER room_round_is_history BEFORE UPDATE OR DELETE ON room_round
  FOR EACH ROW EXECUTE FUNCTION room_round_is_history();

CREATE FUNCTION room_bet_is_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'bets are kept'; END IF;
  IF (NEW.round_id, NEW.player_id, NEW.lines, NEW.stake_amount, NEW.word, NEW.bet_transaction, NEW.closing_transaction)
      IS DISTINCT FROM (OLD.round_id, OLD.player_id, OLD.lines, OLD.stake_amount, OLD.word, OLD.bet_transaction, OLD.closing_transaction)
    OR OLD.total_amount IS NOT NULL AND (NEW.total_amount, NEW.returns) IS DISTINCT FROM (OLD.total_amount, OLD.returns)
  THEN RAISE EXCEPTION 'bet % cannot change', OLD.id; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER room_bet_is_history BEFORE UPDATE OR DELETE ON room_bet
  FOR EACH ROW EXECUTE FUNCTION room_bet_is_history();
