import { useRouterState } from '@tanstack/react-router';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { GnbMenu } from '../app/route-meta.ts';
import { topMenus } from './menu-entries.ts';

/** Long enough to cross the gap to the panel, short enough not to linger (WCAG 1.4.13: hoverable). */
const leaveMs = 220;
const stepOf: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The state and the keys of the main menu. A mouse opens it by hovering, a finger or Enter by pressing; Escape, leaving
 * it in any way, and every change of route close it. Arrows walk along the row, and inside the panel through its links.
 */
export function useMegaMenu() {
  const [open, setOpen] = useState<GnbMenu>();
  const root = useRef<HTMLElement>(null);
  const wantsFocus = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const href = useRouterState({ select: (state) => state.location.href });

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of route closes the menu (HD-05).
  useEffect(() => setOpen(undefined), [href]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    if (open === undefined) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(undefined);
    };
    // Whoever opened it by hovering has the focus elsewhere, and closes it without moving the mouse (WCAG 1.4.13).
    const closeByEscape = ({ key, target }: globalThis.KeyboardEvent) => {
      if (key === 'Escape' && !(target instanceof Node && root.current?.contains(target))) setOpen(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [open]);

  const controls = (part: 'row' | 'panel'): HTMLElement[] => {
    const found = root.current?.querySelectorAll<HTMLElement>(`[data-menu-${part}] :is(a, button)`);
    return [...(found ?? [])];
  };

  const walk = (part: 'row' | 'panel', step: number) => {
    const all = controls(part);
    const at = all.findIndex((each) => Object.is(each, document.activeElement));
    all[(at + step + all.length) % all.length]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (key === 'Escape' && open !== undefined) {
      event.preventDefault();
      controls('row')
        .find((each) => each.dataset.menu === open)
        ?.focus();
      setOpen(undefined);
      return;
    }
    const step = stepOf[key];
    if (step === undefined || !(target instanceof HTMLElement)) return;
    const inPanel = target.closest('[data-menu-panel]') !== null;
    event.preventDefault();
    if (!inPanel && key === 'ArrowDown') openAndEnter(target);
    else walk(inPanel ? 'panel' : 'row', step);
  };

  const openAndEnter = (target: HTMLElement) => {
    const found = topMenus.find(({ menu }) => menu === target.dataset.menu);
    if (found === undefined) return;
    wantsFocus.current = true;
    if (open === found.menu) enterPanel();
    else setOpen(found.menu);
  };

  /** The panel calls this once it is drawn, because its own code may still be on its way when it is opened. */
  const enterPanel = () => {
    if (wantsFocus.current) controls('panel')[0]?.focus();
    wantsFocus.current = false;
  };

  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') leaving.current = setTimeout(() => setOpen(undefined), leaveMs);
  };

  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget))
      setOpen(undefined);
  };

  return {
    open,
    enterPanel,
    rootProps: {
      ref: root,
      onKeyDown,
      onPointerLeave,
      onPointerEnter: () => clearTimeout(leaving.current),
      onBlur,
    },
    buttonProps: (menu: GnbMenu) => ({
      'data-menu': menu,
      'aria-expanded': open === menu,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') setOpen(menu);
      },
      // A mouse press finds the menu already opened by hovering, and leaves it open.
      onClick: (event: { detail: number; nativeEvent: Event }) => {
        const byMouse =
          event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === 'mouse';
        setOpen((held) => (held === menu && !byMouse ? undefined : menu));
      },
    }),
  };
}
