import { useEffect, useRef } from 'react';

/**
 * The space bar starts a round when it goes down and must come up before it can start another: holding it is not
 * a way to play. A focused control keeps its own use of the key.
 */
export function useSpaceBar(onPress: () => void, enabled: boolean): void {
  const latest = useRef(onPress);
  latest.current = onPress;
  useEffect(() => {
    let held = false;
    const down = (event: KeyboardEvent) => {
      if (event.code !== 'Space' || isOtherControl(event.target)) return;
      event.preventDefault();
      if (held || event.repeat) return;
      held = true;
      if (enabled) latest.current();
    };
    const up = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      held = false;
      // A focused spin button would be clicked now, a second time for one press.
      if (!isOtherControl(event.target)) event.preventDefault();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [enabled]);
}

function isOtherControl(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest('button, a, input, select, textarea, dialog');
  return control !== null && !control.hasAttribute('data-spin');
}
