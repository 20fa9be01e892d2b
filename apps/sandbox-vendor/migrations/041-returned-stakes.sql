-- What of a win is stake given back: bullets that were not fired, a board on which nothing was opened. It is paid with the
-- win and told apart from it, so that nobody counts as played what was never at risk. Rounds that ended before stay as they
-- were told.
ALTER TABLE round ADD COLUMN returned_amount bigint NOT NULL DEFAULT 0;
ALTER TABLE round ADD CONSTRAINT round_returned
  CHECK (returned_amount = 0 OR returned_amount BETWEEN 0 AND least(stake_amount, total_amount));

CREATE OR REPLACE FUNCTION round_is_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN RAISE EXCEPTION 'rounds are kept'; END IF;
  IF OLD.book IS NOT NULL AND (NEW.book, NEW.total_amount, NEW.returned_amount)
    IS DISTINCT FROM (OLD.book, OLD.total_amount, OLD.returned_amount)
  THEN RAISE EXCEPTION 'the book of round % cannot change', OLD.id; END IF;
  IF OLD.nonce IS NOT NULL AND (NEW.nonce, NEW.seed_id, NEW.stake_amount)
    IS DISTINCT FROM (OLD.nonce, OLD.seed_id, OLD.stake_amount)
  THEN RAISE EXCEPTION 'round % is bound to its seed and stake', OLD.id; END IF;
  RETURN NEW;
END $$;
