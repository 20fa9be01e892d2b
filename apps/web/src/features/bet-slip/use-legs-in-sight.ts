import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { LegView } from './model.ts';

/** However much stands below them: so many legs stay to be seen, or all where there are fewer. */
const keptLegs = 2;
/** Of what follows as much as tells that the list goes on. Pixels. */
const peek = 24;

const idOf = ({ leg }: LegView) => leg.selectionId;
/** What the member has to know of a leg before the bet: moved to this price, suspended, closed. */
const askOf = ({ state, asks, oddsMilli }: LegView) =>
  asks ? String(oddsMilli) : state === 'closed' || state === 'suspended' ? state : '';

/** Looks at the list again: what of it has to stay, and on which sides it goes on. */
function measure(box: HTMLElement): void {
  const rows = box.querySelectorAll<HTMLElement>('[data-leg]');
  const last = rows[Math.min(keptLegs, rows.length) - 1];
  const kept = last === undefined ? 0 : last.offsetTop + last.offsetHeight;
  box.style.setProperty('--kept', `${kept}px`);
  box.style.setProperty('--peek', `${rows.length > keptLegs ? peek : 0}px`);
  const isMoreBelow = box.scrollHeight - box.clientHeight - box.scrollTop > 1;
  box.toggleAttribute('data-more-above', box.scrollTop > 1);
  box.toggleAttribute('data-more-below', isMoreBelow);
}

/** Scrolls the list alone, never the page, and no further than it takes to read the leg. */
function reveal(box: HTMLElement, selectionId: number): void {
  const row = box.querySelector<HTMLElement>(`[data-leg="${selectionId}"]`);
  if (row === null) return;
  const note = box.querySelector<HTMLElement>('[data-note]')?.offsetHeight ?? 0;
  const bottom = row.offsetTop + row.offsetHeight;
  const isFirst = row.previousElementSibling === null;
  const isLast = row.nextElementSibling === null;
  const top = row.offsetTop - note - (isFirst ? 0 : peek);
  const lowest = bottom + (isLast ? 0 : peek) - box.clientHeight;
  if (box.scrollTop > top) box.scrollTop = top;
  else if (box.scrollTop < lowest) box.scrollTop = Math.min(lowest, top);
}

/**
 * For the box in which the legs scroll. A leg that is new, or of which something is asked, is scrolled into view; and the style knows
 * how much of the list has to stay, and whether it goes on. With no legs it starts at its head.
 */
export function useLegsInSight(views: readonly LegView[] | undefined): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  const seen = useRef<ReadonlyMap<number, string> | undefined>(undefined);

  useLayoutEffect(() => {
    const box = body.current;
    if (box === null) return;
    measure(box);
    const before = seen.current;
    seen.current = views && new Map(views.map((view) => [idOf(view), askOf(view)]));
    if (views === undefined) {
      if (before !== undefined) box.scrollTop = 0;
      return;
    }
    const asking = views.find((view) => askOf(view) !== '' && before?.get(idOf(view)) !== askOf(view));
    const fresh = before && views.findLast((view) => !before.has(idOf(view)));
    const told = asking ?? fresh;
    if (told) reveal(box, idOf(told));
  });

  useEffect(() => {
    const box = body.current;
    if (box === null) return;
    const look = () => measure(box);
    const observer = new ResizeObserver(look);
    observer.observe(box);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);

  return body;
}
