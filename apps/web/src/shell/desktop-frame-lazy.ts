import { lazy } from 'react';
import { readLayoutKind } from '../app/layout.ts';

const load = () => import('./desktop-frame.ts');

// Requested before anything is drawn, so that a wide window waits for its frame as little as possible.
if (readLayoutKind() === 'desktop') void load();

/** The phone's frame is part of the first load, where bytes count most; the desktop's is a separate chunk. */
export const DesktopHeader = lazy(async () => ({ default: (await load()).DesktopHeader }));
export const QuickBar = lazy(async () => ({ default: (await load()).QuickBar }));
