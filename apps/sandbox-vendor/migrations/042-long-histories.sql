-- What ended within a span of time is read from where the span begins, and not from the first round of all.
CREATE INDEX round_finished_at ON round (finished_at, id) WHERE finished_at IS NOT NULL;
CREATE INDEX room_bet_finished_at ON room_bet (finished_at, id) WHERE finished_at IS NOT NULL;
-- What a game has returned is summed up from an index alone: a round is wide, with its book and its draws.
CREATE INDEX round_of_game ON round (game_code) INCLUDE (player_id, stake_amount, total_amount, returned_amount, created_at)
  WHERE book IS NOT NULL;
