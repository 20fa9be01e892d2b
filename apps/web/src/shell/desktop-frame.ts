/** The chrome of a wide window, and what a phone shows of it rarely, in one chunk. */
export { GameMoneyAside } from '../features/game-money/game-money-aside.tsx';
export { DesktopHeader } from './desktop-header.tsx';
export { QuickBar } from './quick-bar.tsx';
