-- Where a wire carries no token, the game that counts is the last one that is open, and only without one the last that was:
-- an opening that its vendor refused is closed again and must not stand before the game that goes on.
create index game_session_last_open on game_session (vendor_id, member_id, opened_at desc) where closed_at is null;
