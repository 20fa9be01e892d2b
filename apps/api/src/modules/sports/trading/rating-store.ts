import type { Queryable, Tx } from '@hanpan/db';
import type { LeagueRatings, TeamRating } from '@hanpan/rules';

export async function leagueModel(queryable: Queryable, leagueId: number): Promise<LeagueRatings> {
  const league = await queryable.row<{ model: LeagueRatings }>('select model from league where id = $1', [
    leagueId,
  ]);
  if (league === undefined) throw new Error(`league ${leagueId} is unknown`);
  return league.model;
}

export function ratingsOf(
  queryable: Queryable,
  leagueId: number,
  teamIds: readonly number[],
): Promise<(TeamRating & { team_id: number })[]> {
  return queryable.rows(
    'select team_id, attack, defence from team_rating where league_id = $1 and team_id = any($2)',
    [leagueId, teamIds],
  );
}

export function leagueModels(
  queryable: Queryable,
  leagueIds: readonly number[],
): Promise<{ readonly id: number; readonly model: LeagueRatings }[]> {
  return queryable.rows('select id, model from league where id = any($1)', [leagueIds]);
}

/** The ratings of these teams in these leagues. */
export function ratingsIn(
  queryable: Queryable,
  leagueIds: readonly number[],
  teamIds: readonly number[],
): Promise<(TeamRating & { readonly league_id: number; readonly team_id: number })[]> {
  return queryable.rows(
    `select league_id, team_id, attack, defence from team_rating
      where league_id = any($1) and team_id = any($2)`,
    [leagueIds, teamIds],
  );
}

export async function saveRating(
  tx: Tx,
  team: { leagueId: number; teamId: number; rating: TeamRating },
  at: Date,
): Promise<void> {
  await tx.run(
    `insert into team_rating (league_id, team_id, attack, defence, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (league_id, team_id) do update set attack = $3, defence = $4, updated_at = $5`,
    [team.leagueId, team.teamId, team.rating.attack, team.rating.defence, at],
  );
}
