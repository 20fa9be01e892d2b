import type { Queryable, Tx } from '@hanpan/db';
import { type LeagueRatings, ratingOf, type TeamRating, updateRatings } from '@hanpan/rules';
import { leagueModel, leagueModels, ratingsIn, ratingsOf, saveRating } from './rating-store.ts';

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

interface Match {
  readonly league_id: number;
  readonly home_team: number;
  readonly away_team: number;
}

/** The models of many matches, read at once. What it returns throws where the league of a match is unknown. */
export async function modelsFor(
  queryable: Queryable,
  matches: readonly Match[],
): Promise<(match: Match) => LeagueRatings> {
  if (matches.length === 0) return ({ league_id }) => unknownLeague(league_id);
  const leagueIds = [...new Set(matches.map((match) => match.league_id))];
  const teamIds = [...new Set(matches.flatMap((match) => [match.home_team, match.away_team]))];
  const leagues = new Map((await leagueModels(queryable, leagueIds)).map(({ id, model }) => [id, model]));
  const ratings = new Map(
    (await ratingsIn(queryable, leagueIds, teamIds)).map((row) => [`${row.league_id} ${row.team_id}`, row]),
  );
  return ({ league_id: leagueId, home_team: homeId, away_team: awayId }) => {
    const model = leagues.get(leagueId) ?? unknownLeague(leagueId);
    const teams = [homeId, awayId].flatMap((teamId): [string, TeamRating][] => {
      const row = ratings.get(`${leagueId} ${teamId}`);
      return row === undefined ? [] : [[String(teamId), { attack: row.attack, defence: row.defence }]];
    });
    return { ...model, teams: Object.fromEntries(teams) };
  };
}

function unknownLeague(leagueId: number): never {
  throw new Error(`league ${leagueId} is unknown`);
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
