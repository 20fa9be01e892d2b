-- A round of several acts is open from its bet to its last act. Seed and nonce are bound when it opens, so that all it
-- will ever show is fixed from then on; the book is written when it ends. next_attempt_at is when it ends by itself.
ALTER TABLE round DROP CONSTRAINT round_state_check;
ALTER TABLE round ADD CONSTRAINT round_state_check CHECK (state IN
  ('created', 'open', 'bet', 'done', 'win-refused', 'discarded', 'rollback', 'rolled-back', 'rollback-refused'));
ALTER TABLE round DROP CONSTRAINT round_check2;
ALTER TABLE round ADD CONSTRAINT round_nonce_bound
  CHECK ((nonce IS NOT NULL) = (state IN ('open', 'bet', 'done', 'win-refused')));
ALTER TABLE round DROP CONSTRAINT round_check3;
ALTER TABLE round ADD CONSTRAINT round_next_attempt
  CHECK ((state IN ('created', 'open', 'bet', 'rollback')) = (next_attempt_at IS NOT NULL));
DROP INDEX round_unfinished;
CREATE UNIQUE INDEX round_unfinished ON round (player_id, game_code)
  WHERE state IN ('created', 'open', 'bet', 'rollback');

CREATE OR REPLACE FUNCTION round_is_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'rounds are kept'; END IF;
  IF OLD.book IS NOT NULL AND (NEW.book, NEW.total_amount) IS DISTINCT FROM (OLD.book, OLD.total_amount)
  THEN RAISE EXCEPTION 'the book of round % cannot change', OLD.id; END IF;
  IF OLD.nonce IS NOT NULL AND (NEW.nonce, NEW.seed_id, NEW.stake_amount)
    IS DISTINCT FROM (OLD.nonce, OLD.seed_id, OLD.stake_amount)
  THEN RAISE EXCEPTION 'round % is bound to its seed and stake', OLD.id; END IF;
  RETURN NEW;
END $$;

-- What the player chose with the stake: how many mines, which magazine.
CREATE TABLE step_round (
  round_id uuid PRIMARY KEY REFERENCES round,
  choice   jsonb NOT NULL
);

-- What the player did, in order, and what came of it. The key makes an act the same act however often it arrives.
CREATE TABLE step_act (
  round_id uuid NOT NULL REFERENCES step_round,
  number   integer NOT NULL CHECK (number >= 0),
  act_key  text NOT NULL CHECK (length(act_key) BETWEEN 1 AND 40),
  act      jsonb NOT NULL,
  outcome  jsonb NOT NULL,
  acted_at timestamptz NOT NULL,
  PRIMARY KEY (round_id, number),
  UNIQUE (round_id, act_key)
);

CREATE FUNCTION step_act_is_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an act cannot be changed or taken back';
END $$;
CREATE TRIGGER step_act_is_history BEFORE UPDATE OR DELETE ON step_act
  FOR EACH ROW EXECUTE FUNCTION step_act_is_history();
