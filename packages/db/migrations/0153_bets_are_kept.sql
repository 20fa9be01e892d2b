-- Bets are kept as long as the installation: the application may neither delete one nor empty the tables, as with the bets on
-- mini games (0056).
revoke delete, truncate on bet, bet_leg, game_round from hanpan_app;
