import { randomUUID } from 'node:crypto';
import type { BenchDatabase } from './bench-database.ts';
import type { Prepared } from './http-load.ts';
import type { Person } from './people.ts';

const events = 90;
const odds = 1.9;

/** More than all bets of a benchmark can win: the limits are asked, and stop nothing. */
const unlimited = 1_000_000_000_000;
const liability = {
  selectionAmount: unlimited,
  marketAmount: unlimited,
  eventAmount: unlimited,
  memberEventAmount: unlimited,
  memberDayAmount: unlimited,
  legSetAmount: unlimited,
  totalOddsMilli: 1_000_000_000,
};

/** Open matches with one market each; the prices stay, because no worker runs here. Returns the home selections. */
export async function openMatches(database: Pick<BenchDatabase, 'owner'>): Promise<number[]> {
  const { owner } = database;
  await owner.run(
    `update site set settings = settings || jsonb_build_object('liability', $1::jsonb,
            'bet', '{"minAmount":1000,"maxAmount":2000000,"maxWinAmount":50000000,"maxLegs":10}'::jsonb) where id = 1`,
    [JSON.stringify(liability)],
  );
  const name = '{"ko":"B","en":"B","vi":"B"}';
  await owner.run(
    `insert into league (id, sport, code, name, country, model) values (990, 'soccer', 'BENCH', $1, $1, '{}')`,
    [name],
  );
  await owner.run(
    "insert into team (id, code, name) select 900000 + g, 'bench' || g, $2 from generate_series(1, $1) g",
    [events * 2, name],
  );
  await owner.run(
    `insert into event (league_id, home_team, away_team, source_key, starts_at, ends_at, priced_at)
     select 990, 900000 + g * 2 - 1, 900000 + g * 2, 'bench' || g, now() + interval '2 hours', now() + interval '3 hours', now()
       from generate_series(1, $1) g`,
    [events],
  );
  await owner.run(
    "insert into market (event_id, kind, is_main) select id, 'WDL', true from event where league_id = 990",
  );
  await owner.run(
    `insert into feed_state (name, alive_at) values ('season', now() + interval '1 hour')
     on conflict (name) do update set alive_at = excluded.alive_at`,
  );
  const rows = await owner.rows<{ id: number }>(
    `insert into selection (market_id, event_id, pick, fair_probability, odds_milli)
     select m.id, e.id, 'home', 0.5, $1 from market m join event e on e.id = m.event_id where e.league_id = 990 returning id`,
    [odds * 1000],
  );
  return rows.map((row) => row.id);
}

/** Slips that differ from each other: a member's same slip within seconds is a double click, and refused. */
export function slipOf(people: readonly Person[], selections: readonly number[], index: number): Prepared {
  const person = people[index % people.length];
  const first = index % (selections.length / 3);
  const legs = [first, first + selections.length / 3, first + (selections.length * 2) / 3].map((place) => ({
    selectionId: selections[place],
    odds,
  }));
  const stake = 1_000 + (Math.floor(index / people.length) % 500) * 100;
  return {
    path: '/api/bet/betProc',
    headers: {
      'content-type': 'application/json',
      authorization: 'hanpan-demo-site',
      token: person?.token ?? '',
    },
    body: JSON.stringify({ idempotencyKey: randomUUID(), stake, oddsPolicy: 'all', legs }),
  };
}

export function prepareSlips(
  people: readonly Person[],
  selections: readonly number[],
  count: number,
): Prepared[] {
  return Array.from({ length: count }, (_, index) => slipOf(people, selections, index));
}

/** The matches as a board has them: seven markets each, and sides whose strength is known, so that they can be priced. */
export async function openWide({ owner }: BenchDatabase): Promise<void> {
  const model = {
    base: 0.1,
    homeAdvantage: 0.25,
    rho: -0.05,
    teams: {},
    newcomer: { attack: -0.2, defence: -0.2 },
  };
  await owner.run('update league set model = $1 where id = 990', [JSON.stringify(model)]);
  await owner.run(
    `insert into team_rating (league_id, team_id, attack, defence, updated_at)
     select 990, id, 0, 0, now() from team where code like 'bench%'`,
  );
  await owner.run(
    `insert into market (event_id, kind, line_quarters, is_main)
     select e.id, k.kind, k.line, k.line in (-1, 10) from event e,
       (values ('AH', -3), ('AH', -1), ('AH', 1), ('UO', 8), ('UO', 10), ('UO', 12)) k(kind, line) where e.league_id = 990`,
  );
  await owner.run(
    `insert into selection (market_id, event_id, pick, fair_probability, odds_milli)
     select m.id, m.event_id, p.pick, 0.5, 1900 from market m join event e on e.id = m.event_id and e.league_id = 990
       join (values ('AH', 'home'), ('AH', 'away'), ('UO', 'over'), ('UO', 'under'), ('WDL', 'draw'), ('WDL', 'away'))
            p(kind, pick) on p.kind = m.kind`,
  );
}

/** The selections of each of these matches. */
export async function selectionsByMatch({ owner }: BenchDatabase): Promise<number[][]> {
  const rows = await owner.rows<{ ids: number[] }>(
    `select array_agg(s.id order by s.id) as ids from selection s join event e on e.id = s.event_id
      where e.league_id = 990 group by e.id order by e.id`,
  );
  return rows.map((row) => row.ids);
}
