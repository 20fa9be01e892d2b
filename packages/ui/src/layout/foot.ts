/**
 * What stands at the foot of the window, and what keeps clear of it. Whoever floats above it is told by itself, and the root by
 * a property of its own: a custom property of the root makes a browser style every element of the page anew.
 */
const heights = new Map<Element, number>();
const floating = new Set<HTMLElement>();
const kept = new Map<'bar' | 'toasts' | 'promotion', number>();
let shown = 0;

function tell(): void {
  const highest = Math.max(0, ...heights.values());
  if (highest === shown) return;
  shown = highest;
  for (const element of floating) element.style.setProperty('--foot-bar', `${highest}px`);
  keepBelow('bar', highest);
}

/** How far it stands above the lower edge is said in its style; where it says nothing, it stands elsewhere at this width. */
function heightOf(bar: HTMLElement): number {
  const gap = Number.parseInt(getComputedStyle(bar).getPropertyValue('--foot-gap'), 10);
  return Number.isNaN(gap) || bar.offsetHeight === 0 ? 0 : bar.offsetHeight + gap;
}

/** A `ref` for what a page keeps at the foot of the window: what floats there besides stands above it and covers nothing of it. */
export function standsAtFoot(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const measure = () => {
    heights.set(bar, heightOf(bar));
    tell();
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(bar);
  return () => {
    observer.disconnect();
    heights.delete(bar);
    tell();
  };
}

/** A `ref` for what floats above the foot or leaves room for it: its own styles have `--foot` and `--foot-bar`, and nothing in it. */
export function standsAboveFoot(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  element.setAttribute('data-above-foot', '');
  element.style.setProperty('--foot-bar', `${shown}px`);
  floating.add(element);
  return () => void floating.delete(element);
}

/** What takes the focus comes to rest so many pixels above the foot, and above what others keep there. */
export function keepBelow(what: 'bar' | 'toasts' | 'promotion', pixels: number): void {
  kept.set(what, pixels);
  const sum = [...kept.values()].reduce((all, each) => all + each, 0);
  const { style } = document.documentElement;
  if (sum === 0) style.removeProperty('scroll-padding-bottom');
  else style.setProperty('scroll-padding-bottom', `calc(var(--foot) + var(--s-2) + ${sum}px)`);
}
