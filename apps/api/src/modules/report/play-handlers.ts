import { type Amount, add, subtract, zero } from '@hanpan/money';
import type { Handlers } from '../../kernel/call-context.ts';
import { daysOfMember, type PlaySums, sumsOfMember, type TypeSums } from '../play/index.ts';
import { daysWithin } from './days/days-within.ts';
import { returnOf } from './revenue/revenue.ts';
import type { ReportServices } from './services.ts';
import { typeDays } from './sums/sums-store.ts';

const rowsShown = 1_000;
/** As the contract says: a year. */
const daysShown = 366;

function resultOf({ win, returned, stake }: PlaySums): Amount {
  return subtract(add(win, returned), stake);
}

function presentSums(sums: TypeSums) {
  return {
    family: sums.family,
    gameType: sums.gameType,
    betCount: sums.bets,
    stakeAmount: sums.stake,
    returnedAmount: sums.returned,
    winAmount: sums.win,
    turnoverAmount: sums.counted,
    resultAmount: resultOf(sums),
  };
}

/** Sums of play over days of the site's calendar; they follow the settlements by about a second. */
export function playReportHandlers({ database, longDatabase, clock }: ReportServices) {
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

    '/api/console/report/play': async ({ site }, period) => {
      const days = await typeDays(longDatabase, daysWithin(site, period, clock(), daysShown), rowsShown);
      return {
        list: days.map((day) => ({
          day: day.day,
          playerCount: day.players,
          ...presentSums(day),
          returnBasisPoints: returnOf(day.stake, add(day.win, day.returned)),
        })),
      };
    },
  } satisfies Handlers<'/api/member/winlose' | '/api/console/report/play'>;
}
