import {
  type DataOf,
  type VisitFigure,
  type VisitLayout,
  visitBounds,
  visitFigures,
  visitGoals,
  visitLayouts,
} from '@hanpan/contract';
import { summariseHistogram } from '@hanpan/rules';
import type { VisitCount } from './visit-store.ts';

type Report = DataOf<'/api/console/report/visits'>;
type Counted = Omit<VisitCount, 'siteId' | 'day'>;
type Figures = Pick<Report['site'][number], VisitFigure>;

function figureOf(counted: readonly Counted[], figure: VisitFigure): Figures[VisitFigure] {
  const bounds = visitBounds[figure];
  const counts = new Array<number>(bounds.length + 1).fill(0);
  for (const { figure: of, bucket, visits } of counted)
    if (of === figure) counts[bucket] = (counts[bucket] ?? 0) + visits;
  const summary = summariseHistogram(bounds, visitGoals[figure], counts);
  if (summary === null) return null;
  const { count: visitCount, ...rest } = summary;
  return { visitCount, ...rest };
}

const figuresOf = (counted: readonly Counted[]): Figures => ({
  lcp: figureOf(counted, 'lcp'),
  inp: figureOf(counted, 'inp'),
  cls: figureOf(counted, 'cls'),
});

/** How many visits a row stands for: those that told the figure that most of them told. */
const visitsOf = (row: Figures) => Math.max(...visitFigures.map((figure) => row[figure]?.visitCount ?? 0));

const isOf = (layout: VisitLayout) => (each: Counted) => each.layout === layout;

/** The rows of each page, reader and layout. */
function byPage(counted: readonly Counted[]): Counted[][] {
  const pages = new Map<string, Counted[]>();
  for (const row of counted) {
    const name = `${row.page} ${row.reader} ${row.layout}`;
    const rows = pages.get(name) ?? [];
    rows.push(row);
    pages.set(name, rows);
  }
  return [...pages.values()];
}

/** Counts of some days as a report: each page for each reader and layout, the most visited first, and all pages together. */
export function presentVisits(counted: readonly Counted[]): Pick<Report, 'list' | 'site'> {
  const list = byPage(counted).flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const { page, reader, layout } = first;
    return [{ page, reader, layout, ...figuresOf(rows) }];
  });
  const site = visitLayouts.map((layout) => ({ layout, ...figuresOf(counted.filter(isOf(layout))) }));
  return {
    list: list.sort((a, b) => visitsOf(b) - visitsOf(a) || a.page.localeCompare(b.page)),
    site: site.filter((row) => visitsOf(row) > 0),
  };
}
