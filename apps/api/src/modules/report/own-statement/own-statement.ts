import type { AnswerOf } from '@hanpan/contract';
import { type Amount, add, subtract, zero } from '@hanpan/money';
import { siteDate } from '@hanpan/rules';
import type { MemberContext } from '../../../kernel/call-context.ts';
import { monthsOfMember, type PlaySums, sumsOfMember } from '../../play/index.ts';
import { settingsOf } from '../../settings/index.ts';
import { presentSums, resultOf } from '../present-sums.ts';
import type { ReportServices } from '../services.ts';
import { cashByMonth, type MonthFlow } from './own-statement-store.ts';

type Answer = AnswerOf<'/api/protection/statement'>;
type Month = Answer['months'][number];

const monthsShown = 12;

/** What moves a member's cash beside play, by the line that it stands in. A withdrawal counts from when it is held. */
const flowsOf = {
  depositAmount: ['deposit'],
  withdrawalAmount: ['withdrawal-hold', 'withdrawal-return'],
  partnerAmount: ['give', 'take-back'],
  rewardAmount: ['point-convert', 'comp-convert', 'coupon', 'bonus-release'],
  adjustmentAmount: ['adjustment', 'adjustment-debit'],
} as const;
type Line = keyof typeof flowsOf;
const lines = Object.keys(flowsOf) as Line[];
const withReversals = (flow: string) => [flow, `${flow}-reversal`];
const lineByFlow = new Map(
  lines.flatMap((line) => flowsOf[line].flatMap(withReversals).map((flow) => [flow, line] as const)),
);

/** The sum of a line over the movements. Withdrawals leave the account, and are shown as what was withdrawn. */
function sumOf(line: Line, movements: readonly MonthFlow[]): Amount {
  const sum = add(
    zero,
    ...movements.filter(({ flow }) => lineByFlow.get(flow) === line).map(({ amount }) => amount),
  );
  return line === 'withdrawalAmount' ? subtract(zero, sum) : sum;
}

/** The month of that day and those before it, the newest first: "2026-11". */
function monthsUpTo(today: string, count: number): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

function monthOf(month: string, movements: readonly MonthFlow[], played: PlaySums | undefined): Month {
  return {
    month,
    depositAmount: sumOf('depositAmount', movements),
    withdrawalAmount: sumOf('withdrawalAmount', movements),
    partnerAmount: sumOf('partnerAmount', movements),
    rewardAmount: sumOf('rewardAmount', movements),
    adjustmentAmount: sumOf('adjustmentAmount', movements),
    stakeAmount: played?.stake ?? zero,
    paidAmount: played === undefined ? zero : add(played.win, played.returned),
    resultAmount: played === undefined ? zero : resultOf(played),
  };
}

/** What a member has moved and played in the last twelve months of its site's calendar, and what it has put in of all time. */
export async function ownStatement(
  { longDatabase, clock }: Pick<ReportServices, 'longDatabase' | 'clock'>,
  { memberId, site }: MemberContext,
): Promise<Answer> {
  const { timeZone } = settingsOf(site);
  const names = monthsUpTo(siteDate(clock(), timeZone), monthsShown);
  const startDate = `${names.at(-1)}-01`;
  const movements = await cashByMonth(longDatabase, memberId, [...lineByFlow.keys()], timeZone);
  const played = await monthsOfMember(longDatabase, memberId, startDate);
  const games = await sumsOfMember(longDatabase, memberId, { startDate, endDate: null });
  const depositAmount = sumOf('depositAmount', movements);
  const withdrawalAmount = sumOf('withdrawalAmount', movements);
  return {
    months: names.map((name) =>
      monthOf(
        name,
        movements.filter(({ month }) => month === name),
        played.find(({ month }) => month === name),
      ),
    ),
    games: games.map(presentSums),
    lifetime: { depositAmount, withdrawalAmount, netAmount: subtract(depositAmount, withdrawalAmount) },
  };
}
