import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { siteDay, withPeriod } from '../../fields.ts';
import { playSums } from '../../shapes/play.ts';
import { reportBegin, reportEnd } from '../../shapes/report-reach.ts';

export const consolePlayReport = defineCall({
  path: '/api/console/report/play',
  summary: 'Play of the whole site by day, family and game type, the newest day first',
  audience: 'operator',
  limit: 'read',
  body: withPeriod({}),
  data: z.object({
    list: z.array(
      z.object({
        day: siteDay,
        playerCount: z.int(),
        ...playSums,
        /** What members got back of their stakes, in basis points; null where nothing was staked. */
        returnBasisPoints: z.int().nullable(),
      }),
    ),
    ...reportBegin,
    ...reportEnd,
  }),
  failures: [],
});
