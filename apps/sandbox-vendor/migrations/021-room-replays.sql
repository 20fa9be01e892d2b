-- A link shows a round of one player's own, or a bet in a room with the round it was placed in.
ALTER TABLE replay ALTER COLUMN round_id DROP NOT NULL;
ALTER TABLE replay ADD COLUMN room_bet_id uuid REFERENCES room_bet;
ALTER TABLE replay ADD CHECK (num_nonnulls(round_id, room_bet_id) = 1);
