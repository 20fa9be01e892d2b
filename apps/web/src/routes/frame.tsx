import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { memberMeta, type RouteMeta, type TitleKey } from '../app/route-meta.ts';
import type { PlaceName } from '../app/urls.ts';
import type { FrameName } from '../pages/frame-page.tsx';
import type { LobbyName } from '../pages/vendor-lobby-page.tsx';
import { type Page, page } from './page.ts';

type Settings = Partial<Omit<RouteMeta, 'titleKey'>>;

/** The page of a screen whose engine comes later: what will be here, and what there is meanwhile. */
export function framePage(place: PlaceName, name: FrameName, titleKey: TitleKey, settings: Settings): Page {
  const component: RouteComponent = lazyRouteComponent(async () => {
    const { FramePage } = await import('../pages/frame-page.tsx');
    return { default: () => <FramePage name={name} titleKey={titleKey} /> };
  });
  return page(place, memberMeta(titleKey, { ...settings, saysPreparing: true }), component);
}

/** A lobby of vendors, at its own address and at those of its vendors. */
export function lobbyPages(
  places: readonly PlaceName[],
  name: LobbyName,
  titleKey: TitleKey,
  settings: Settings,
): readonly Page[] {
  const component: RouteComponent = lazyRouteComponent(async () => {
    const { VendorLobbyPage } = await import('../pages/vendor-lobby-page.tsx');
    return { default: () => <VendorLobbyPage name={name} /> };
  });
  return places.map((place) =>
    page(place, memberMeta(titleKey, { ...settings, saysPreparing: true }), component),
  );
}
