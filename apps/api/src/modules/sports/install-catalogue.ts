import type { Tx } from '@hanpan/db';
import { type SeasonName, sportOfFormat } from '@hanpan/rules';
import { insertSides, saveLeagues } from './catalogue-store.ts';
import { seasonLeagues, teamCode } from './season/season-data.ts';

const inAllLanguages = ({ ko, en, vi = en }: SeasonName) => ({ ko, en, vi });

/** Writes the leagues and sides of the season that are not there yet. Ids, names and ratings of older ones are kept. */
export async function installSportsCatalogue(tx: Tx, at: Date): Promise<void> {
  const leagues = await seasonLeagues();
  await saveLeagues(
    tx,
    leagues.map(({ sides: _, ...league }) => ({
      ...league,
      sport: sportOfFormat[league.format],
      name: inAllLanguages(league.name),
      country: inAllLanguages(league.country),
    })),
  );
  const sides = leagues.flatMap((league) =>
    league.sides.map((side) => ({
      ...side,
      name: inAllLanguages(side),
      code: teamCode(league, side.id),
      league: league.code,
    })),
  );
  await insertSides(tx, sides, at);
}
