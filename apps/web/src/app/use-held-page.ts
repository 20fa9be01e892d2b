import { type BlockerFn, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { routeAt } from './route-at.ts';

/**
 * Without a connection, a page whose file is not here yet is not gone to: where the reader is stays, with what is typed
 * there. The last page asked for opens once the connection is back. Says whether one waits,
 * also where its file was asked for just before the connection was lost.
 */
export function useHeldPage(isLost: boolean): boolean {
  const router = useRouter();
  const isOpening = useRouterState({ select: ({ status }) => status === 'pending' });
  const [held, setHeld] = useState<string>();
  useEffect(() => {
    if (!isLost) return;
    let wanted: string | undefined;
    const release = router.history.block({
      enableBeforeUnload: false,
      blockerFn: async ({ nextLocation }: Parameters<BlockerFn>[0]) => {
        const isHeld = routeAt(router, nextLocation.pathname)?.options.component?.preload !== undefined;
        // Who has gone somewhere else since does not want it any more.
        wanted = isHeld ? nextLocation.href : undefined;
        setHeld(wanted);
        return isHeld;
      },
    });
    return () => {
      release();
      setHeld(undefined);
      if (wanted !== undefined) void router.navigate({ href: wanted });
    };
  }, [isLost, router]);
  return held !== undefined || isOpening;
}
