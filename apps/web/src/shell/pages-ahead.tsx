import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLayoutKind } from '../app/layout.ts';
import { routeAt } from '../app/route-at.ts';
import { useSession } from '../app/session.ts';
import { resolveTarget } from '../app/urls.ts';
import { whenIdle } from '../app/when-idle.ts';
import { bottomEntries } from './bottom-entries.ts';

/** What the page under the reader's eyes still fetches comes first. */
const afterMs = 4000;

function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData ?? false;
}

/**
 * Fetches the pages of a member's bottom bar, one after the other and once there is nothing else to do: they open at once
 * then, and without a network as well.
 */
export function PagesAhead() {
  const router = useRouter();
  const layout = useLayoutKind();
  const { state } = useSession();
  const isWanted = layout === 'mobile' && state === 'member';
  useEffect(() => {
    if (!isWanted || savesData()) return;
    let isOver = false;
    const fetchAll = async () => {
      for (const { to } of bottomEntries) {
        await whenIdle();
        if (isOver) return;
        const path = resolveTarget(to, 'mobile');
        if (path !== undefined) await routeAt(router, path)?.options.component?.preload?.();
      }
    };
    const timer = setTimeout(() => void fetchAll(), afterMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWanted, router]);
  return null;
}
