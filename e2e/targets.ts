import type { Page } from '@playwright/test';

/**
 * Controls that are too small for a finger (WCAG 2.5.8): under 24 × 24 CSS pixels, and so near to another that a circle
 * of 24 pixels around one meets the other. What stands in a line of text is as high as the text and is no fault, and a
 * field's label is part of it.
 */
export function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    const native = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    const roles = ['button', 'link', 'checkbox', 'switch', 'tab', 'menuitem', 'option', 'slider', 'combobox'];
    const operable = `${native}, ${roles.map((role) => `[role="${role}"]`).join(', ')}`;

    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // What only a screen reader finds has an edge of a pixel until it takes the focus.
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        Math.min(width, height) > 1 &&
        !element.matches(':disabled') &&
        element.closest('[inert], [aria-hidden="true"]') === null
      );
    };
    /** A link between words: its line says how high it is. */
    const isInLine = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const block = element.closest('p, li, td, dd, dt, label, legend, h1, h2, h3, h4, div');
      return (block?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
    };
    const boxOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return { left, top, right, bottom };
    };
    type Box = ReturnType<typeof boxOf>;
    // A hair less is how a browser rounds.
    const isSmall = ({ left, top, right, bottom }: Box) =>
      right - left < least - 0.5 || bottom - top < least - 0.5;
    const middleOf = (box: Box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });
    /** Whether the circle around a small target meets another target, or the circle around another small one. */
    const meets = (small: Box, other: Box) => {
      const { x, y } = middleOf(small);
      const nearest = isSmall(other)
        ? middleOf(other)
        : {
            x: Math.max(other.left, Math.min(x, other.right)),
            y: Math.max(other.top, Math.min(y, other.bottom)),
          };
      return Math.hypot(nearest.x - x, nearest.y - y) < (isSmall(other) ? least : least / 2) - 0.5;
    };

    const targets = [...document.querySelectorAll(operable)]
      .filter((element) => isShown(element) && !isInLine(element))
      .map((element) => ({ element, box: boxOf(element) }));
    return targets
      .filter(({ element, box }) => {
        const others = targets.filter(
          (each) => !each.element.contains(element) && !element.contains(each.element),
        );
        return isSmall(box) && others.some((other) => meets(box, other.box));
      })
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? '';
        const size = `${Math.round(box.right - box.left)} × ${Math.round(box.bottom - box.top)}`;
        return `<${element.localName}> "${name}" is ${size} and stands close to another`;
      });
  });
}
