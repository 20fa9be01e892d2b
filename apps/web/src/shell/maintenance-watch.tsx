import { useCaller, usePush, useText } from '@hanpan/client';
import { announceAheadMs } from '@hanpan/contract';
import { serverNow } from '@hanpan/kit';
import { overlayTexts } from '@hanpan/messages';
import { formatTime, useUi } from '@hanpan/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { closeDialogs } from '../app/close-dialogs.ts';
import { useMaintenance } from '../app/maintenance.ts';
import { onMaintenanceNews } from '../app/maintenance-news.ts';
import { usePopups } from '../app/popups.ts';
import { useSession, useSignOut } from '../app/session.ts';
import { mayBeMember } from '../app/session-cache.ts';
import { type Maintenance, maintenanceQuery } from '../app/site.ts';
import { pathOf } from '../app/urls.ts';

const pollMs = 30_000;

/** AC-09: signs out and goes to the warning page when the window opens, and says so ten minutes before. */
export function MaintenanceWatch() {
  const { info, isRunning } = useMaintenance(pollMs);
  const session = useSession();
  const signOut = useSignOut();
  const router = useRouter();
  const queryClient = useQueryClient();
  const caller = useCaller();
  const { queryKey } = maintenanceQuery(caller);

  const leave = useEffectEvent(async () => {
    if (session.state === 'member') await signOut();
    // A page that was opened during maintenance could not ask who this is.
    else if (mayBeMember()) await caller('/api/member/logout', {}).catch(() => undefined);
    // Nothing that was open leads anywhere now: not the log-in, nor the notice of what has begun, nor that a page is for members.
    closeDialogs();
    await router.navigate({ href: pathOf('warning') });
  });
  useEffect(() => {
    if (isRunning) void leave();
  }, [isRunning]);

  // Everybody is told at once: what was pushed need not be asked for.
  usePush('maintenance', (window) =>
    queryClient.setQueryData<Maintenance>(
      queryKey,
      (held) => held && { ...window, now: new Date(serverNow()).toISOString() },
    ),
  );
  usePush('INSPECT', ({ data1 }) => {
    if (data1 === 'Y') void leave();
    void queryClient.invalidateQueries({ queryKey });
  });
  useEffect(
    () =>
      onMaintenanceNews(
        () => void queryClient.invalidateQueries({ queryKey: ['/api/common/siteCheckInfo'] }),
      ),
    [queryClient],
  );

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
    if (!isNear) return;
    announce();
    // It was dropped or moved, or it has begun: what was announced is not so any more.
    return () => usePopups.getState().dismiss({ kind: 'maintenance', text: '' });
  }, [isNear, startDate]);
  return null;
}
