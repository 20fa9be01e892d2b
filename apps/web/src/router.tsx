import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type RouteComponent,
  redirect,
} from '@tanstack/react-router';
import { guardFor, guardMaintenance, type RouterContext } from './app/guards.ts';
import { lazyPage } from './app/lazy-page.tsx';
import { redirects } from './app/places.ts';
import { refuse } from './app/refuse.ts';
import { pathOf, paths } from './app/urls.ts';
import { allPages } from './routes/all-pages.ts';
import type { Page } from './routes/page.ts';
import { PageFailed, PageLoading } from './shell/page-states.tsx';
import { Shell, Words } from './shell/shell.tsx';

interface AddressedPage {
  readonly staticData: Page['staticData'];
  readonly component: RouteComponent;
}

/** By address: both layouts of a place may share one, and so may several places on a phone. */
function byAddress(pages: readonly Page[]): ReadonlyMap<string, AddressedPage> {
  return new Map(
    pages.flatMap(({ place, staticData, desktop, mobile }) => [
      [paths[place].mobile as string, { staticData, component: mobile }] as const,
      [paths[place].desktop as string, { staticData, component: desktop }] as const,
    ]),
  );
}

const HomePage = lazyPage(() => import('./pages/home-page.tsx'), 'HomePage');

/** `home` replaces the main page. */
export function createAppRouter(context: RouterContext, home: RouteComponent = HomePage) {
  const root = createRootRouteWithContext<RouterContext>()({
    component: Shell,
    errorComponent: PageFailed,
    beforeLoad: ({ context: held, location }) => guardMaintenance({ context: held }, location.pathname),
  });
  const pages = [...byAddress(allPages(home))].map(([path, { staticData, component }]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      staticData,
      component,
      beforeLoad: ({ context: held, preload, location }) =>
        guardFor(staticData.meta)?.({ context: held, preload, href: location.href }),
    }),
  );
  const detours = Object.entries(redirects).map(([path, to]) =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: () => {
        throw redirect({ href: to, replace: true });
      },
    }),
  );
  /** AC-05; the page that it leads to says why. The dashboard's guard sends a guest on to the main entry, and says that it has to log in first (AC-04). */
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '/$',
    beforeLoad: ({ preload }) => {
      if (preload) return;
      void refuse('overlay.unknownPage');
      throw redirect({ href: pathOf('mobileMain'), replace: true });
    },
  });
  return createRouter({
    routeTree: root.addChildren([...pages, ...detours, unknown]),
    context,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: PageFailed,
    defaultPendingMs: 120,
    // Wraps everything, also a shell that is still loading or has failed.
    InnerWrap: Words,
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
  });
}
