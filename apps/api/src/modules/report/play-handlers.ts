import { add, zero } from '@hanpan/money';
import type { Handlers } from '../../kernel/call-context.ts';
import { isoOrNull } from '../../kernel/clock.ts';
import { daysOfMember, sumsOfMember } from '../play/index.ts';
import { daysWithin } from './days/days-within.ts';
import { ownStatement } from './own-statement/own-statement.ts';
import { presentSums, resultOf } from './present-sums.ts';
import { returnOf } from './revenue/revenue.ts';
import type { ReportServices } from './services.ts';
import { summedUntil } from './sums/sum-facts.ts';
import { typeDays } from './sums/sums-store.ts';

const rowsShown = 1_000;
/** As the contract says: a year. */
const daysShown = 366;

/** Sums of play over days of the site's calendar; they follow the settlements by about a second. */
export function playReportHandlers(services: ReportServices) {
  const { database, longDatabase, clock } = services;
  return {
    '/api/member/winlose': async ({ memberId }, period) => {
      const sums = await sumsOfMember(database, memberId, period);
      const days = await daysOfMember(database, memberId, period, daysShown);
      return {
        list: sums.map(presentSums),
        days: days.reverse().map((day) => ({
          day: day.day,
          betCount: day.bets,
          stakeAmount: day.stake,
          paidAmount: add(day.win, day.returned),
          resultAmount: resultOf(day),
        })),
        resultAmount: add(zero, ...sums.map(resultOf)),
      };
    },

    '/api/protection/statement': (context) => ownStatement(services, context),

    '/api/console/report/play': async ({ site }, period) => {
      const within = daysWithin(site, period, clock(), daysShown);
      const completeUntil = isoOrNull(await summedUntil(longDatabase));
      const rows = await typeDays(longDatabase, within, rowsShown + 1);
      // A day is shown whole or not at all.
      const cutDay = rows.length > rowsShown ? rows.at(-1)?.day : undefined;
      const shown = rows.filter(({ day }) => day !== cutDay);
      return {
        startDate: (cutDay && shown.at(-1)?.day) ?? within.from,
        completeUntil,
        list: shown.map((day) => ({
          day: day.day,
          playerCount: day.players,
          ...presentSums(day),
          returnBasisPoints: returnOf(day.stake, add(day.win, day.returned)),
        })),
      };
    },
  } satisfies Handlers<'/api/member/winlose' | '/api/protection/statement' | '/api/console/report/play'>;
}
