import { useCaller } from '@hanpan/client';
import type { SitePage } from '@hanpan/contract';
import { useSite } from '@hanpan/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readLayoutKind } from '../app/layout.ts';
import { randomInteger } from '../app/random-integer.ts';
import type { TitleKey } from '../app/route-meta.ts';
import { readSession } from '../app/session-cache.ts';
import { whenIdle } from '../app/when-idle.ts';
import { useRouteMeta } from './use-route-meta.ts';

const titlePrefix = 'navigation.title.';
const pageOf = (titleKey: TitleKey) => titleKey.slice(titlePrefix.length) as SitePage;

/**
 * Measures some visits, as many of a hundred as the site sets (CWV-1): how fast and how still the page was with which the visit began.
 * Told are the page, whether a member or a guest read it, the layout, and figures; neither the address nor who it was. What
 * measures is fetched when the page is there and has nothing else to do.
 */
export function VisitWatch() {
  const percent = useSite()?.visitPercent;
  const titleKey = useRouteMeta()?.titleKey;
  const caller = useCaller();
  const queryClient = useQueryClient();
  const isDecided = useRef(false);
  useEffect(() => {
    if (percent === undefined || titleKey === undefined || isDecided.current) return;
    isDecided.current = true;
    if (randomInteger(100) >= percent) return;
    const begun = { page: pageOf(titleKey), layout: readLayoutKind() };
    void whenIdle()
      .then(() => import('../app/measure-visit.ts'))
      .then(({ measureVisit }) =>
        measureVisit((figures) => {
          const reader = readSession(queryClient) ? 'member' : 'guest';
          // It is a figure among many: one that does not arrive is not told again.
          caller('/api/etc/visit', { ...begun, reader, ...figures }, { keepalive: true }).catch(
            () => undefined,
          );
        }),
      )
      // A page is whole without it.
      .catch(() => undefined);
  }, [percent, titleKey, caller, queryClient]);
  return null;
}
