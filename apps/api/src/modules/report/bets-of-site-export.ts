import { consoleBetsCsv } from '@hanpan/contract';
import { siteInstant } from '@hanpan/rules';
import { fail } from '../../kernel/failure.ts';
import { deskFileOf, inBoth, nameOf } from '../../kernel/list-file.ts';
import type { Export } from '../../kernel/register-exports.ts';
import { type BetOfSiteRow, type BetPlace, betsAtPlaces, placesOfBets } from './bets-of-site-store.ts';
import { daysAsked } from './days/days-within.ts';
import type { ReportServices } from './services.ts';

/** So long a time may be asked for at once. */
const mostDays = 5 * 366;

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
  'address',
  'isTest',
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
    address: row.address,
    isTest: row.is_test ? 'Y' : 'N',
  };
}

/**
 * Every bet of a site as text and as a spreadsheet, open, void, cancelled and settled again: what an authority asks for. Times
 * are those of the site; selections are JSON, event, market, line, pick, odds and result of each. `address` is the network address that
 * the bet, or the game of a round, was asked for from.
 */
export function betsOfSiteExports(services: ReportServices): Export[] {
  const { families, clock } = services;
  return inBoth(consoleBetsCsv, async (context, { from, to, basis, reason }) => {
    const days = daysAsked(context.site, { startDate: from ?? null, endDate: to ?? null }, clock(), mostDays);
    if (days === undefined) return fail('E400');
    const at = (moment: Date) => siteInstant(moment.getTime(), days.timeZone);
    const present = (row: BetOfSiteRow) => ({
      ...presentBet(row),
      name: row.game[context.locale],
      placedAt: at(row.started_at),
      settledAt: row.settled_at === null ? null : at(row.settled_at),
    });
    return deskFileOf(services, context, {
      name: nameOf('bets', days),
      period: { from: days.from, to: days.to },
      columns,
      action: 'report.export',
      chosen: { reason, from: days.from, to: days.to, basis },
      lots: async function* (snapshot, limit) {
        let after: BetPlace | undefined;
        for (;;) {
          const places = await placesOfBets(snapshot, families, days, basis, { after, limit });
          yield (await betsAtPlaces(snapshot, families, days.siteId, places)).map(present);
          if (places.length < limit) return;
          after = places.at(-1);
        }
      },
    });
  });
}
