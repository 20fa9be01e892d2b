-- The lists of best games: that of the main page and one for the lobby of each game type. A game stands once in a list, and
-- may be for readers of some languages alone.
alter table best_game
  add column list text not null default 'home',
  -- Null: readers of every language.
  add column locales text[] check (locales <@ array['ko', 'en', 'vi'] and cardinality(locales) > 0);

delete from best_game b using best_game first
 where b.site_id = first.site_id and b.code = first.code and b.ord > first.ord;

alter table best_game
  drop constraint best_game_pkey,
  add primary key (site_id, list, code);
create index best_game_order on best_game (site_id, list, ord);
