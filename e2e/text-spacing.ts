import type { Page } from '@playwright/test';

/**
 * What a reader loses who sets lines, letters, words and paragraphs apart (WCAG 1.4.12): the page becomes wider than its window,
 * text is cut off that was whole and is whole nowhere else, or lies over other text. All in one task of the page, which draws nothing meanwhile and is left
 * as it was.
 */
export function spacingFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Words {
      readonly node: Text;
      readonly lines: readonly DOMRect[];
      readonly box: DOMRect;
    }
    // What is not drawn until it is scrolled near has no place of its own yet.
    const drawn = { visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true };
    // A hair is how a browser rounds.
    const hair = 2;
    const textOf = ({ node }: Words) => node.data.trim().replace(/\s+/g, ' ');
    const say = (words: Words) => `"${textOf(words).slice(0, 40)}"`;

    const wordsOnPage = (): Words[] => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Words[] = [];
      const range = document.createRange();
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const parent = node.parentElement;
        if (parent === null || node.data.trim() === '') continue;
        if (parent.closest('script, style, option, svg, [aria-hidden="true"], [inert]') !== null) continue;
        if (!parent.checkVisibility(drawn)) continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && box.height > 0) found.push({ node, lines: [...range.getClientRects()], box });
      }
      return found;
    };

    /** Whether all of it is in view: a box around it may cut it off, or have scrolled it away. */
    const seenOf = ({ node, lines, box }: Words): 'whole' | 'cut' | 'scrolled' => {
      // A font leaves room above and below its letters.
      const room = (lines[0]?.height ?? 0) / 4;
      for (let at = node.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        if (overflowX !== 'visible' || overflowY !== 'visible') {
          const around = at.getBoundingClientRect();
          // What only a screen reader finds has an edge of a pixel.
          if (Math.min(around.width, around.height) <= 1) return 'scrolled';
          const isPastAcross = Math.max(around.left - box.left, box.right - around.right) > hair;
          const isPastDown = Math.max(around.top - box.top, box.bottom - around.bottom) > room;
          if (isPastAcross && overflowX !== 'visible')
            return /auto|scroll/.test(overflowX) ? 'scrolled' : 'cut';
          if (isPastDown && overflowY !== 'visible')
            return /auto|scroll/.test(overflowY) ? 'scrolled' : 'cut';
        }
        if (position === 'fixed') return 'whole';
      }
      return 'whole';
    };
    /** A press on it leads to where all of it stands. What the site is found by has to be read before it is pressed. */
    const leadsOn = ({ node: { parentElement } }: Words) =>
      parentElement?.closest('button[aria-expanded], tr[tabindex]') != null ||
      (parentElement?.closest('a[href]') != null && parentElement.closest('header, nav') === null);

    /** What of the page it floats with, if it does. */
    const floatOf = (element: Element | null): Element | null =>
      element === null || ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(element).position)
        ? element
        : floatOf(element.parentElement);
    const lieOver = (one: DOMRect, other: DOMRect) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > hair && down > Math.min(one.height, other.height) / 2;
    };
    /** Texts that lie over one another; what floats above others does so by intent, but not over what floats with it. */
    const overlaps = (words: readonly Words[]): [Words, Words][] => {
      const down = words
        .map((each) => ({ ...each, float: floatOf(each.node.parentElement) }))
        .toSorted((one, other) => one.box.top - other.box.top);
      const pairs: [Words, Words][] = [];
      for (const [at, one] of down.entries())
        for (const other of down.slice(at + 1)) {
          if (other.box.top >= one.box.bottom) break;
          if (other.float !== one.float) continue;
          if (one.lines.some((line) => other.lines.some((each) => lieOver(line, each))))
            pairs.push([one, other]);
        }
      return pairs;
    };
    const look = () => {
      const words = wordsOnPage().map((each) => ({ ...each, seen: seenOf(each) }));
      const whole = words.filter(({ seen }) => seen === 'whole');
      const saidWhole = new Set(whole.map(textOf));
      const cut = words.filter(
        (each) => each.seen === 'cut' && !leadsOn(each) && !saidWhole.has(textOf(each)),
      );
      return { cut, over: overlaps(whole) };
    };

    const before = look();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const after = look();
    const wider = document.documentElement.scrollWidth - window.innerWidth;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    document.documentElement.getBoundingClientRect();

    const wasCut = new Set(before.cut.map(({ node }) => node));
    const wasOver = new Set(before.over.flatMap(([one, other]) => [one.node, other.node]));
    return [
      ...(wider > 0 ? [`is ${wider} px wider than the window`] : []),
      ...after.cut.filter(({ node }) => !wasCut.has(node)).map((words) => `cuts off ${say(words)}`),
      ...after.over
        .filter(([one, other]) => !wasOver.has(one.node) || !wasOver.has(other.node))
        .map(([one, other]) => `puts ${say(one)} over ${say(other)}`),
    ].map((fault) => `with its text spaced ${fault}`);
  });
}
