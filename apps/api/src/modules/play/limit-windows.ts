import { limitPeriod, type OwnLimitPeriod, type OwnLimits } from '@hanpan/rules';
import type { SiteSettings } from '../settings/index.ts';

/** What is limited: what was lost, what was staked, or the time that was spent. */
type Measure = 'loss' | 'stake' | 'time';

/** A limit of one member, over the period of its site's calendar that began then. */
export interface LimitWindow {
  readonly memberId: number;
  readonly measure: Measure;
  readonly since: Date;
  /** Won, or minutes. */
  readonly max: number;
  /** What a stake beyond it is refused with. */
  readonly code: 'B6014' | 'X003' | 'X004' | 'X006';
}

const codes = { time: 'X006', loss: 'X003', stake: 'X004' } as const;
const periods = ['day', 'week', 'month'] as const satisfies readonly OwnLimitPeriod[];

/**
 * The limits of one member on what it plays, in the order in which they refuse: the site's loss limit of the day, its
 * own loss limits, its own stake limits, its time of the day. Of several each holds, so the one with the least left decides.
 */
export function limitWindows(
  memberId: number,
  { dayLossLimitAmount, timeZone }: Pick<SiteSettings, 'dayLossLimitAmount' | 'timeZone'>,
  own: OwnLimits | null,
  atMs: number,
): LimitWindow[] {
  if (own === null && dayLossLimitAmount === null) return [];
  const since = (period: OwnLimitPeriod) => new Date(limitPeriod(period, atMs, timeZone).startMs);
  const ownOf = (measure: Measure): LimitWindow[] =>
    periods.flatMap((period) => {
      const max = own?.[`${measure}.${period}`];
      return max === undefined
        ? []
        : [{ memberId, measure, since: since(period), max, code: codes[measure] }];
    });
  const ofSite: LimitWindow[] =
    dayLossLimitAmount === null
      ? []
      : [{ memberId, measure: 'loss', since: since('day'), max: dayLossLimitAmount, code: 'B6014' }];
  return [...ofSite, ...ownOf('loss'), ...ownOf('stake'), ...ownOf('time')];
}
