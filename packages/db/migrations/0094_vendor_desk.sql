-- For the page of what is stuck: movements of game money without an end, and wins that nobody let through yet.
create index game_transfer_unfinished on game_transfer (site_id, asked_at) where finished_at is null;
create index vendor_held_of_site on vendor_held (site_id, last_at desc);
