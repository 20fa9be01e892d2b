import { choosePlace, type Season, startInstallation, stopInstallation } from './installation.ts';
import { keepWithdrawalsOpen } from './site-database.ts';

/**
 * The installation that the journeys of one worker share, removed with its data afterwards: a console that counts
 * waiting members must not see those of another journey. A running one is used where HANPAN_E2E_URL names it, with its
 * folder in HANPAN_E2E_DATA. Returns what ends it.
 */
export async function openInstallation(season: Season): Promise<() => Promise<void>> {
  const { HANPAN_E2E_URL: url, HANPAN_E2E_DATA: dataFolder } = process.env;
  if (url !== undefined && dataFolder !== undefined) {
    await keepWithdrawalsOpen(dataFolder);
    return async () => undefined;
  }
  const place = await choosePlace(season);
  const installation = await startInstallation(place);
  await keepWithdrawalsOpen(place.dataFolder);
  process.env.HANPAN_E2E_URL = installation.url;
  process.env.HANPAN_E2E_DATA = place.dataFolder;
  return async () => {
    await stopInstallation(installation);
    await place.clear();
  };
}
