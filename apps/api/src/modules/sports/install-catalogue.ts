import type { Tx } from '@hanpan/db';
import { readFixtures, readStartingRatings } from './football-data.ts';

/** Writes leagues, teams and the fitted ratings that are not there yet. Ratings that have learnt since stay. */
export async function installSportsCatalogue(tx: Tx, at: Date): Promise<void> {
  const [{ leagues, teams }, ratings] = await Promise.all([readFixtures(), readStartingRatings()]);
  const rated = leagues.filter((league) => ratings.has(league.code));
  for (const [index, league] of rated.entries()) {
    const model = ratings.get(league.code);
    await tx.run(
      `insert into league (id, sport, code, name, country, model) values ($1, 'soccer', $2, $3, $4, $5)
       on conflict (code) do nothing`,
      [
        index + 1,
        league.code,
        JSON.stringify({ ko: league.nameKo, en: league.nameEn, vi: league.nameVi ?? league.nameEn }),
        JSON.stringify({
          ko: league.countryKo,
          en: league.countryEn,
          vi: league.countryVi ?? league.countryEn,
        }),
        JSON.stringify({ ...model, teams: {} }),
      ],
    );
  }
  await tx.run(
    `insert into team (id, code, name)
     select * from unnest($1::int[], $2::text[], $3::jsonb[]) on conflict (code) do nothing`,
    [
      teams.map((_, index) => index + 1),
      teams.map((team) => team.id),
      teams.map((team) => JSON.stringify({ ko: team.nameKo, en: team.nameEn, vi: team.nameEn })),
    ],
  );
  for (const [code, model] of ratings) {
    const entries = Object.entries(model.teams);
    await tx.run(
      `insert into team_rating (league_id, team_id, attack, defence, updated_at)
       select l.id, t.id, r.attack, r.defence, $5
         from unnest($2::text[], $3::float8[], $4::float8[]) r(code, attack, defence)
         join team t on t.code = r.code join league l on l.code = $1
       on conflict do nothing`,
      [
        code,
        entries.map(([team]) => team),
        entries.map(([, each]) => each.attack),
        entries.map(([, each]) => each.defence),
        at,
      ],
    );
  }
}
