import { lazyRouteComponent } from '@tanstack/react-router';

/** The phone's frame is part of the first load, where bytes count most; the desktop's is a separate chunk. */
export const DesktopFrame = lazyRouteComponent(() => import('./desktop-frame.tsx'), 'DesktopFrame');
