import type { Locale } from '@hanpan/messages';
import { siteInstant } from '@hanpan/rules';
import type { BetOfSiteRow } from './bets-of-site-store.ts';

/** The columns of a file of bets. */
export const betColumns = [
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

/**
 * A bet under these columns: times are those of the site; selections are JSON, event, market, line, pick, odds and result of
 * each. `address` is the network address that the bet, or the game of a round, was asked for from.
 */
export function betCells(row: BetOfSiteRow, { locale, timeZone }: { locale: Locale; timeZone: string }) {
  const at = (moment: Date) => siteInstant(moment.getTime(), timeZone);
  return {
    name: row.game[locale],
    placedAt: at(row.started_at),
    settledAt: row.settled_at === null ? null : at(row.settled_at),
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
