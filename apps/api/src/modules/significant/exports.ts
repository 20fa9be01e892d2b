import { significantCsv } from '@hanpan/contract';
import { siteInstant } from '@hanpan/rules';
import { deskFileOf, inBoth, nameOf } from '../../kernel/list-file.ts';
import type { Export } from '../../kernel/register-exports.ts';
import { settingsOf } from '../settings/index.ts';
import { type EventRow, eventsBehind } from './event-store.ts';
import { presentEvent } from './present-event.ts';
import type { SignificantServices } from './services.ts';

const columns = [
  'eventIdx',
  'at',
  'kind',
  'memId',
  'memNick',
  'amount',
  'fromAmount',
  'reference',
  'family',
  'gameType',
  'vendorCode',
  'group',
  'by',
  'reason',
  'seenBy',
  'seenAt',
];

/** The events that an operator looks at as text and as a spreadsheet; times are those of the site. */
export function significantExports(services: SignificantServices): Export[] {
  return inBoth(significantCsv, async (context, { kind, onlyNew, from, to, reason }) => {
    const { timeZone } = settingsOf(context.site);
    const filter = {
      siteId: context.site.id,
      kind: kind === 'all' ? null : kind,
      onlyNew,
      startDate: from ?? null,
      endDate: to ?? null,
      timeZone,
    };
    const present = (row: EventRow) => ({
      ...presentEvent(row),
      at: siteInstant(row.at.getTime(), timeZone),
      seenAt: row.seenAt && siteInstant(row.seenAt.getTime(), timeZone),
    });
    return deskFileOf(services, context, {
      name: nameOf('significant-events', { from, to }),
      columns,
      action: 'significant.export',
      chosen: { reason, kind, onlyNew, from, to },
      lots: async function* (snapshot, limit) {
        for (let last: number | undefined; ; ) {
          const rows = await eventsBehind(snapshot, filter, { last, limit });
          yield rows.map(present);
          if (rows.length < limit) return;
          last = rows.at(-1)?.id;
        }
      },
    });
  });
}
