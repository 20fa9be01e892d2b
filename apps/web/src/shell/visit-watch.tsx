import { useCaller } from '@hanpan/client';
import type { SitePage } from '@hanpan/contract';
import { useSite } from '@hanpan/kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { randomInteger } from '../app/random-integer.ts';
import type { TitleKey } from '../app/route-meta.ts';
import { useSession } from '../app/session.ts';
import { whenIdle } from '../app/when-idle.ts';
import type { FirstPage } from './use-first-page.ts';
import { useRouteMeta } from './use-route-meta.ts';

const titlePrefix = 'navigation.title.';
const pageOf = (titleKey: TitleKey) => titleKey.slice(titlePrefix.length) as SitePage;

interface VisitWatchProps {
  readonly first: FirstPage | undefined;
}

/**
 * Measures some visits, as many of a hundred as the site sets (CWV-1): how fast and how still the page was with which the visit began.
 * Told are the page, whether a member or a guest read it, the layout, and figures; neither the address nor who it was. What
 * measures is fetched when the page is there and has nothing else to do.
 */
export function VisitWatch({ first }: VisitWatchProps) {
  const site = useSite();
  const { state } = useSession();
  const titleKey = useRouteMeta()?.titleKey;
  const caller = useCaller();
  const reader = useRef<'guest' | 'member'>(undefined);
  const leftAtMs = useRef<number>(undefined);
  const isDecided = useRef(false);
  // Before the new page is painted, so that its shifts are later.
  useLayoutEffect(() => {
    if (state !== 'loading') reader.current ??= state;
    // Who logs in sees another page, also where its title is the same.
    const isOther =
      titleKey !== first?.titleKey || (reader.current !== undefined && reader.current !== state);
    if (isOther && titleKey !== undefined) leftAtMs.current ??= performance.now();
  }, [titleKey, state, first]);
  useEffect(() => {
    if (site === undefined || first === undefined || state === 'loading' || isDecided.current) return;
    // Once for a visit, however often the settings come: only what was in force on its first page counts.
    isDecided.current = true;
    const { visitPercent = 0 } = site;
    if (leftAtMs.current !== undefined || randomInteger(100) >= visitPercent) return;
    const begun = { page: pageOf(first.titleKey), layout: first.layout, reader: state };
    void whenIdle()
      .then(() => import('../app/measure-visit.ts'))
      .then(({ measureVisit }) =>
        measureVisit(
          () => leftAtMs.current,
          (figures) => {
            // It is a figure among many: one that does not arrive is not told again.
            caller('/api/etc/visit', { ...begun, ...figures }, { keepalive: true }).catch(() => undefined);
          },
        ),
      )
      // A page is whole without it.
      .catch(() => undefined);
  }, [site, state, first, caller]);
  return null;
}
