import { useText } from '@hanpan/client';
import { commonTexts } from '@hanpan/messages';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { alertBox } from './alerts.ts';
import { useLayoutKind } from './layout.ts';
import { resolveTarget, type TargetName, type TargetParams } from './navigation.ts';

/** A name of `paths`, or a path as the server's code list and banners carry it. */
export type Target = TargetName | (string & {});

/** Whether a page answers this path; the catch-all route is not a page. */
export function hasPage(router: AnyRouter, path: string): boolean {
  const [pathname = path] = path.split(/[?#]/);
  const [, , found] = router.getMatchedRoutes(pathname);
  return found !== undefined && found.fullPath !== '/$';
}

/** `const go = useGo(); go('charge')`. A page that does not exist yet answers "준비 중입니다." (HD-08). */
export function useGo(): (target: Target, params?: TargetParams) => void {
  const router = useRouter();
  const layout = useLayoutKind();
  const t = useText(commonTexts);
  return useCallback(
    (target, params) => {
      const path = resolveTarget(target, params, layout);
      if (path !== undefined && hasPage(router, path)) void router.navigate({ href: path });
      else void alertBox(t('common.preparing'));
    },
    [router, layout, t],
  );
}
