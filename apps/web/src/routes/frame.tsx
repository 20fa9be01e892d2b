import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { FrameName } from '../pages/frame-page.tsx';

/** The page of a screen whose engine comes later: what will be here, and what there is meanwhile. */
export function frame(name: FrameName): RouteComponent {
  return lazyRouteComponent(async () => {
    const { FramePage } = await import('../pages/frame-page.tsx');
    return { default: () => <FramePage name={name} /> };
  });
}
