import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { nothing } from '../../fields.ts';
import {
  sitePages,
  type VisitFigure,
  visitBounds,
  visitFigures,
  visitLayouts,
  visitReaders,
} from '../../shapes/visit.ts';

/** Left out where a browser does not measure it, or nothing was pressed. */
const bucketOf = (figure: VisitFigure) => z.int().min(0).max(visitBounds[figure].length).optional();

export const noteVisit = defineCall({
  path: '/api/etc/visit',
  summary:
    'How fast and how still a page was, told once when it is left: which page, for whom and in which layout, and the bucket of each figure. It is counted, and kept of nobody',
  audience: 'guest',
  // By network, whoever tells it: nothing stands behind a figure, and few pages are left in a minute.
  limit: 'credential',
  body: z
    .object({
      page: z.enum(sitePages),
      reader: z.enum(visitReaders),
      layout: z.enum(visitLayouts),
      lcp: bucketOf('lcp'),
      inp: bucketOf('inp'),
      cls: bucketOf('cls'),
    })
    .refine((visit) => visitFigures.some((figure) => visit[figure] !== undefined), { path: ['lcp'] }),
  data: nothing,
  failures: [],
  passive: true,
});
