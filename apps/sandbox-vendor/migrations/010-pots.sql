-- Pots that all games of a series share. Every stake pays a share into them; what is not a whole coin yet is carried in
-- ten-thousandths. Locked by a round while it is decided, so that simultaneous winners have an order.
CREATE TABLE pot (
  series    text NOT NULL,
  name      text NOT NULL,
  amount    bigint NOT NULL CHECK (amount >= 0),
  remainder integer NOT NULL DEFAULT 0 CHECK (remainder >= 0 AND remainder < 10000),
  PRIMARY KEY (series, name)
);

-- Every win of a pot, in the order in which they were decided. A round wins a pot once.
CREATE TABLE pot_win (
  id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  series   text NOT NULL,
  name     text NOT NULL,
  round_id uuid NOT NULL REFERENCES round,
  amount   bigint NOT NULL CHECK (amount > 0),
  won_at   timestamptz NOT NULL,
  FOREIGN KEY (series, name) REFERENCES pot,
  UNIQUE (round_id, name)
);
CREATE INDEX pot_win_latest ON pot_win (series, name, id DESC);
