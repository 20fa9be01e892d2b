import type { Database } from '@hanpan/db';
import type { Person } from '../people.ts';

const picks = ['home', 'draw', 'away'] as const;
/** Of twenty members so many back the home side, always the same ones: their bets will win. */
const homeInTwenty = 9;
const stake = 1_000;
const oddsMilli = 1_900;
const statementMs = 600_000;

/** Matches that have begun, with one market each. Returns their ids. */
export async function makeEvents(owner: Database, count: number): Promise<number[]> {
  const name = '{"ko":"B","en":"B","vi":"B"}';
  await owner.run(
    `insert into league (id, sport, code, name, country, model) values (991, 'soccer', 'SETTLE', $1, $1, '{}')`,
    [name],
  );
  await owner.run(
    "insert into team (id, code, name) select 990000 + g, 'settle' || g, $2 from generate_series(1, $1) g",
    [count * 2, name],
  );
  const events = await owner.rows<{ id: number }>(
    `insert into event (league_id, home_team, away_team, source_key, starts_at, ends_at, priced_at, phase)
     select 991, 990000 + g * 2 - 1, 990000 + g * 2, 'settle' || g, now() - interval '1 hour', now(), now(), 'playing'
       from generate_series(1, $1) g returning id`,
    [count],
  );
  await owner.run(
    "insert into market (event_id, kind, is_main, status) select id, 'WDL', true, 'closed' from event where league_id = 991",
  );
  for (const pick of picks)
    await owner.run(
      `insert into selection (market_id, event_id, pick, fair_probability, odds_milli)
       select m.id, e.id, $2, 0.3, $1 from market m join event e on e.id = m.event_id where e.league_id = 991`,
      [oddsMilli, pick],
    );
  return events.map((event) => event.id);
}

/** Singles of all members in turn, on each event, with the counters that placing would have left. */
export async function openBets(
  owner: Database,
  events: readonly number[],
  people: readonly Person[],
  betsOfEvent: number,
): Promise<void> {
  await owner.run(`set statement_timeout = ${statementMs}`);
  const memberIds = people.map((person) => person.memberId);
  for (const eventId of events)
    await owner.run(
      `with side as (
         select s.pick, s.id, s.market_id from selection s where s.event_id = $1
       ), wanted as (
         select nextval('bet_id_seq') as id, g, ($2::bigint[])[1 + g % $3] as member_id,
                case when g % $3 % 20 < $5 then 'home' else 'away' end as pick
           from generate_series(0, $4 - 1) g
       ), placed as (
         insert into bet (id, site_id, member_id, receipt_id, status, stake, total_odds_milli, possible_win, placed_at)
         overriding system value
         select id, 1, member_id, 'B-BENCH-' || id, 'BET', $6::bigint + g % 7, $7::bigint, ($6::bigint + g % 7) * $7::bigint / 1000,
                now() - interval '2 hours' from wanted
       )
       insert into bet_leg (bet_id, event_id, market_id, selection_id, odds_milli)
       select w.id, $1, s.market_id, s.id, $7::int from wanted w join side s on s.pick = w.pick`,
      [eventId, memberIds, memberIds.length, betsOfEvent, homeInTwenty, stake, oddsMilli],
    );
  await owner.run(
    `insert into event_book (event_id, site_id, version) select id, 1, 1 from event where league_id = 991`,
  );
  await owner.run(
    `insert into selection_book (event_id, site_id, selection_id, market_id, bets, stake, payout)
     select l.event_id, 1, l.selection_id, l.market_id, count(*), sum(b.stake), sum(b.possible_win)
       from bet b join bet_leg l on l.bet_id = b.id where l.event_id = any($1) group by 1, 3, 4`,
    [events],
  );
  await owner.run(
    `insert into member_event_book (member_id, event_id, win, markets, selections)
     select m, e, 0, '{}', '{}' from unnest($1::bigint[]) m, unnest($2::bigint[]) e`,
    [memberIds, events],
  );
  await owner.run('vacuum (analyze) bet, bet_leg, selection, member_event_book');
}

/** The home side has won, as the play job writes it. */
export async function endEvent(owner: Database, eventId: number): Promise<void> {
  await owner.transaction(async (tx) => {
    await tx.run(
      "update event set phase = 'ended', home_score = 1, settled_at = now(), version = version + 1 where id = $1",
      [eventId],
    );
    await tx.run(
      "update selection set result = case pick when 'home' then 'win' else 'lose' end where event_id = $1",
      [eventId],
    );
    await tx.run('insert into settlement_pass (event_id, requested_at) values ($1, now())', [eventId]);
  });
}
