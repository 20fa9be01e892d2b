import type { Page } from '@playwright/test';

/** What the route table says of a page (AC-07). */
export interface CrawlRoute {
  readonly path: string;
  readonly layout: 'default' | 'mobileMain' | 'empty';
  readonly gnb: boolean;
  readonly audience: 'guest' | 'everybody' | 'member' | 'partner';
}

/** What was found on one page. */
export interface Found {
  readonly pathname: string;
  readonly title: string;
  /** What the page still waits for after a minute; nothing once it is ready. */
  readonly awaited: readonly string[];
  readonly width: number;
  readonly shift: number;
  /** What moved the most, as it was and as it is: "section "Results" 100 high at 200 → at 320". */
  readonly mover: string;
  readonly chrome: {
    readonly header: boolean;
    readonly gnb: boolean;
    readonly bottom: boolean;
    readonly footer: boolean;
  };
  /** Text that looks like the key of a text. */
  readonly keys: readonly string[];
  /** Texts with Korean letters, outside of what people have written. */
  readonly hangul: readonly string[];
  /** What could not be read, as the page says it. */
  readonly alerts: readonly string[];
  /** Addresses inside the site that no route has, and links without an address. */
  readonly dead: readonly string[];
  /** Addresses of routes with parameters, to visit as well. */
  readonly links: readonly string[];
  /** Addresses outside of the page table, which have to be served. */
  readonly files: readonly string[];
}

interface MatchedRoute {
  readonly fullPath: string;
  readonly options: { readonly staticData?: { readonly meta?: Record<string, unknown> } };
}

interface TheRouter {
  readonly routesByPath: Record<string, MatchedRoute>;
  readonly state: { readonly status: string; readonly location: { readonly pathname: string } };
  navigate(
    to: { href: string; replace?: boolean } | { to: string; search: Readonly<Record<string, string>> },
  ): Promise<void>;
  getMatchedRoutes(path: string): [unknown, unknown, MatchedRoute | undefined];
}

declare global {
  interface Window {
    /** TanStack Router's own handle: the table that the site really runs on. */
    readonly __TSR_ROUTER__: TheRouter;
    crawlShift: number;
    crawlMover: { value: number; said: string };
    /** What the server has said so far. */
    crawlHeard: string;
  }
}

/** The first screen stands in the page before the site has started; this waits until it has. */
export async function siteStarts(page: Page): Promise<void> {
  await page.waitForFunction(() => window.__TSR_ROUTER__?.state.status === 'idle');
}

/** The page table of the site that is open. */
export function readRoutes(page: Page): Promise<CrawlRoute[]> {
  return page.evaluate(() =>
    Object.values(window.__TSR_ROUTER__.routesByPath).flatMap(({ fullPath, options }) => {
      const meta = options.staticData?.meta;
      if (meta === undefined) return [];
      const audience = meta.forAll
        ? 'everybody'
        : meta.guestOnly
          ? 'guest'
          : meta.partnerOnly
            ? 'partner'
            : 'member';
      return [{ path: fullPath, layout: meta.layout, gnb: meta.gnb, audience } as CrawlRoute];
    }),
  );
}

