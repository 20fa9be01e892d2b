-- The lobbies: which of a site's codes a vendor's game belongs to, and what a tile says of it. All of it is what the
-- vendor's list says; a vendor that lists nothing of the kind leaves it empty.
alter table vendor_game
  -- A code of the catalogue: what one vendor carries of many makers.
  add column product_code text,
  -- The shape of the window that the game is made for.
  add column window_kind text not null default 'standard' check (window_kind in ('standard', 'bomb')),
  -- Whether the vendor opens it without money too.
  add column has_demo boolean not null default false,
  -- From 1 (small wins, often) to 5 (large ones, seldom).
  add column volatility smallint check (volatility between 1 and 5),
  add column released_on date,
  -- What is in the pot now, in minor units.
  add column jackpot_amount bigint check (jackpot_amount > 0);
create index vendor_game_product on vendor_game (product_code, key) where enabled;
