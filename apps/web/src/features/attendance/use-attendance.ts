import { callQuery, useCaller, useText } from '@hanpan/client';
import { rewardTexts } from '@hanpan/messages';
import { toast } from '@hanpan/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApplyPoints } from '../../app/use-apply-points.ts';
import { useMoneyDeed } from '../../app/use-money-deed.ts';
import type { Month } from './calendar.ts';

const path = '/api/attendance/list';

/** One month; null is the running one, as the site's clock sees it. */
export function useAttendance(month: Month | null) {
  return useQuery({ ...callQuery(useCaller(), path, { month }), placeholderData: keepPreviousData });
}

/** Checks in for today. Whatever the answer, the calendar is read again: another screen may have been first. */
export function useCheckIn() {
  const t = useText(rewardTexts);
  const queryClient = useQueryClient();
  const applyPoints = useApplyPoints();
  const deed = useMoneyDeed(
    (caller, _: null, idempotencyKey) => caller('/api/attendance/check', { idempotencyKey }),
    (checked) => {
      applyPoints(checked);
      toast({ text: t('reward.attendance.paid', { points: checked.points }) });
    },
  );
  const checkIn = async () => {
    await deed.submit(null);
    await queryClient.invalidateQueries({ queryKey: [path] });
  };
  return { ...deed, checkIn: () => void checkIn() };
}
