import type { RouteComponent } from '@tanstack/react-router';
import type { RouteMeta } from '../app/route-meta.ts';
import type { PlaceName } from '../app/urls.ts';

/** A place with its page; on a phone it may be another page than on the desktop. */
export interface Page {
  readonly place: PlaceName;
  readonly staticData: { readonly meta: RouteMeta };
  readonly desktop: RouteComponent;
  readonly mobile: RouteComponent;
}

export function page(
  place: PlaceName,
  staticData: Page['staticData'],
  desktop: RouteComponent,
  mobile: RouteComponent = desktop,
): Page {
  return { place, staticData, desktop, mobile };
}
