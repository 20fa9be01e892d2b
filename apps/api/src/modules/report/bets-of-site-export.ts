import { consoleBetsCsv } from '@hanpan/contract';
import { fail } from '../../kernel/failure.ts';
import { deskFileOf, inBoth, nameOf } from '../../kernel/list-file.ts';
import type { Export } from '../../kernel/register-exports.ts';
import { betColumns } from './bet-cells.ts';
import { betLots } from './bet-lots.ts';
import { type BetPlace, placesOfBets } from './bets-of-site-store.ts';
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
    return deskFileOf(services, context, {
      name: nameOf('bets', days),
      period: { from: days.from, to: days.to },
      columns: betColumns,
      action: 'report.export',
      chosen: { reason, from: days.from, to: days.to, basis },
      lots: betLots<BetPlace>({ ...days, families, locale: context.locale }, (snapshot, lot) =>
        placesOfBets(snapshot, families, days, basis, lot),
      ),
    });
  });
}
