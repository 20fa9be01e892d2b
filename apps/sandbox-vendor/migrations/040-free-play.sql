-- Somebody who plays without money: a purse of play money that came from nowhere and goes nowhere. Never one of the
-- operator's players, whatever name is asked for.
ALTER TABLE player ADD COLUMN is_demo boolean NOT NULL DEFAULT false;
ALTER TABLE player ADD CHECK (NOT is_demo OR purse_amount IS NOT NULL);
DROP INDEX player_name;
CREATE UNIQUE INDEX player_name ON player (operator_id, user_name, (purse_amount IS NULL), is_demo);
