-- A round is played for longer than six hours: a ladder waits a day for its player, vendors end open rounds after two days, and a bet on
-- sports waits for its match. What had the old default gets the new one; what somebody has set stays.
alter table vendor alter column round_ends_after set default '3 days';
update vendor set round_ends_after = case dialect when 'gr8' then interval '400 days' else interval '3 days' end
 where round_ends_after = interval '6 hours';

-- When something was last staked in a game whose round may be the whole session; null where the beginnings of rounds say it.
alter table game_session add column staked_at timestamptz;
-- Whoever is playing when the new version starts is, so far, known by the use of the session alone.
update game_session set staked_at = seen_at
 where closed_at is null and vendor_id in (select id from vendor where dialect = 'slotegrator');

-- Where a game has no rounds its session was the round, under the token itself. A token is kept nowhere, so such a round is named by
-- what follows from it, also where it stands already.
do $$
begin
  if not exists (select from vendor where dialect = 'slotegrator') then return; end if;
  create temporary table told_token on commit drop as
    select r.vendor_id, r.member_id, v.code, r.round, 'session:' || encode(sha256(convert_to(r.round, 'UTF8')), 'hex') as name
      from game_round r join vendor v on v.id = r.vendor_id and v.dialect = 'slotegrator'
     where exists (select from game_session s where s.vendor_id = r.vendor_id and s.token_hash = sha256(convert_to(r.round, 'UTF8')));
  if not exists (select from told_token) then return; end if;
  analyze told_token;
  alter table vendor_transaction disable trigger vendor_transaction_unchanged;
  update vendor_transaction t set round = told.name from told_token told
   where t.vendor_id = told.vendor_id and t.round = told.round;
  alter table vendor_transaction enable trigger vendor_transaction_unchanged;
  update vendor_held h set round = told.name from told_token told
   where h.vendor_id = told.vendor_id and h.round = told.round;
  alter table play_settlement disable trigger play_settlement_append_only;
  update play_settlement s set reference = told.code || ':' || told.name || ':' || told.member_id from told_token told
   where s.family = 'vendor' and s.reference = told.code || ':' || told.round || ':' || told.member_id;
  alter table play_settlement enable trigger play_settlement_append_only;
  alter table significant_event disable trigger significant_event_stays;
  update significant_event e set reference = told.code || ':' || told.name || ':' || told.member_id from told_token told
   where e.reference = told.code || ':' || told.round || ':' || told.member_id;
  alter table significant_event enable trigger significant_event_stays;
  update game_round r set round = told.name from told_token told
   where r.vendor_id = told.vendor_id and r.round = told.round and r.member_id = told.member_id;
end $$;
