import type { FeedSource } from './vendors/feeds/port.ts';
import { readOddsApiSettings } from './vendors/feeds/the-odds-api/read-settings.ts';
import { oddsApiSource } from './vendors/feeds/the-odds-api/source.ts';
import { readUofSettings } from './vendors/feeds/uof/read-settings.ts';
import { uofSource } from './vendors/feeds/uof/source.ts';

/** The feeds that the settings of the installation ask for: none where it has no key of any. Throws SetupRefused where they are wrong. */
export function feedSources(
  environment: Readonly<Record<string, string | undefined>>,
): readonly FeedSource[] {
  const oddsApi = readOddsApiSettings(environment, fetch);
  const uof = readUofSettings(environment, fetch);
  return [
    ...(oddsApi === undefined ? [] : [oddsApiSource(oddsApi)]),
    ...(uof === undefined ? [] : [uofSource(uof)]),
  ];
}
