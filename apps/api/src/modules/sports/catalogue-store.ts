import type { Queryable, Tx } from '@hanpan/db';
import type { SeasonLeague, Sport, Strength } from '@hanpan/rules';

export interface NewLeague extends Omit<SeasonLeague, 'sides' | 'name' | 'country'> {
  readonly sport: Sport;
  readonly name: object;
  readonly country: object;
}

export interface NewSide extends Strength {
  readonly code: string;
  readonly league: string;
  readonly name: object;
}

/** Ids from these on are not the catalogue's to give. */
const ownLeagueIds = 900;
const ownTeamIds = 900_000;

/** Of a sport, or of any. */
export async function hasLeagues(queryable: Queryable, sport?: string): Promise<boolean> {
  const row = await queryable.row('select 1 from league where $1::text is null or sport = $1 limit 1', [
    sport ?? null,
  ]);
  return row !== undefined;
}

/** A league that exists keeps its id, its names and its model, and learns how the season plays it. */
export async function saveLeagues(tx: Tx, leagues: readonly NewLeague[]): Promise<void> {
  await tx.run(
    `insert into league (id, sport, code, name, country, model, format, names, strengths, spread, meetings, ord)
     select (select coalesce(max(id), 0) from league where id < $2) + n, sport, code, name, country, level, format, names,
            strengths, spread, meetings, n
       from jsonb_to_recordset($1::jsonb) l(n int, sport text, code text, name jsonb, country jsonb, level jsonb, format text,
            names text, strengths text, spread float8, meetings int)
     on conflict (code) do update set format = excluded.format, names = excluded.names, strengths = excluded.strengths,
            spread = excluded.spread, meetings = excluded.meetings, ord = excluded.ord`,
    [JSON.stringify(leagues.map((league, index) => ({ ...league, n: index + 1 }))), ownLeagueIds],
  );
}

/** Sides that are not there yet, and their ratings in their leagues; ratings that have moved since are kept. */
export async function insertSides(tx: Tx, sides: readonly NewSide[], at: Date): Promise<void> {
  const rows = JSON.stringify(sides.map((side, index) => ({ ...side, n: index + 1 })));
  await tx.run(
    `insert into team (id, code, name)
     select (select coalesce(max(id), 0) from team where id < $2) + n, code, name
       from jsonb_to_recordset($1::jsonb) s(n int, code text, name jsonb) on conflict (code) do nothing`,
    [rows, ownTeamIds],
  );
  await tx.run(
    `insert into team_rating (league_id, team_id, attack, defence, updated_at)
     select l.id, t.id, s.attack, s.defence, $2
       from jsonb_to_recordset($1::jsonb) s(code text, league text, attack float8, defence float8)
       join team t on t.code = s.code join league l on l.code = s.league
     on conflict do nothing`,
    [rows, at],
  );
}
