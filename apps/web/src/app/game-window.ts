import type { DataOf, GameWindow } from '@hanpan/contract';
import { create } from 'zustand';
import { readLayoutKind } from './layout.ts';
import { framedGamePath } from './urls.ts';

const closedCheckMs = 10_000;
const popupTop = 50;
const popupHeight = 800;
const standardWidth = 1500;

interface GameWindowStore {
  readonly isOpen: boolean;
}

export const useGameWindow = create<GameWindowStore>(() => ({ isOpen: false }));

const closedHandlers = new Set<() => void>();
let opened: Window | undefined;
let openedKind: GameWindow = 'standard';
let timer: ReturnType<typeof setInterval> | undefined;

/** ST-09: runs once each time that a game window is closed, by the player or the page. */
export function onGameClosed(handler: () => void): () => void {
  closedHandlers.add(handler);
  return () => closedHandlers.delete(handler);
}

const widthOf = (kind: GameWindow) => (kind === 'bomb' ? Math.round(popupHeight / 1.78) : standardWidth);

/** The features of a game's popup; undefined asks for a plain tab. */
export function popupFeatures(kind: GameWindow, isMobile: boolean): string | undefined {
  if (isMobile) return undefined;
  return `popup,width=${widthOf(kind)},height=${popupHeight},top=${popupTop}`;
}

/** A window that is open keeps its size whatever it is opened with anew. */
function resize(target: Window, kind: GameWindow): void {
  if (readLayoutKind() === 'mobile') return;
  try {
    const frame = {
      width: target.outerWidth - target.innerWidth,
      height: target.outerHeight - target.innerHeight,
    };
    target.resizeTo(widthOf(kind) + frame.width, popupHeight + frame.height);
  } catch {
    // A page of another origin does not say how large its frame is.
    target.resizeTo(widthOf(kind), popupHeight);
  }
}

/** BC-08: inside the embedded page where the server says that it can be framed, else at its own address. */
export function gameAddress({
  gameurl,
  launchId,
}: Pick<DataOf<'/api/minigame/getGame'>, 'gameurl' | 'launchId'>): string {
  return launchId === null ? gameurl : framedGamePath(launchId);
}

function checkClosed(): void {
  if (opened === undefined || opened.closed) noteClosed();
}

function noteClosed(): void {
  if (timer !== undefined) clearInterval(timer);
  for (const event of ['focus', 'message'] as const) window.removeEventListener(event, checkClosed);
  timer = undefined;
  if (opened === undefined) return;
  opened = undefined;
  useGameWindow.setState({ isOpen: false });
  for (const handler of closedHandlers) handler();
}

/**
 * Opens a game, in the window that is open already where there is one. Browsers allow a popup only during a click:
 * a page that must ask the server first opens '' on the click and the address when it has it. False: it was blocked.
 */
export function openGameWindow(url: string, kind: GameWindow = 'standard'): boolean {
  const target = window.open(url, 'hanpan-game', popupFeatures(kind, readLayoutKind() === 'mobile'));
  if (target === null) return false;
  if (opened === target && openedKind !== kind) resize(target, kind);
  opened = target;
  openedKind = kind;
  target.focus();
  useGameWindow.setState({ isOpen: true });
  timer ??= setInterval(checkClosed, closedCheckMs);
  for (const event of ['focus', 'message'] as const) window.addEventListener(event, checkClosed);
  return true;
}

export function closeGameWindow(): void {
  if (opened === undefined) return;
  opened.close();
  noteClosed();
}
