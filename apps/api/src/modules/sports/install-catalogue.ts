import type { Tx } from '@hanpan/db';
import { insertLeague, insertRatings, insertTeams } from './catalogue-store.ts';
import { readFixtures, readStartingRatings } from './football-data.ts';

/** Writes leagues, teams and the fitted ratings that are not there yet. Ratings updated since are kept. */
export async function installSportsCatalogue(tx: Tx, at: Date): Promise<void> {
  const [{ leagues, teams }, ratings] = await Promise.all([readFixtures(), readStartingRatings()]);
  const rated = leagues.flatMap((league) => {
    const model = ratings.get(league.code);
    return model === undefined ? [] : [{ ...league, model }];
  });
  for (const [index, league] of rated.entries()) {
    await insertLeague(tx, {
      id: index + 1,
      code: league.code,
      name: { ko: league.nameKo, en: league.nameEn, vi: league.nameVi ?? league.nameEn },
      country: { ko: league.countryKo, en: league.countryEn, vi: league.countryVi ?? league.countryEn },
      model: { ...league.model, teams: {} },
    });
  }
  await insertTeams(
    tx,
    teams.map((team) => ({ code: team.id, name: { ko: team.nameKo, en: team.nameEn, vi: team.nameEn } })),
  );
  for (const [code, model] of ratings) await insertRatings(tx, code, Object.entries(model.teams), at);
}
