import { type RefObject, useLayoutEffect, useRef } from 'react';
import { keepBelow } from '../layout/foot.ts';
import type { ShownToast } from './toast-store.ts';

const gapPx = 8;

/**
 * Moves each toast out of the way of the newer ones: up from the foot of the window, down from its head over a dialog. They
 * are moved by a transform and not by the layout, so that one that comes or leaves does not count as the page moving under
 * somebody's finger. What takes the focus meanwhile comes to rest beside the stack.
 */
export function useToastStack(toasts: readonly ShownToast[]): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toasts are what is measured.
  useLayoutEffect(() => {
    let beside = 0;
    for (const item of [...(list.current?.children ?? [])].reverse()) {
      if (!(item instanceof HTMLElement)) continue;
      item.style.setProperty('--beside', `${beside}px`);
      beside += item.offsetHeight + gapPx;
    }
    keepBelow('toasts', beside);
  }, [toasts]);
  return list;
}
