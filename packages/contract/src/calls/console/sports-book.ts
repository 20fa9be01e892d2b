import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, localText, noBody } from '../../fields.ts';

export const consoleEvents = defineCall({
  path: '/api/console/sports/book',
  summary: 'Events with open bets: stakes, and what the house pays beyond them at the worst outcome',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: z.object({
    list: z.array(
      z.object({
        eventId: id,
        name: localText,
        startsAt: instant,
        phase: z.string(),
        betCount: z.int(),
        stakeAmount: amount,
        liabilityAmount: amount,
      }),
    ),
  }),
  failures: [],
});
