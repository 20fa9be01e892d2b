const heights = new Map<Element, number>();
let shown = 0;

function tell(): void {
  const highest = Math.max(0, ...heights.values());
  if (highest === shown) return;
  shown = highest;
  document.documentElement.style.setProperty('--foot-bar', `${highest}px`);
}

/** How far it stands above the lower edge is said in its style; where it says nothing, it stands elsewhere at this width. */
function heightOf(bar: HTMLElement): number {
  const gap = Number.parseInt(getComputedStyle(bar).getPropertyValue('--foot-gap'), 10);
  return Number.isNaN(gap) || bar.offsetHeight === 0 ? 0 : bar.offsetHeight + gap;
}

/**
 * A `ref` for what a page keeps at the foot of the window. Its height is known to every style as `--foot`, so that what floats
 * there besides stands above it and covers nothing that has to be pressed.
 */
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
