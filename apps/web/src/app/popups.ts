import type { DataOf } from '@hanpan/contract';
import { create } from 'zustand';

export { alertBox, confirmBox } from './alerts.ts';

export type ModalName = 'login' | 'signup' | 'signupComplete' | 'search';

type Banner = DataOf<'/api/etc/banner'>['list'][number];

export type Popup =
  | { readonly kind: 'maintenance'; readonly text: string }
  /** `elsewhereAtMs` where another log-in ended it: when this page learned of that, on the server's clock. */
  | { readonly kind: 'sessionEnd'; readonly text: string; readonly elsewhereAtMs?: number }
  /** Nobody has used the session for long; without `stay` it cannot be renewed any more. On the server's clock. */
  | { readonly kind: 'idle'; readonly endsAtMs: number; readonly stay: (() => void) | undefined }
  | { readonly kind: 'message'; readonly unread: number }
  | { readonly kind: 'promotion'; readonly banner: Banner };

/** The order of interruption. A later kind waits; nothing is lost by waiting. */
const precedence: readonly Popup['kind'][] = ['maintenance', 'sessionEnd', 'idle', 'message', 'promotion'];

interface PopupStore {
  readonly modal: ModalName | undefined;
  /** Carried from sign-up to its completion, and from there into the login form. */
  readonly joinedMemId: string | undefined;
  readonly queue: readonly Popup[];
  /** Bet confirmations, receipts and what is shown only once, as far as they are open now; only a popup that cannot wait is shown over them. */
  readonly holds: number;
  readonly openModal: (name: ModalName, joinedMemId?: string) => void;
  readonly closeModal: () => void;
  readonly enqueue: (popup: Popup) => void;
  readonly dismiss: (popup: Popup) => void;
  /** Promotions that the reader has closed; they come again with the next page load, or the next session. */
  readonly left: readonly number[];
  /** As `dismiss`, because the reader said so. */
  readonly leave: (popup: Popup) => void;
  readonly hold: () => () => void;
  readonly clear: () => void;
}

export function byPrecedence(queue: readonly Popup[]): Popup[] {
  return [...queue].sort((a, b) => precedence.indexOf(a.kind) - precedence.indexOf(b.kind));
}

/** One notice of each kind, but every promotion, because each banner is dismissed separately. */
function isSame(a: Popup, b: Popup): boolean {
  if (a.kind === 'promotion' && b.kind === 'promotion') return a.banner.bannerIdx === b.banner.bannerIdx;
  return a.kind === b.kind;
}

export const usePopups = create<PopupStore>((set) => ({
  modal: undefined,
  joinedMemId: undefined,
  queue: [],
  left: [],
  holds: 0,
  openModal: (modal, joinedMemId) =>
    set((held) => ({
      modal,
      joinedMemId: joinedMemId ?? (modal === 'signup' ? undefined : held.joinedMemId),
    })),
  closeModal: () => set({ modal: undefined }),
  enqueue: (popup) =>
    set(({ queue }) => ({ queue: byPrecedence([...queue.filter((each) => !isSame(each, popup)), popup]) })),
  dismiss: (popup) => set(({ queue }) => ({ queue: queue.filter((each) => !isSame(each, popup)) })),
  leave: (popup) =>
    set(({ queue, left }) => ({
      queue: queue.filter((each) => !isSame(each, popup)),
      left: popup.kind === 'promotion' ? [...left, popup.banner.bannerIdx] : left,
    })),
  hold: () => {
    set(({ holds }) => ({ holds: holds + 1 }));
    let released = false;
    return () => {
      if (released) return;
      released = true;
      set(({ holds }) => ({ holds: holds - 1 }));
    };
  },
  clear: () => set({ queue: [], left: [], modal: undefined, joinedMemId: undefined }),
}));

/**
 * What is on screen now. Over an open bet confirmation only what cannot wait until it is closed: maintenance, and the last
 * minute of a session that nobody uses.
 */
export function shownPopup(queue: readonly Popup[], holds: number): Popup | undefined {
  return queue.find(({ kind }) => holds === 0 || kind === 'maintenance' || kind === 'idle');
}

export function openModal(name: ModalName): void {
  usePopups.getState().openModal(name);
}

/** Call while a bet confirmation, a receipt or what is shown only once is open; what it returns releases the popups that waited. */
export function holdPopups(): () => void {
  return usePopups.getState().hold();
}
