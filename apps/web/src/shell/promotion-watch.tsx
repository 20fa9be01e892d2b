import { useCallQuery } from '@hanpan/client';
import { useEffect } from 'react';
import { useLayoutKind } from '../app/layout.ts';
import { type Popup, usePopups } from '../app/popups.ts';
import { useSession } from '../app/session.ts';
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
  useShown(data?.list);
  return null;
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
