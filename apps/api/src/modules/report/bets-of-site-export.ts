import { consoleBetsCsv } from '@hanpan/contract';
import { siteInstant } from '@hanpan/rules';
import { deskFileOf, inBoth } from '../../kernel/list-file.ts';
import type { Export } from '../../kernel/register-exports.ts';
import { type BetOfSiteRow, listBetsOfSite } from './bets-of-site-store.ts';
import { daysWithin } from './days/days-within.ts';
import type { ReportServices } from './services.ts';

const columns = [
  'receiptId',
  'placedAt',
  'settledAt',
  'memId',
  'family',
  'gameType',
  'vendorCode',
  'name',
  'status',
  'stakeAmount',
  'odds',
  'possibleAmount',
  'winAmount',
  'returnedAmount',
  'settlements',
  'adjustedAmount',
  'selections',
];

function presentBet(row: BetOfSiteRow) {
  return {
    receiptId: row.reference,
    memId: row.mem_id,
    family: row.family,
    gameType: row.game_type,
    vendorCode: row.vendor,
    status: row.status,
    stakeAmount: row.stake,
    odds: row.odds_milli === null ? null : row.odds_milli / 1000,
    possibleAmount: row.possible,
    winAmount: row.win,
    returnedAmount: row.returned,
    settlements: row.settlements,
    adjustedAmount: row.adjusted,
    selections: JSON.stringify(row.results ?? []),
  };
}

/**
 * Every bet of a site as text and as a spreadsheet, open, void, cancelled and settled again: what an authority asks for. Times
 * are those of the site; selections are JSON, event, market, line, pick, odds and result of each.
 */
export function betsOfSiteExports(services: ReportServices): Export[] {
  const { families, clock } = services;
  return inBoth(consoleBetsCsv, async (context, { from, to, basis, reason }) => {
    const days = daysWithin(context.site, { startDate: from ?? null, endDate: to ?? null }, clock());
    const at = (moment: Date) => siteInstant(moment.getTime(), days.timeZone);
    return deskFileOf(services, context, {
      name: 'bets',
      columns,
      action: 'report.export',
      chosen: { reason, from: days.from, to: days.to, basis },
      read: async (snapshot, page) =>
        (await listBetsOfSite(snapshot, families, days, basis, page)).map((row) => ({
          ...presentBet(row),
          name: row.game[context.locale],
          placedAt: at(row.started_at),
          settledAt: row.settled_at === null ? null : at(row.settled_at),
        })),
    });
  });
}
