import { deskBetsCsv } from '@hanpan/contract';
import { fail } from '../../kernel/failure.ts';
import { deskFileOf, inBoth, nameOf } from '../../kernel/list-file.ts';
import type { Export } from '../../kernel/register-exports.ts';
import { betCells, betColumns } from './bet-cells.ts';
import { betsAtPlaces } from './bets-of-site-store.ts';
import { deskFilterOf } from './desk-bets.ts';
import { type DeskPlace, placesBehind } from './desk-bets-store.ts';
import type { ReportServices } from './services.ts';

/** The bets and rounds that an operator looks at, as text and as a spreadsheet. Fails with E404 for an id that nobody has. */
export function deskBetsExports(services: ReportServices): Export[] {
  const { families, longDatabase } = services;
  return inBoth(deskBetsCsv, async (context, { reason, from, to, memId, groupKey, type }) => {
    const asked = { memId, groupKey, type, startDate: from ?? null, endDate: to ?? null };
    const filter = await deskFilterOf(longDatabase, context.site, asked);
    if (filter === undefined) return fail('E404');
    const { timeZone } = filter;
    const { locale } = context;
    return deskFileOf(services, context, {
      name: nameOf('bets', { from, to }),
      columns: betColumns,
      action: 'report.export',
      chosen: { reason, from, to, memId, groupKey, type },
      lots: async function* (snapshot, limit) {
        let after: DeskPlace | undefined;
        for (;;) {
          const places = await placesBehind(snapshot, families, filter, { after, limit });
          const rows = await betsAtPlaces(snapshot, families, filter.siteId, places);
          yield rows.map((row) => betCells(row, { locale, timeZone }));
          if (places.length < limit) return;
          after = places.at(-1);
        }
      },
    });
  });
}
