import { SetupRefused } from '@hanpan/db';
import { z } from 'zod';
import { givenVariables } from '../../../kernel/given-variables.ts';
import { polledLivePriceMs } from '../price-state.ts';
import { defaultBackOff } from './back-off.ts';
import { defaultPlanPolicy } from './plan-requests.ts';
import type { OddsApiSettings } from './settings.ts';
import { firstOfNextMonthMs } from './source.ts';
import { oddsApiSport } from './sports.ts';

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

const variables = z.object({
  HANPAN_ODDS_API_KEY: z.string().optional(),
  HANPAN_ODDS_API_URL: z.url().default('https://api.the-odds-api.com'),
  HANPAN_ODDS_API_SPORTS: list.default([]),
  HANPAN_ODDS_API_REGIONS: list.default(['eu']),
  HANPAN_ODDS_API_MARKETS: list.default(['h2h', 'spreads', 'totals']),
  HANPAN_ODDS_API_BOOKMAKERS: list.default(['pinnacle']),
  HANPAN_ODDS_API_FORMAT: z.enum(['decimal', 'american']).default('decimal'),
  HANPAN_ODDS_API_CREDITS: z.coerce.number().int().min(1).optional(),
});

/**
 * The settings of this feed from environment variables; undefined without a key, so that an installation without one
 * has no such feed. Throws SetupRefused for the person who starts it. The key is never in it.
 */
export function readOddsApiSettings(
  source: Readonly<Record<string, string | undefined>>,
  request: OddsApiSettings['connection']['request'],
): OddsApiSettings | undefined {
  const read = variables.safeParse(givenVariables(source));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new SetupRefused(`${String(issue?.path[0])}: ${issue?.message}`);
  }
  const { HANPAN_ODDS_API_KEY: apiKey, HANPAN_ODDS_API_SPORTS: sports } = read.data;
  if (apiKey === undefined) return undefined;
  if (sports.length === 0)
    throw new SetupRefused('HANPAN_ODDS_API_SPORTS names no sport, for example soccer_korea_kleague1');
  const foreign = sports.find((sport) => oddsApiSport(sport) === undefined);
  if (foreign !== undefined)
    throw new SetupRefused(`HANPAN_ODDS_API_SPORTS: "${foreign}" is no sport that this site offers`);
  return {
    connection: { baseUrl: read.data.HANPAN_ODDS_API_URL, apiKey, timeoutMs: 15_000, request },
    sports,
    regions: read.data.HANPAN_ODDS_API_REGIONS,
    markets: read.data.HANPAN_ODDS_API_MARKETS,
    oddsFormat: read.data.HANPAN_ODDS_API_FORMAT,
    books: {
      preferred: read.data.HANPAN_ODDS_API_BOOKMAKERS,
      oldestBehindMs: 10 * 60_000,
      oldestLiveMs: polledLivePriceMs,
    },
    plan: defaultPlanPolicy,
    backOff: defaultBackOff,
    confirmMs: 5 * 60_000,
    overdueMs: 12 * 3_600_000,
    refusedMs: 15 * 60_000,
    monthlyCredits: read.data.HANPAN_ODDS_API_CREDITS,
    renewsAtMs: firstOfNextMonthMs,
  };
}
