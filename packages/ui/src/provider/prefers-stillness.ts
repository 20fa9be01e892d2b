/** Whether somebody has asked their system for less motion (WCAG 2.3.3). */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
