-- What one bet of a game may stake, and what its worst bet returns, as its vendor's list says; empty where a vendor says nothing of the
-- kind. At a table the largest stake is that of the bet which takes most.
alter table vendor_game
  -- In minor units.
  add column smallest_stake bigint check (smallest_stake > 0),
  add column largest_stake bigint check (largest_stake > 0),
  add constraint vendor_game_stakes check (smallest_stake <= largest_stake),
  add column lowest_rtp_percent text,
  -- A return may be whatever somebody has written into a row that is kept by hand; a lowest one stands only beside one that is a number.
  add constraint vendor_game_lowest_rtp check (case
    when lowest_rtp_percent is null then true
    when lowest_rtp_percent ~ '^[0-9]+([.][0-9]+)?$' and rtp_percent ~ '^[0-9]+([.][0-9]+)?$'
      then lowest_rtp_percent::numeric <= rtp_percent::numeric
    else false end);
