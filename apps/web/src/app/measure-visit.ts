import { type VisitFigure, visitBounds } from '@hanpan/contract';
import { bucketIn } from '@hanpan/rules';
import { onCLS } from 'web-vitals/onCLS.js';
import { onINP } from 'web-vitals/onINP.js';
import { onLCP } from 'web-vitals/onLCP.js';

/** The bucket of each figure that there is. */
export type MeasuredVisit = Partial<Record<VisitFigure, number>>;

/** What a figure of the browser is multiplied by. */
const scales: Readonly<Record<VisitFigure, number>> = { lcp: 1, inp: 1, cls: 1_000 };

/**
 * Measures this visit of a page by the definitions of the field (web.dev/vitals), and tells it once, when the page is hidden for the
 * first time: that is the last moment at which a browser surely runs anything. What the browser has seen before is in the figures,
 * so this may be loaded long after the page.
 */
export function measureVisit(tell: (visit: MeasuredVisit) => void): void {
  const visit: MeasuredVisit = {};
  const note =
    (figure: VisitFigure) =>
    ({ value }: { readonly value: number }) => {
      visit[figure] = bucketIn(visitBounds[figure], value * scales[figure]);
    };
  onLCP(note('lcp'));
  onINP(note('inp'));
  onCLS(note('cls'));
  let isTold = false;
  // Registered after those above, which find out their last figures at the same event.
  addEventListener('visibilitychange', () => {
    if (isTold || document.visibilityState !== 'hidden' || Object.keys(visit).length === 0) return;
    isTold = true;
    tell(visit);
  });
}
