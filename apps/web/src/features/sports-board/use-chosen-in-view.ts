import { type RefObject, useEffect, useRef } from 'react';

/** The gap that shows there is more beside it. */
const marginPx = 32;

/**
 * Brings the chosen chip of a row that scrolls sideways into sight, whenever `choice` changes; the page itself stays. What
 * makes a chip wider, as its count does, belongs to the choice as well.
 */
export function useChosenInView(choice: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice says when, the page says which chip.
  useEffect(() => {
    const chosen = [
      ...(ref.current?.querySelectorAll<HTMLElement>('[aria-pressed="true"], [aria-current]') ?? []),
    ];
    const chip = chosen[0];
    const row = chip?.closest<HTMLElement>('[role="group"]');
    if (chip === undefined || !row) return;
    const [box, own] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
    if (own.right + marginPx > box.right) row.scrollLeft += own.right + marginPx - box.right;
    else if (own.left < box.left) row.scrollLeft += own.left - marginPx - box.left;
  }, [choice]);
  return ref;
}
