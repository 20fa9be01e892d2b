import type { AnswerOf, BodyOf } from '@hanpan/contract';
import type { Database } from '@hanpan/db';
import { attendancePoints } from '@hanpan/rules';
import type { OperatorContext } from '../../../kernel/call-context.ts';
import { need } from '../../../kernel/need.ts';
import { siteById } from '../../../kernel/site-store.ts';
import { checkInsByStreak } from '../../reward/index.ts';
import {
  isZoneFixed,
  judgeChanges,
  referrerProblem,
  type SiteSettings,
  settingsFrom,
} from '../../settings/index.ts';
import type { ReportServices } from '../services.ts';
import {
  type Bounds,
  type Counted,
  decisionsFor,
  lateRequests,
  refusedBets,
  refusedMiniBets,
  refusedRequests,
} from './store.ts';

type Effect = AnswerOf<'/api/console/settings/preview'>['effects'][number];

const lookBackMs = 30 * 86_400_000;
/** What a requirement in percent is shown with. */
const exampleDeposit = 100_000;

type Sums = Pick<SiteSettings, 'deposit' | 'withdrawal' | 'bet' | 'minigame'>;
const boundsOf = ({ minAmount, maxAmount }: Sums['bet'] | Sums['minigame']): Bounds => ({
  minAmount,
  maxAmount,
  unitAmount: 1,
});

/** What one turn of the wheel costs on average, in points. */
function wheelCost({ rotary: { prizes } }: SiteSettings): number {
  const weight = prizes.reduce((sum, prize) => sum + prize.weight, 0);
  return Math.round(prizes.reduce((sum, prize) => sum + prize.points * prize.weight, 0) / weight);
}

/** What a member gets who comes on each of thirty days. */
const attendanceDays = 30;

function pointsOfStreak({ attendance }: SiteSettings, streakDays: number): number {
  return attendancePoints(streakDays, attendance.dayPoints, attendance.streakRewards).points;
}

function monthOfAttendance(settings: SiteSettings): number {
  const days = Array.from({ length: attendanceDays }, (_, at) => pointsOfStreak(settings, at + 1));
  return days.reduce((sum, points) => sum + points, 0);
}

/** What the check-ins since then cost, each on the day of its streak. */
async function attendanceCost(
  database: Database,
  { siteId, since }: { readonly siteId: number; readonly since: Date },
  [before, after]: readonly [SiteSettings, SiteSettings],
): Promise<Effect> {
  const checkIns = await checkInsByStreak(database, siteId, since);
  const costOf = (settings: SiteSettings) =>
    checkIns.reduce((sum, { streakDays, count }) => sum + count * pointsOfStreak(settings, streakDays), 0);
  const total = checkIns.reduce((sum, { count }) => sum + count, 0);
  return { kind: 'attendanceCost', before: costOf(before), after: costOf(after), total };
}

/**
 * What a change would have meant for what happened in the last thirty days, as far as that can be counted: an operator
 * sees it before it saves.
 */
async function effectsOf(
  database: Database,
  siteId: number,
  since: Date,
  before: SiteSettings,
  after: SiteSettings,
  keys: readonly string[],
): Promise<Effect[]> {
  const touches = (...prefixes: string[]) =>
    keys.some((key) => prefixes.some((each) => key.startsWith(each)));
  const counted = async (kind: Effect['kind'], work: Promise<Counted>): Promise<Effect> => ({
    kind,
    ...(await work),
  });
  const amounts = (kind: Effect['kind'], was: number, is: number): Effect => ({
    kind,
    before: was,
    after: is,
    total: 0,
  });
  const place = { siteId, since };
  const work: (Promise<Effect> | Effect)[] = [];
  if (touches('deposit.'))
    work.push(
      counted('deposits', refusedRequests(database, { ...place, kind: 'in' }, before.deposit, after.deposit)),
    );
  if (touches('withdrawal.'))
    work.push(
      counted(
        'withdrawals',
        refusedRequests(database, { ...place, kind: 'out' }, before.withdrawal, after.withdrawal),
      ),
    );
  if (touches('bet.minAmount', 'bet.maxAmount'))
    work.push(counted('bets', refusedBets(database, place, boundsOf(before.bet), boundsOf(after.bet))));
  if (touches('minigame.minAmount', 'minigame.maxAmount'))
    work.push(
      counted(
        'miniBets',
        refusedMiniBets(database, place, boundsOf(before.minigame), boundsOf(after.minigame)),
      ),
    );
  if (touches('fourEyesAmount')) {
    const limits = { before: before.fourEyesAmount, after: after.fourEyesAmount };
    work.push(counted('secondOperator', decisionsFor(database, { ...place, ...limits })));
  }
  if (touches('cashServiceMinutes')) {
    const limits = { before: before.cashServiceMinutes, after: after.cashServiceMinutes };
    work.push(counted('lateRequests', lateRequests(database, { ...place, ...limits })));
  }
  if (touches('rotary.prizes')) work.push(amounts('wheelCost', wheelCost(before), wheelCost(after)));
  if (touches('attendance.dayPoints', 'attendance.streakRewards')) {
    work.push(amounts('attendanceMonth', monthOfAttendance(before), monthOfAttendance(after)));
    work.push(attendanceCost(database, place, [before, after]));
  }
  if (touches('turnover.depositPercent')) {
    const required = (settings: SiteSettings) => (exampleDeposit / 100) * settings.turnover.depositPercent;
    work.push(amounts('turnoverOfDeposit', required(before), required(after)));
  }
  return Promise.all(work);
}

/** Nothing is stored. Where a change cannot be saved, it says why, and counts nothing. */
export async function previewSettings(
  { database, clock }: ReportServices,
  { site, address }: OperatorContext,
  body: BodyOf<'/api/console/settings/preview'>,
): Promise<AnswerOf<'/api/console/settings/preview'>> {
  const now = need(await siteById(database, site.id), 'the site of an operator');
  const { changes, settings, ...judged } = judgeChanges(now.settings, {
    ...body,
    address,
    zoneIsFixed: await isZoneFixed(database, site.id),
  });
  const problems = [...judged.problems, ...(await referrerProblem(database, site.id, changes))];
  const since = new Date(clock() - lookBackMs);
  const keys = changes.map(({ key }) => key);
  const effects =
    settings === undefined || problems.length > 0
      ? []
      : await effectsOf(database, site.id, since, settingsFrom(now.settings), settings, keys);
  return { changes: [...changes], problems, effects };
}
