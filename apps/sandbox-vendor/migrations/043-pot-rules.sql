-- A pot keeps the rate and the odds with which it began until it is won: new rules of a game begin with the pot after it. Null
-- where it began before they were kept; its next stake writes those of that day.
ALTER TABLE pot
  ADD COLUMN contribution integer CHECK (contribution >= 0),
  ADD COLUMN odds         integer CHECK (odds > 0);
