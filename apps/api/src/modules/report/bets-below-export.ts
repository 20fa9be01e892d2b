import { partnerBetsCsv } from '@hanpan/contract';
import { siteInstant } from '@hanpan/rules';
import { fail, isFailure } from '../../kernel/failure.ts';
import { fileOf, inBoth, nameOf } from '../../kernel/list-file.ts';
import type { Export } from '../../kernel/register-exports.ts';
import { partnerInOwnTree } from '../partner/index.ts';
import { settingsOf } from '../settings/index.ts';
import { listBetsBelow } from './below-store.ts';
import { presentBet } from './bets-below.ts';
import type { ReportServices } from './services.ts';

const columns = [
  'receiptId',
  'placedAt',
  'settledAt',
  'memId',
  'memNick',
  'parentMemId',
  'family',
  'gameType',
  'vendorCode',
  'name',
  'status',
  'cash',
  'winCash',
  'resultCash',
];

/** The bets of a partner's downline as text and as a spreadsheet; times are those of the site. */
export function betsBelowExports(services: ReportServices): Export[] {
  const { longDatabase, families } = services;
  return inBoth(partnerBetsCsv, async (context, query) => {
    const found = await partnerInOwnTree(services, context, '');
    if (isFailure(found)) return fail('E404');
    const { timeZone } = settingsOf(context.site);
    const filter = {
      rootId: found.named.id,
      isPerson: false,
      basis: query.basis,
      search: '',
      group: null,
      statuses: null,
      startDate: query.from ?? null,
      endDate: query.to ?? null,
      timeZone,
    };
    return fileOf(longDatabase, {
      name: nameOf('bets', query),
      columns,
      read: async (snapshot, page) =>
        (await listBetsBelow(snapshot, families, filter, page)).map((row) => ({
          ...presentBet(row),
          name: row.game[context.locale],
          placedAt: siteInstant(row.started_at.getTime(), timeZone),
          settledAt: row.settled_at === null ? null : siteInstant(row.settled_at.getTime(), timeZone),
        })),
    });
  });
}
