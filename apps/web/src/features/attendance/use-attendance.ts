import { callQuery, useCaller, useMoneyCall, useText } from '@hanpan/client';
import { rewardTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApplyPoints } from '../../app/use-apply-points.ts';
import type { Month } from './calendar.ts';

const path = '/api/attendance/list';

/** One month; null is the running one, as the site's clock sees it. */
export function useAttendance(month: Month | null) {
  return useQuery({ ...callQuery(useCaller(), path, { month }), placeholderData: keepPreviousData });
}

/** Checks in for today. Whatever the outcome, the calendar is read again: another screen may have been first. */
export function useCheckIn() {
  const t = useText(rewardTexts);
  const applyPoints = useApplyPoints();
  const { isSending, failure, submit } = useMoneyCall({ refreshes: [path] });
  const checkIn = async () => {
    const { data } = await submit('/api/attendance/check', {});
    if (data === undefined) return;
    applyPoints(data);
    toast({ text: t('reward.attendance.paid', { points: data.points }) });
  };
  return { isSending, failure, checkIn: () => void checkIn() };
}
