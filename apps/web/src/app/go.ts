import { useText } from '@hanpan/client';
import { commonTexts } from '@hanpan/messages';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { alertBox } from './alerts.ts';
import { useLayoutKind } from './layout.ts';
import { routeAt } from './route-at.ts';
import { resolveTarget, type Target } from './urls.ts';

/** Whether the page of a path says itself what is being prepared there. */
function saysPreparing(router: AnyRouter, path: string): boolean {
  return routeAt(router, path)?.options.staticData?.meta?.saysPreparing ?? false;
}

/**
 * `const go = useGo(); go('charge')`. Where there is no such page, or an entry is being prepared whose page does not say
 * so itself, it is said here (HD-08).
 */
export function useGo(): (target: Target, isReady?: boolean) => void {
  const router = useRouter();
  const layout = useLayoutKind();
  const t = useText(commonTexts);
  return useCallback(
    (target, isReady = true) => {
      const path = resolveTarget(target, layout);
      if (path !== undefined && (isReady || saysPreparing(router, path)))
        void router.navigate({ href: path });
      else void alertBox(t('common.preparing'));
    },
    [router, layout, t],
  );
}
