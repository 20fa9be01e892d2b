import { preloadable } from '../app/preloadable.tsx';

const load = () => import('./desktop-frame.ts');

/** The phone's frame is part of the first load, where bytes count most; the desktop's is a separate chunk. */
export const DesktopHeader = preloadable(async () => (await load()).DesktopHeader);
export const QuickBar = preloadable(async () => (await load()).QuickBar);
export const GameMoneyAside = preloadable(async () => (await load()).GameMoneyAside);
