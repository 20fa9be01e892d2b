-- Results of every scope and sport: said by feeds and operators, taken back, and settled market by market.

-- A market of an event that is over whose result nobody knows.
alter table sports_review
  drop constraint sports_review_subject_check,
  add constraint sports_review_subject_check check (subject in ('bet', 'result', 'price', 'market'));

-- When a member sold an open bet. It is settled by that, and nothing settles it again.
alter table bet
  add column cashed_out_at timestamptz,
  add constraint bet_cashed_out check (cashed_out_at is null or (settled_at is not null and settlements = 1));

-- What was said about the result of a market, by its match under the house rules, by a feed or by an operator. Nothing that
-- was said is ever changed or taken away: what holds follows from all of it (resolveMarket of packages/rules).
create table market_message (
  id bigint generated always as identity primary key,
  event_id bigint not null references event,
  market_id bigint not null,
  source text not null check (source in ('rules', 'feed', 'operator')),
  kind text not null check (kind in ('settlement', 'cancel', 'rollback-settlement', 'rollback-cancel')),
  -- By the clock of whoever said it, which alone gives the order.
  said_at timestamptz(3) not null,
  certainty text check (certainty in ('scouted', 'confirmed')),
  -- By pick; null where it is left open. In play: what bets placed during play come to, where that differs.
  results jsonb,
  in_play_results jsonb,
  -- Of a rollback of a settlement: the picks that it is about, null for all of them.
  picks text[],
  -- Of a cancellation: the bets placed from the one instant until before the other; null is no bound.
  window_from timestamptz(3),
  window_to timestamptz(3),
  -- The correction that said it.
  correction_id bigint references event_correction,
  received_at timestamptz not null,
  foreign key (market_id, event_id) references market (id, event_id),
  check ((kind = 'settlement') = (results is not null and certainty is not null)),
  check (window_from < window_to)
);
create index market_message_of_event on market_message (event_id, market_id);
create function market_message_stays() returns trigger language plpgsql as $$
begin
  raise exception 'what was said about a market stays' using errcode = 'check_violation';
end $$;
create trigger market_message_stays before update or delete on market_message
  for each row execute function market_message_stays();
revoke update, delete, truncate on market_message from hanpan_app;

-- What holds now. `in_play_result` where bets placed during play come to something else; `voids`: bets placed at these
-- instants are void, whatever the result.
alter table selection
  add column in_play_result text check (in_play_result in ('win', 'half-win', 'void', 'half-lose', 'lose')),
  add column voids tstzmultirange;

-- What was decided before anything was written down.
insert into market_message (event_id, market_id, source, kind, said_at, certainty, results, received_at)
select m.event_id, m.id, 'rules', 'settlement', coalesce(e.settled_at, e.starts_at), 'scouted',
       jsonb_object_agg(s.pick, s.result), coalesce(e.settled_at, e.starts_at)
  from selection s join market m on m.id = s.market_id join event e on e.id = m.event_id
 where s.result is not null group by m.id, e.id;

-- What an operator or a feed wants of a match or of one of its markets.
alter table event_correction
  -- result: these scores, or how the match ended · settle: these results of one market · void, unvoid: bets placed in a
  -- window, or all · rollback: the settlement is taken back, and the market waits for another.
  add column kind text not null default 'result' check (kind in ('result', 'settle', 'void', 'unvoid', 'rollback')),
  add column market_id bigint references market,
  -- By scope: [home, away]. Null: home_score and away_score are those of the match, and without them it is called off.
  add column scores jsonb,
  add column ending text not null default 'played' check (ending in ('played', 'called', 'not-played')),
  add column results jsonb,
  add column window_from timestamptz(3),
  add column window_to timestamptz(3),
  add column operator_id bigint references operator,
  add column reason text,
  add constraint event_correction_settle check ((kind = 'settle') = (results is not null) and (kind <> 'settle' or market_id is not null)),
  add constraint event_correction_window check (window_from < window_to);
