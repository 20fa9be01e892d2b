import { useCaller, usePush, useText } from '@hanpan/client';
import { serverNow } from '@hanpan/kit';
import { overlayTexts } from '@hanpan/messages';
import { formatTime, useUi } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useMaintenance } from '../app/maintenance.ts';
import { usePopups } from '../app/popups.ts';
import { useSession, useSignOut } from '../app/session.ts';
import { maintenanceQuery } from '../app/site.ts';
import { pathOf } from '../app/urls.ts';

const pollMs = 30_000;
const announceAheadMs = 30 * 60_000;

/** AC-09: signs out and goes to the warning page when the window opens, and says so half an hour before. */
export function MaintenanceWatch() {
  const { info, isRunning } = useMaintenance(pollMs);
  const session = useSession();
  const signOut = useSignOut();
  const router = useRouter();
  const queryClient = useQueryClient();
  const caller = useCaller();

  const leave = useEffectEvent(async () => {
    if (session.state === 'member') await signOut();
    await router.navigate({ href: pathOf('warning') });
  });
  useEffect(() => {
    if (isRunning) void leave();
  }, [isRunning]);

  usePush('INSPECT', ({ data1 }) => {
    void queryClient.invalidateQueries({ queryKey: maintenanceQuery(caller).queryKey }).then(() => {
      if (data1 === 'Y') void leave();
    });
  });

  return info?.startDate && !isRunning ? <PlannedNotice startDate={info.startDate} /> : null;
}

function PlannedNotice({ startDate }: { startDate: string }) {
  const t = useText(overlayTexts);
  const { locale, timeZone } = useUi();
  const startsAtMs = Date.parse(startDate);
  const leftMs = startsAtMs - serverNow();
  const isNear = leftMs > 0 && leftMs <= announceAheadMs;
  const from = formatTime(startsAtMs, 'time', { locale, timeZone, zone: true });
  const announce = useEffectEvent(() =>
    usePopups.getState().enqueue({ kind: 'maintenance', text: t('overlay.planned', { from }) }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a window that was moved is announced again.
  useEffect(() => {
    if (isNear) announce();
  }, [isNear, startDate]);
  return null;
}
