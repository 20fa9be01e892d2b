import { notePerson } from './activity.ts';

const acts = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Listens for what people do; returns how to stop. */
export function watchPerson(): () => void {
  for (const act of acts) window.addEventListener(act, notePerson, { passive: true, capture: true });
  return () => {
    for (const act of acts) window.removeEventListener(act, notePerson, { capture: true });
  };
}
