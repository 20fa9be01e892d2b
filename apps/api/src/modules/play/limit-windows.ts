import { limitPeriod, listLimits, type OwnLimitPeriod, type OwnLimits } from '@hanpan/rules';
import type { SiteSettings } from '../settings/index.ts';

/** What is limited: what was lost, what was staked, or the time that was spent. */
type Measure = 'loss' | 'stake' | 'time';

/** One measure of one member since then: the start of a period of its site's calendar. */
export interface MeasureWindow {
  readonly memberId: number;
  readonly measure: Measure;
  readonly since: Date;
}

/** A limit of one member over such a period. */
export interface LimitWindow extends MeasureWindow {
  /** Won, or minutes. */
  readonly max: number;
  /** What a stake beyond it is refused with. */
  readonly code: 'B6014' | 'X003' | 'X004' | 'X006';
}

const codes = { time: 'X006', loss: 'X003', stake: 'X004' } as const;

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
    listLimits(own)
      .filter(({ kind }) => kind === measure)
      .map(({ period, amount: max }) => ({
        ...{ memberId, measure, max },
        since: since(period),
        code: codes[measure],
      }));
  const ofSite: LimitWindow[] =
    dayLossLimitAmount === null
      ? []
      : [{ memberId, measure: 'loss', since: since('day'), max: dayLossLimitAmount, code: 'B6014' }];
  return [...ofSite, ...ownOf('loss'), ...ownOf('stake'), ...ownOf('time')];
}
