import { useEffect, useRef } from 'react';

/**
 * The space bar starts a round when it goes down and must come up before it can start another: holding it is not
 * a way to play. A control that was reached by the keyboard keeps its own use of the key; one that was pressed with a pointer
 * gives the focus up, so that after a stake was chosen the space bar spins instead of raising the stake once more.
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
      // A dialog may lie over the game without having the focus.
      if (enabled && document.querySelector('dialog[open]') === null) latest.current();
    };
    const up = (event: KeyboardEvent) => {
      if (event.code !== 'Space') return;
      held = false;
      // A focused spin button would be clicked now, a second time for one press.
      if (!isOtherControl(event.target)) event.preventDefault();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    // Before the control's own handler, which may move the focus into a dialog.
    addEventListener('click', releaseFocus, true);
    return () => {
      removeEventListener('click', releaseFocus, true);
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, [enabled]);
}

/** A click that counts presses comes from a pointer; one by the keyboard counts none. */
function releaseFocus({ target, detail }: MouseEvent): void {
  if (detail === 0 || !(target instanceof Element)) return;
  const control = target.closest('button');
  if (control instanceof HTMLElement && control.closest('dialog') === null && isOtherControl(control))
    control.blur();
}

function isOtherControl(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const control = target.closest('button, a, input, select, textarea, dialog');
  return control !== null && !control.hasAttribute('data-spin');
}
