import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Choice } from './choice.ts';

const stepOf: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface ActiveSettings {
  readonly choices: readonly Choice[];
  /** The id of the element of a choice. */
  readonly elementId: (choice: Choice) => string;
  readonly typed: string;
  /** The response to what is typed is on its way: what stands there may be for what was typed before. */
  readonly isWaiting: boolean;
  /** It did not come, and may come later. */
  readonly hasFailed: boolean;
}

/**
 * Which choice the keys are at, while the focus stays in the field. The first is, once something is typed; Enter presses it as
 * a pointer would, or as soon as the response has come; after a failure it has to be pressed again.
 */
export function useActiveChoice({ choices, elementId, typed, isWaiting, hasFailed }: ActiveSettings) {
  const [marked, mark] = useState<string>();
  const entered = useRef<string>(undefined);
  const active = choices.find(({ id }) => id === marked) ?? (typed === '' ? undefined : choices[0]);
  const activeId = active && elementId(active);
  const element = () => (activeId === undefined ? null : document.getElementById(activeId));

  const show = useEffectEvent(() => {
    const shown = element();
    if (shown !== null && 'scrollIntoView' in shown) shown.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (activeId !== undefined) show();
  }, [activeId]);

  const press = useEffectEvent(() => {
    const wanted = entered.current;
    entered.current = undefined;
    if (wanted === typed && !hasFailed) element()?.click();
  });
  useEffect(() => {
    if (!isWaiting) press();
  }, [isWaiting]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows belong to a syllable that is being composed.
    if (event.nativeEvent.isComposing) return;
    const step = stepOf[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      const from = active === undefined ? Math.min(0, -step) : choices.indexOf(active);
      mark(choices[(from + step + choices.length) % choices.length]?.id);
    } else if (event.key === 'Enter' && typed !== '') {
      event.preventDefault();
      if (isWaiting && (active === undefined || active.isRemote)) entered.current = typed;
      else element()?.click();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      element()?.click();
    }
  };

  return { active, activeId, mark, onKeyDown };
}
