import { useCallQuery } from '@hanpan/client';
import { useEffect, useMemo } from 'react';
import { useLayoutKind } from '../app/layout.ts';
import { type Popup, usePopups } from '../app/popups.ts';
import { useSession } from '../app/session.ts';
import { paths } from '../app/urls.ts';
import { isBannerHidden } from './hidden-banners.ts';
import { useRouteMeta } from './use-route-meta.ts';

type Banner = Extract<Popup, { kind: 'promotion' }>['banner'];

const freshMs = 300_000;

/** CL-10: popups of the main page, and those after logging in; nowhere else does an offer stand in the way. */
export function PromotionWatch() {
  const isMain = useRouteMeta()?.layout === 'mobileMain';
  const { state } = useSession();
  if (!isMain || state === 'loading') return null;
  return state === 'member' ? <LoginPromotions /> : <GuestPromotions />;
}

function GuestPromotions() {
  const layout = useLayoutKind();
  const { data } = useCallQuery('/api/etc/popupList', { layout }, { staleTime: freshMs });
  useShown(data?.list);
  return null;
}

function LoginPromotions() {
  const layout = useLayoutKind();
  const { data } = useCallQuery('/api/main/popupList', { layout }, { staleTime: freshMs });
  useShown(useStillOpen(data?.list));
  return null;
}

/** Without what calls to check in, once that was done today; only where there is such a one, the server is asked. */
function useStillOpen(banners: readonly Banner[] | undefined): readonly Banner[] | undefined {
  const callsToCheckIn = banners?.some(isCheckIn) ?? false;
  const { data, isError } = useCallQuery(
    '/api/attendance/list',
    { month: null },
    { staleTime: freshMs, enabled: callsToCheckIn },
  );
  const isOpen = isError || data?.isCheckedToday === 'N';
  return useMemo(() => banners?.filter((banner) => isOpen || !isCheckIn(banner)), [banners, isOpen]);
}

function isCheckIn({ target }: Banner): boolean {
  return target === paths.attendance.desktop || target === paths.attendance.mobile;
}

/** Closed ones stay closed until the page is loaded again; hidden ones for a day (BC-11). */
function useShown(banners: readonly Banner[] | undefined): void {
  useEffect(() => {
    const { enqueue, dismiss, left } = usePopups.getState();
    const shown = (banners ?? []).filter(
      ({ bannerIdx, isClose }) => isClose === 'N' && !left.includes(bannerIdx) && !isBannerHidden(bannerIdx),
    );
    for (const banner of shown) enqueue({ kind: 'promotion', banner });
    return () => {
      for (const banner of shown) dismiss({ kind: 'promotion', banner });
    };
  }, [banners]);
}
