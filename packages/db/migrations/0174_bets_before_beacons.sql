-- A bet on a draw that is bound to a beacon closes two rounds before it at the latest, by the time that was announced and not by
-- what the bet says of it: nobody bets when the round can be known (PF-9). As before, none is taken on a draw that is decided.
create or replace function minigame_refuse_decided() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from (select distinct series, draw from placed) p join draw_outcome o on o.series = p.series and o.draw = p.draw) then
    raise exception 'a bet on a draw that is decided' using errcode = 'check_violation';
  end if;
  if exists (
    select from (select series, draw, max(closes_at) as closes_at from placed group by series, draw) p
      join draw_series s on s.series = p.series
     where s.beacon is not null
       and p.closes_at > draw_at(s, p.draw) - draw_closes_before_ms(s.beacon) * interval '1 millisecond') then
    raise exception 'a bet that closes too near to the round of its beacon' using errcode = 'check_violation';
  end if;
  return null;
end $$;
