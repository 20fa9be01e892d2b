import { consoleBetsCsv } from '@hanpan/contract';
import { fail } from '../../kernel/failure.ts';
import { deskFileOf, inBoth, nameOf } from '../../kernel/list-file.ts';
import type { Export } from '../../kernel/register-exports.ts';
import { betCells, betColumns } from './bet-cells.ts';
import { type BetPlace, betsAtPlaces, placesOfBets } from './bets-of-site-store.ts';
import { daysAsked } from './days/days-within.ts';
import type { ReportServices } from './services.ts';

/** So long a time may be asked for at once. */
const mostDays = 5 * 366;

/** Every bet of a site as text and as a spreadsheet, open, void, cancelled and settled again: what an authority asks for. */
export function betsOfSiteExports(services: ReportServices): Export[] {
  const { families, clock } = services;
  return inBoth(consoleBetsCsv, async (context, { from, to, basis, reason }) => {
    const days = daysAsked(context.site, { startDate: from ?? null, endDate: to ?? null }, clock(), mostDays);
    if (days === undefined) return fail('E400');
    const { locale } = context;
    const { timeZone } = days;
    return deskFileOf(services, context, {
      name: nameOf('bets', days),
      period: { from: days.from, to: days.to },
      columns: betColumns,
      action: 'report.export',
      chosen: { reason, from: days.from, to: days.to, basis },
      lots: async function* (snapshot, limit) {
        let after: BetPlace | undefined;
        for (;;) {
          const places = await placesOfBets(snapshot, families, days, basis, { after, limit });
          const rows = await betsAtPlaces(snapshot, families, days.siteId, places);
          yield rows.map((row) => betCells(row, { locale, timeZone }));
          if (places.length < limit) return;
          after = places.at(-1);
        }
      },
    });
  });
}
