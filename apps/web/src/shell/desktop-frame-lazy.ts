import { preloadable } from '../app/preloadable.tsx';

/** The phone's frame is part of the first load, where bytes count most; the desktop's is a separate chunk. */
export const DesktopFrame = preloadable(async () => (await import('./desktop-frame.tsx')).DesktopFrame);
