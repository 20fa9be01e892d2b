import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, noBody, yesNo } from '../../fields.ts';

const spin = z.object({
  spinIdx: id,
  spunAt: instant,
  /** Position in the list of prizes as it was then, from 0. */
  prizeIndex: z.int().min(0),
  points: amount,
});

const spinsLeft = z.object({
  /** Free turns of today and turns earned by deposits, together. */
  left: z.int(),
  freeLeft: z.int(),
  tickets: z.int(),
});

export const rotaryInfo = defineCall({
  path: '/api/rotary/info',
  summary: 'The prize wheel: prizes with their chances, turns left, and the latest turns',
  audience: 'member',
  limit: 'read',
  body: noBody,
  data: z.object({
    open: yesNo,
    /** In the order of the wheel. The chance of a prize is its weight over the total. */
    prizes: z.array(z.object({ points: amount, weight: z.int() })),
    totalWeight: z.int(),
    spins: spinsLeft,
    freePerDay: z.int(),
    /** Each full amount of approved deposits of a day earns a ticket; null where deposits earn none. */
    depositPerTicket: amount.nullable(),
    /** So many tickets at most, however much is deposited that day. */
    maxTicketsPerDay: z.int().min(0),
    history: z.array(spin),
  }),
  failures: [],
});

export const rotarySpin = defineCall({
  path: '/api/rotary/spin',
  summary: 'Turn the wheel once; the server draws',
  audience: 'member',
  limit: 'money',
  idempotent: true,
  body: z.object({}),
  data: z.object({ spin, spins: spinsLeft, pointAmt: amount, version: z.int() }),
  failures: ['C999', 'R008', 'L013', 'X001', 'R001', 'R002'],
});
