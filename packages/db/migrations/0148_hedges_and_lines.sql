-- A hedge may lie in two markets of one match: whoever has bet on several of those that are still played has its bets looked at
-- one by one, as whoever has taken both sides of one.
update member_event_book b set both_sides = true
  from event e where e.id = b.event_id and e.settled_at is null and not b.both_sides and cardinality(b.markets) > 1;

-- When a site last moved a line of the mini games. A bet that does not say which line its member saw is not taken in the round
-- in which it moved: the odds alone would not tell.
create table minigame_line_move (
  site_id smallint primary key references site,
  at timestamptz not null
);
revoke delete on minigame_line_move from hanpan_app;

create function minigame_note_line_move() returns trigger language plpgsql as $$
begin
  insert into minigame_line_move (site_id, at) values (new.id, clock_timestamp())
  on conflict (site_id) do update set at = excluded.at;
  return null;
end $$;
create trigger site_minigame_line_move after update on site
  for each row when (
    old.settings #> '{minigame,kenoUnderUpTo}' is distinct from new.settings #> '{minigame,kenoUnderUpTo}'
    or old.settings #> '{minigame,kenoLadderSplit}' is distinct from new.settings #> '{minigame,kenoLadderSplit}')
  execute function minigame_note_line_move();
