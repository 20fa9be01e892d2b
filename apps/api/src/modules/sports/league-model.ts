import type { Queryable, Tx } from '@hanpan/db';
import { type LeagueRatings, ratingOf, updateRatings } from '@hanpan/rules';
import { leagueModel, ratingsOf, saveRating } from './rating-store.ts';

/** The league's model with the ratings of these two sides as they are now. Team keys are the teams' ids as text. */
export async function modelFor(
  queryable: Queryable,
  leagueId: number,
  homeId: number,
  awayId: number,
): Promise<LeagueRatings> {
  const model = await leagueModel(queryable, leagueId);
  const rows = await ratingsOf(queryable, leagueId, [homeId, awayId]);
  const teams = Object.fromEntries(
    rows.map((row) => [String(row.team_id), { attack: row.attack, defence: row.defence }]),
  );
  return { ...model, teams };
}

/** Updates the ratings of both sides by a result; the prices of their next matches follow. */
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
    await saveRating(tx, { leagueId: match.leagueId, teamId, rating }, match.at);
  }
}
