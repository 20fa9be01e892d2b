import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { withPeriod } from '../../fields.ts';
import { reportBegin } from '../../shapes/report-reach.ts';
import { sitePages, visitLayouts, visitReaders } from '../../shapes/visit.ts';

const figure = z
  .object({
    visitCount: z.int(),
    /**
     * At most this much in three of four visits: the upper bound of the bucket in which the 75th percentile lies. Null where that is
     * beyond all bounds.
     */
    p75: z.int().nullable(),
    goodBasisPoints: z.int(),
    poorBasisPoints: z.int(),
  })
  /** Null where no visit told it. */
  .nullable();

/** Milliseconds, and thousandths of a page's movement. */
const figures = { lcp: figure, inp: figure, cls: figure };

export const reportVisits = defineCall({
  path: '/api/console/report/visits',
  summary:
    'How fast and how still the pages of the member site were in real visits, phones and desktops apart, the most visited page first; kept for half a year',
  audience: 'operator',
  limit: 'heavy',
  body: withPeriod({}),
  data: z.object({
    list: z.array(
      z.object({
        page: z.enum(sitePages),
        reader: z.enum(visitReaders),
        layout: z.enum(visitLayouts),
        ...figures,
      }),
    ),
    /** All pages together. */
    site: z.array(z.object({ layout: z.enum(visitLayouts), ...figures })),
    /** How many of a hundred visits are measured now; 0 is none. */
    measuredPercent: z.int(),
    ...reportBegin,
  }),
  failures: [],
});
