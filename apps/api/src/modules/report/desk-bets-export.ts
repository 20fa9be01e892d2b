import { deskBetsCsv } from '@hanpan/contract';
import { fail } from '../../kernel/failure.ts';
import { deskFileOf, inBoth, nameOf } from '../../kernel/list-file.ts';
import type { Export } from '../../kernel/register-exports.ts';
import { betColumns } from './bet-cells.ts';
import { betLots } from './bet-lots.ts';
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
    return deskFileOf(services, context, {
      name: nameOf('bets', { from, to }),
      columns: betColumns,
      action: 'report.export',
      chosen: { reason, from, to, memId, groupKey, type },
      lots: betLots<DeskPlace>({ ...filter, families, locale: context.locale }, (snapshot, lot) =>
        placesBehind(snapshot, families, filter, lot),
      ),
    });
  });
}
