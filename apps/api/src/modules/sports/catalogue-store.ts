import type { Queryable, Tx } from '@hanpan/db';
import type { LeagueRatings, TeamRating } from '@hanpan/rules';

interface NewLeague {
  readonly id: number;
  readonly code: string;
  readonly name: object;
  readonly country: object;
  readonly model: LeagueRatings;
}

export async function hasLeagues(queryable: Queryable): Promise<boolean> {
  return (await queryable.row('select 1 from league limit 1')) !== undefined;
}

/** An existing league stays as it is. */
export async function insertLeague(tx: Tx, league: NewLeague): Promise<void> {
  await tx.run(
    `insert into league (id, sport, code, name, country, model) values ($1, 'soccer', $2, $3, $4, $5)
     on conflict (code) do nothing`,
    [
      league.id,
      league.code,
      JSON.stringify(league.name),
      JSON.stringify(league.country),
      JSON.stringify(league.model),
    ],
  );
}

/** Ids count from 1 in the order given. */
export async function insertTeams(
  tx: Tx,
  teams: readonly { readonly code: string; readonly name: object }[],
): Promise<void> {
  await tx.run(
    `insert into team (id, code, name)
     select * from unnest($1::int[], $2::text[], $3::jsonb[]) on conflict (code) do nothing`,
    [
      teams.map((_, index) => index + 1),
      teams.map((team) => team.code),
      teams.map((team) => JSON.stringify(team.name)),
    ],
  );
}

/** By the codes of league and teams; ratings updated since are kept. */
export async function insertRatings(
  tx: Tx,
  leagueCode: string,
  ratings: readonly (readonly [team: string, rating: TeamRating])[],
  at: Date,
): Promise<void> {
  await tx.run(
    `insert into team_rating (league_id, team_id, attack, defence, updated_at)
     select l.id, t.id, r.attack, r.defence, $5
       from unnest($2::text[], $3::float8[], $4::float8[]) r(code, attack, defence)
       join team t on t.code = r.code join league l on l.code = $1
     on conflict do nothing`,
    [
      leagueCode,
      ratings.map(([team]) => team),
      ratings.map(([, each]) => each.attack),
      ratings.map(([, each]) => each.defence),
      at,
    ],
  );
}
