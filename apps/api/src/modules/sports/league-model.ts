import type { Queryable, Tx } from '@hanpan/db';
import { type LeagueRatings, ratingOf, updateRatings } from '@hanpan/rules';

/** The league's model with the ratings of these two sides as they are now. Team keys are the teams' ids as text. */
export async function modelFor(
  queryable: Queryable,
  leagueId: number,
  homeId: number,
  awayId: number,
): Promise<LeagueRatings> {
  const league = await queryable.row<{ model: LeagueRatings }>('select model from league where id = $1', [
    leagueId,
  ]);
  if (league === undefined) throw new Error(`league ${leagueId} is unknown`);
  const rows = await queryable.rows<{ team_id: number; attack: number; defence: number }>(
    'select team_id, attack, defence from team_rating where league_id = $1 and team_id in ($2, $3)',
    [leagueId, homeId, awayId],
  );
  const teams = Object.fromEntries(
    rows.map((row) => [String(row.team_id), { attack: row.attack, defence: row.defence }]),
  );
  return { ...league.model, teams };
}

/** What a result teaches about the two sides; the prices of their next matches move by it. */
export async function learnFromResult(
  tx: Tx,
  match: { leagueId: number; homeId: number; awayId: number; homeGoals: number; awayGoals: number; at: Date },
): Promise<void> {
  const before = await modelFor(tx, match.leagueId, match.homeId, match.awayId);
  const after = updateRatings(before, {
    homeTeam: String(match.homeId),
    awayTeam: String(match.awayId),
    homeGoals: match.homeGoals,
    awayGoals: match.awayGoals,
  });
  for (const teamId of [match.homeId, match.awayId]) {
    const rating = ratingOf(after, String(teamId));
    await tx.run(
      `insert into team_rating (league_id, team_id, attack, defence, updated_at) values ($1, $2, $3, $4, $5)
       on conflict (league_id, team_id) do update set attack = $3, defence = $4, updated_at = $5`,
      [match.leagueId, teamId, rating.attack, rating.defence, match.at],
    );
  }
}
