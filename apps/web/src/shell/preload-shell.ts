import { readLayoutKind } from '../app/layout.ts';
import { DesktopHeader, QuickBar } from './desktop-frame-lazy.ts';

/** What the frame of every page is drawn with at once, instead of a moment after it. */
export async function preloadShell(): Promise<void> {
  if (readLayoutKind() === 'desktop') await Promise.all([DesktopHeader.preload(), QuickBar.preload()]);
}
