import { useText } from '@hanpan/client';
import { commonTexts } from '@hanpan/messages';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { alertBox } from './alerts.ts';
import { useLayoutKind } from './layout.ts';
import { resolveTarget, type Target } from './urls.ts';

/** Whether there is a page at this path; the catch-all route is not a page. */
export function hasPage(router: AnyRouter, path: string): boolean {
  const [pathname = path] = path.split(/[?#]/);
  const [, , found] = router.getMatchedRoutes(pathname);
  return found !== undefined && found.fullPath !== '/$';
}

/** `const go = useGo(); go('charge')`. Where there is no such page yet, it says so (HD-08). */
export function useGo(): (target: Target) => void {
  const router = useRouter();
  const layout = useLayoutKind();
  const t = useText(commonTexts);
  return useCallback(
    (target) => {
      const path = resolveTarget(target, layout);
      if (path !== undefined && hasPage(router, path)) void router.navigate({ href: path });
      else void alertBox(t('common.preparing'));
    },
    [router, layout, t],
  );
}
