import { lazy } from 'react';
import { readLayoutKind } from '../app/layout.ts';

const load = () => import('./desktop-frame.tsx').then((module) => ({ default: module.DesktopFrame }));

// Asked for before anything is drawn: a wide window waits for its frame as little as it can.
if (readLayoutKind() === 'desktop') void load();

/** The phone's frame is part of the first load, where bytes count most; the desktop's is a chunk of its own. */
export const DesktopFrame = lazy(load);
