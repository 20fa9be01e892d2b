import { useRouterState } from '@tanstack/react-router';
import type { RouteMeta } from '../app/route-meta.ts';

/** The meta of the page shown now; undefined while a redirect is under way. */
export function useRouteMeta(): RouteMeta | undefined {
  return useRouterState({ select: (state) => state.matches.at(-1)?.staticData.meta });
}
