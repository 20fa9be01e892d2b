import { lazy } from 'react';

/** Below every fold, so never part of the first load. */
export const Footer = lazy(() => import('./footer.tsx').then((module) => ({ default: module.Footer })));
