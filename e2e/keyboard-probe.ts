/** How a walk with the Tab key ended: it left its scope, came back to where it began, or is still under way. */
export type WalkEnd = 'left' | 'round' | undefined;

/** Several controls of which Tab reaches one and the arrow keys the others. */
export interface Group {
  readonly index: number;
  readonly name: string;
  readonly size: number;
  readonly key: 'ArrowDown' | 'ArrowRight';
}

export interface Probe {
  /** Of a dialog the last control leads to the first, and the walk may begin between them. */
  begin(scope: Element, goesAround: boolean): void;
  /** Whether the focus has stood still since the last call. */
  progress(): { end: WalkEnd; stuckAt: string | undefined };
  /** Ends the walk; returns a sentence for everything that is wrong with it. */
  finish(): string[];
  /** The groups of the scope, by the control of each that Tab has reached. */
  groups(): Group[];
  enterGroup(index: number): void;
  /** What no arrow has reached. */
  leaveGroup(index: number): string[];
}

declare global {
  interface Window {
    keyboardProbe: Probe;
  }
}

/** Watches the focus from inside the page. Runs there, so it takes nothing from outside of itself. */
export function installProbe(): void {
  if (window.keyboardProbe !== undefined) return;

  const native = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  const roles = ['button', 'link', 'checkbox', 'switch', 'tab', 'menuitem', 'option', 'slider', 'combobox'];
  const operable = `${native}, [contenteditable="true"], ${roles.map((role) => `[role="${role}"]`).join(', ')}`;
  const interactive = `${operable}, [tabindex]`;

  const textOf = (element: Element) => element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40) ?? '';
  const labelOf = (element: Element) => element.closest('label');
  const say = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? element.labels : null;
    const name = element.getAttribute('aria-label') ?? (labels?.[0] ? textOf(labels[0]) : textOf(element));
    const role = element.getAttribute('role');
    return `<${element.localName}${role ? ` role=${role}` : ''}> "${name}"`;
  };

  const hasArea = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    hasArea(element) &&
    element.closest('[inert], [aria-hidden="true"]') === null;
  const isUsable = (element: Element) => isShown(element) && !element.matches(':disabled');
  /** What takes the focus only from a program, such as the region that a page begins with, is not operated. */
  const isOperated = (element: Element) =>
    element.matches(operable) ||
    element.getAttribute('tabindex') !== '-1' ||
    (getComputedStyle(element).cursor === 'pointer' && element.matches('tr'));
  const operatedIn = (scope: Element) =>
    [...scope.querySelectorAll(interactive)].filter((each) => isOperated(each) && isUsable(each));

  /** A hand says that something can be clicked: then it has to be a control, or stand inside of one. */
  const clickedOnly = (scope: Element) =>
    [...scope.querySelectorAll('*')].filter(
      (each) =>
        getComputedStyle(each).cursor === 'pointer' &&
        each.parentElement !== null &&
        getComputedStyle(each.parentElement).cursor !== 'pointer' &&
        each.closest(`${operable}, label, tr[tabindex], [tabindex="0"]`) === null &&
        isShown(each),
    );

  /** Where Tab finds one for all: radios of one name, tabs of one list, rows of one table. */
  const groupOf = (element: Element): Element[] | undefined => {
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      const sameName = `input[type="radio"][name="${CSS.escape(element.name)}"]`;
      return [...document.querySelectorAll(sameName)].filter(isUsable);
    }
    const whole = element.matches('[role="tab"]')
      ? element.closest('[role="tablist"]')
      : element.matches('tr[tabindex]')
        ? element.closest('tbody')
        : element.matches('[role="menuitem"], [role="option"], [role="gridcell"]')
          ? element.closest('[role="menu"], [role="listbox"], [role="grid"]')
          : null;
    if (whole === null) return undefined;
    const alike = element.matches('tr') ? 'tr[tabindex]' : `[role="${element.getAttribute('role')}"]`;
    return [...whole.querySelectorAll(alike)].filter(isUsable);
  };

  /** What a ring may be drawn around: the control, its label, what stands around it, or what is drawn in its place. */
  const ringOf = (element: Element) =>
    [
      element,
      labelOf(element),
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ]
      .flatMap((each) => (each ? [getComputedStyle(each)] : []))
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) => {
        const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
        return `${outline}|${boxShadow}`;
      })
      .join('\n');

  /** What lies over all of it, or that the window does not show it; undefined where some of it is seen. */
  const coverOf = (element: Element): string | undefined => {
    const drawn = labelOf(element) ?? element;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const shares = [0.5, 0.1, 0.9];
    const hits = shares.flatMap((x) =>
      shares.map((y) => document.elementFromPoint(left + width * x, top + height * y)),
    );
    if (hits.some((hit) => hit !== null && (drawn.contains(hit) || hit.contains(drawn)))) return undefined;
    const cover = hits.find((hit) => hit !== null);
    return cover ? say(cover) : 'the edge of the window';
  };

  const ancestorsOf = (element: Element): Element[] =>
    element.parentElement === null ? [element] : [element, ...ancestorsOf(element.parentElement)];
  /** Of two controls, the parts of the page that differ: children of what holds both. */
  const branchesOf = (one: Element, other: Element) => {
    const above = ancestorsOf(one);
    const shared = ancestorsOf(other).find((each) => above.includes(each));
    const below = (path: Element[]) => path[path.indexOf(shared as Element) - 1];
    return [below(above), below(ancestorsOf(other))] as const;
  };
  const isPlaced = (element: Element, ...how: string[]) => how.includes(getComputedStyle(element).position);
  const floats = (element: Element) => isPlaced(element, 'fixed', 'sticky');
  /** Whether the next one is drawn before the last one: above it, or left of it in the same line. */
  const goesBack = (from: Element, to: Element) => {
    const [last, next] = branchesOf(from, to);
    // What is drawn into a corner of its row, such as the way to all of it, comes after what the row begins with.
    if (last === undefined || next === undefined || floats(last)) return false;
    if (floats(next) || isPlaced(next, 'absolute')) return false;
    const a = last.getBoundingClientRect();
    const b = next.getBoundingClientRect();
    const isAbove = b.bottom <= a.top + 1 && b.left < a.right - 1;
    const isLeft = b.right <= a.left + 1 && b.top < a.bottom - 1 && b.bottom > a.top + 1;
    return isAbove || isLeft;
  };

  let scope: Element = document.body;
  let expected: Element[] = [];
  let stops: Element[] = [];
  const passed = new Set<Element>();
  let isAround = false;
  let faults: string[] = [];
  let end: WalkEnd;
  let pending: { element: Element; ring: string } | undefined;
  let stoodAt: Element | null = null;
  let arrows: Set<Element> | undefined;

  const judgeRing = () => {
    if (pending?.element.isConnected && ringOf(pending.element) === pending.ring)
      faults.push(`the focus is not seen on ${say(pending.element)}`);
    pending = undefined;
  };

  const judgeStop = (element: Element) => {
    const last = stops.at(-1);
    // What gets the focus is brought into view, and its ring is drawn, only after it has been told so.
    setTimeout(() => {
      if (document.activeElement !== element) return;
      const cover = coverOf(element);
      if (cover !== undefined) faults.push(`the focus is covered on ${say(element)} by ${cover}`);
      pending = { element, ring: ringOf(element) };
    });
    const isBegin = isAround && element === operatedIn(scope)[0];
    if (last?.isConnected && !isBegin) {
      const follows = (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      if (!follows || goesBack(last, element))
        faults.push(`the focus goes back from ${say(last)} to ${say(element)}`);
    }
    stops.push(element);
  };

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target !== document.activeElement) {
      // A list that has given the focus to one of its own at once is told of last; what only lost it was not reached.
      if (target.contains(document.activeElement)) passed.add(target);
      return;
    }
    arrows?.add(target);
    if (arrows !== undefined || end !== undefined) return;
    judgeRing();
    if (!scope.contains(target)) end = 'left';
    else if (stops.includes(target)) end = 'round';
    else judgeStop(target);
  });

  window.keyboardProbe = {
    begin(within, goesAround) {
      scope = within;
      isAround = goesAround;
      expected = operatedIn(scope);
      stops = [];
      passed.clear();
      faults = clickedOnly(scope).map((each) => `only a mouse can press ${say(each)}`);
      pending = undefined;
      stoodAt = null;
      arrows = undefined;
      end = undefined;
      // A dialog has given the focus to its task already: the walk begins there.
      const { activeElement } = document;
      if (activeElement !== null && activeElement !== scope && scope.contains(activeElement))
        judgeStop(activeElement);
    },
    progress() {
      const { activeElement } = document;
      const stood = end === undefined && activeElement !== null && activeElement === stoodAt;
      stoodAt = activeElement;
      return { end, stuckAt: stood ? say(activeElement) : undefined };
    },
    finish() {
      judgeRing();
      // What came or went meanwhile, on a page that is alive, was not there to be reached.
      const still = expected.filter((each) => each.isConnected && isUsable(each));
      const missed = still.filter((each) => {
        const group = groupOf(each);
        return !stops.includes(each) && !passed.has(each) && !group?.some((member) => stops.includes(member));
      });
      end = 'left';
      return [...faults, ...missed.map((each) => `Tab does not reach ${say(each)}`)];
    },
    groups() {
      return stops.flatMap((stop, index) => {
        const group = stop.isConnected ? groupOf(stop) : undefined;
        if (group === undefined || group.length < 2) return [];
        const key = stop.matches('tr') ? 'ArrowDown' : 'ArrowRight';
        return [{ index, name: say(stop), size: group.length, key } as const];
      });
    },
    enterGroup(index) {
      const stop = stops[index];
      if (stop instanceof HTMLElement) stop.focus();
      arrows = new Set(stop === undefined ? [] : [stop]);
    },
    leaveGroup(index) {
      const stop = stops[index];
      const group = stop?.isConnected ? groupOf(stop) : undefined;
      const missed = (group ?? []).filter((each) => arrows?.has(each) !== true);
      arrows = undefined;
      return missed.map((each) => `no arrow leads from ${stop ? say(stop) : ''} to ${say(each)}`);
    },
  };
}
