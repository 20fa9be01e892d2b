import { type VisitFigure, visitBounds } from '@hanpan/contract';
import { bucketIn } from '@hanpan/rules';
import { onCLS } from 'web-vitals/onCLS.js';
import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';

/** The bucket of each figure that there is. */
export type MeasuredVisit = Partial<Record<VisitFigure, number>>;

interface Metric {
  readonly value: number;
  /** What the value was found from. */
  readonly entries: readonly { readonly startTime: number }[];
}

/** What a figure of the browser is multiplied by. */
const scales: Readonly<Record<VisitFigure, number>> = { lcp: 1, inp: 1, cls: 1_000 };

/**
 * Measures this visit of a page by the definitions of the field (web.dev/vitals), and tells it once, when the page is hidden for the
 * first time: that is the last moment at which a browser surely runs anything. What the browser has seen before is in the figures,
 * so this may be loaded long after the page.
 *
 * `leftAtMs` is when another page was shown without a load, undefined before; what begins later is of that page. The press that
 * led there is of this one, although its figure comes afterwards.
 */
export function measureVisit(leftAtMs: () => number | undefined, tell: (visit: MeasuredVisit) => void): void {
  const visit: MeasuredVisit = {};
  const note =
    (figure: VisitFigure) =>
    ({ value, entries }: Metric) => {
      const bucket = bucketIn(visitBounds[figure], value * scales[figure]);
      const leftMs = leftAtMs();
      if (leftMs !== undefined) {
        const isOfPage = entries.length > 0 && entries.every(({ startTime }) => startTime < leftMs);
        // The slowest of many presses moves down to another one of this page as presses of later pages are added.
        if (!isOfPage || bucket < (visit[figure] ?? 0)) return;
      }
      visit[figure] = bucket;
    };
  // Otherwise they report when the page is hidden and no sooner: by then they are of all pages together.
  const options = { reportAllChanges: true };
  onLCP(note('lcp'), options);
  onINP(note('inp'), options);
  onCLS(note('cls'), options);
  let isTold = false;
  // Registered after those above, which find out their last figures at the same event.
  addEventListener('visibilitychange', () => {
    if (isTold || document.visibilityState !== 'hidden' || Object.keys(visit).length === 0) return;
    isTold = true;
    tell(visit);
  });
}
