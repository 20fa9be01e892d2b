/** The chrome of a wide window, in one chunk. */
export { DesktopHeader } from './desktop-header.tsx';
export { QuickBar } from './quick-bar.tsx';
