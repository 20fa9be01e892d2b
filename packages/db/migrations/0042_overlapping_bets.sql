-- Whether a member had bets open at one time is asked for each bet that is settled. The index says of every bet of a member
-- when it was placed and when it was settled, so that only those that overlap are read: of a member with thousands of bets a
-- month a few, and on a popular market not the bets of everybody.
drop index bet_member_placed;
create index bet_member_placed on bet (member_id, placed_at, settled_at);