/** Counts what moves on the page without having been asked to. To be added before the first page. */
export function watchShifts(): void {
  interface Source {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
  const place = ({ y, height }: DOMRectReadOnly) => `${Math.round(height)} high at ${Math.round(y)}`;
  const say = ({ node, previousRect, currentRect }: Source) =>
    `${node?.nodeName ?? 'gone'} "${node?.textContent?.slice(0, 30)}" ${place(previousRect)} → ${place(currentRect)}`;
  window.crawlShift = 0;
  window.crawlMover = { value: 0, said: '' };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly Source[];
      };
      if (shift.hadRecentInput) continue;
      window.crawlShift += shift.value;
      if (shift.value > window.crawlMover.value)
        window.crawlMover = { value: shift.value, said: shift.sources.map(say).join(', ') };
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Keeps what the server says: names of people and of banks are data, in whatever language they are. In the page
 * itself, because a browser forgets the bodies of old responses. To be added before the first page.
 */
export function hearAnswers(): void {
  window.crawlHeard = '';
  const { fetch } = window;
  window.fetch = async (...request) => {
    const response = await fetch(...request);
    if (!response.url.includes('/api/')) return response;
    // Read before it is added: two responses at once would otherwise overwrite each other.
    const said = await response.clone().text();
    window.crawlHeard += said;
    return response;
  };
}

/** Goes to an address as a link would, waits until the page is ready, and reads it. */
export function visit(page: Page, href: string): Promise<Found> {
  return page.evaluate(async (to) => {
    const router = window.__TSR_ROUTER__;
    const main = () => document.querySelector('main');
    const { layout } = router.getMatchedRoutes(to.split('?')[0] ?? to)[2]?.options.staticData?.meta ?? {};
    // The footer comes with code of its own, after what a person looks at first.
    const awaited = () => {
      const busy = [...(main()?.querySelectorAll('[aria-busy="true"]') ?? [])];
      const waits = [
        router.state.status !== 'idle' && 'its route',
        document.querySelector('footer') === null && layout !== 'empty' && 'the footer',
        main()?.querySelector('h1, iframe') === null && 'its title',
        ...busy.map(({ parentElement }) => `"${parentElement?.textContent?.slice(0, 30)}"`),
      ];
      return waits.filter((each) => each !== false);
    };
    window.crawlShift = 0;
    window.crawlMover = { value: 0, said: '' };
    await router.navigate({ href: to });
    const until = performance.now() + 60_000;
    // Ready is what stays so: what a page remembers may be replaced a moment later, by a new round for one.
    const settled = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)));
    do {
      while (awaited().length > 0 && performance.now() < until)
        await new Promise((done) => setTimeout(done, 40));
      await settled();
    } while (awaited().length > 0 && performance.now() < until);

    const shown = (element: Element) => element.checkVisibility();
    const keys: string[] = [];
    const hangul: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || parent === null || parent.closest('script, style, option')) continue;
      if (/^[a-z]\w*(\.[a-zA-Z]\w*)+$/.test(text) && !/\.(com|kr|io|example)$/.test(text)) keys.push(text);
      if (/[\uac00-\ud7af]/.test(text) && !parent.closest('[lang="ko"], [data-user-text]'))
        hangul.push(text.slice(0, 60));
    }
    // An empty one waits for something to say.
    const alerts = [...document.querySelectorAll('main [role="alert"]')]
      .filter(shown)
      .flatMap(({ textContent }) => textContent?.trim().slice(0, 60) || []);
    const dead: string[] = [];
    const links: string[] = [];
    const files: string[] = [];
    for (const anchor of document.querySelectorAll('a')) {
      const written = anchor.getAttribute('href');
      if (written === null || written === '' || written === '#') {
        dead.push(`<a> without an address: ${anchor.textContent?.slice(0, 40)}`);
        continue;
      }
      const url = new URL(anchor.href);
      if (url.origin !== location.origin || written.startsWith('#')) continue;
      const route = router.getMatchedRoutes(url.pathname)[2];
      if (route === undefined || route.fullPath === '/$') files.push(url.pathname);
      else if (route.fullPath.includes('$')) links.push(url.pathname);
    }
    const nav = [...document.querySelectorAll('nav')].filter(shown);
    return {
      pathname: location.pathname,
      title: document.title,
      awaited: awaited(),
      width: document.documentElement.scrollWidth - window.innerWidth,
      shift: window.crawlShift,
      mover: window.crawlMover.said,
      chrome: {
        header: document.querySelector('header') !== null,
        gnb: nav.some((each) => each.querySelector('[data-menu-row]')),
        bottom: nav.some((each) => getComputedStyle(each).position === 'fixed'),
        footer: document.querySelector('footer') !== null,
      },
      keys,
      hangul,
      alerts,
      dead,
      links: [...new Set(links)],
      files: [...new Set(files)],
    };
  }, href);
}
