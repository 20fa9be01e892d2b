-- The draws of the mini games as members see them once they are revealed. A round is shared by every site, and its day is the
-- draw calendar's. Numbers are in drawing order.
create table minigame_draw (
  game text not null check (game in ('powerball', 'powerladder', 'speedkino', 'kinoladder')),
  day date not null,
  round int not null check (round > 0),
  drawn_at timestamptz not null,
  numbers smallint[] not null,
  powerball smallint,
  primary key (game, day, round)
);
create index minigame_draw_latest on minigame_draw (game, drawn_at desc);
revoke insert, update, delete on minigame_draw from hanpan_app;
