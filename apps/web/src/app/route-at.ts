import type { AnyRoute, AnyRouter } from '@tanstack/react-router';

/** The route that a path leads to, with or without a search; undefined where there is none. */
export function routeAt(router: AnyRouter, path: string): AnyRoute | undefined {
  const [pathname = path] = path.split(/[?#]/);
  const [, , found] = router.getMatchedRoutes(pathname);
  return found;
}

/** Fetches the file of a page; undefined where it is here already. */
export function pageOnItsWay(router: AnyRouter, path: string): Promise<void> | undefined {
  return routeAt(router, path)?.options.component?.preload?.();
}

/** Whether the file of a page has yet to be fetched. */
export function isStillToFetch(router: AnyRouter, path: string): boolean {
  return routeAt(router, path)?.options.component?.preload !== undefined;
}
