import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

/** The route that a path leads to, with or without a search; undefined where there is none. */
export function routeAt(router: AnyRouter, path: string): AnyRoute | undefined {
  const [pathname = path] = path.split(/[?#]/);
  const [, , found] = router.getMatchedRoutes(pathname);
  return found;
}
