import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, id, instant, localText, page, pageInfo, withPeriod } from '../../fields.ts';
import { playSums } from '../../shapes/play.ts';

/** One bet or round of any family. `cash` is staked; `resultCash` is won (above zero) or lost, 0 while undecided. */
const historyEntry = z.object({
  betIdx: id,
  /** The part of the house it was played in, and what kind of game it was. */
  family: z.string(),
  gameType: z.string(),
  name: localText,
  receiptId: z.string(),
  placedAt: instant,
  type: z.enum(['win', 'lose', 'draw', 'wait', 'other']),
  cash: amount,
  winCash: amount,
  resultCash: amount,
});

export const betHistory = defineCall({
  path: '/api/bet/betlistNew',
  summary: 'Every bet of every family in one list, the newest first',
  audience: 'member',
  limit: 'read',
  body: z.object({
    /** A family or a game type; all of them unless named. */
    groupKey: z.string().min(1).max(40).default('all'),
    page,
  }),
  data: z.object({ list: z.array(historyEntry), pageInfo }),
  failures: [],
});

export const winLose = defineCall({
  path: '/api/member/winlose',
  summary: 'What the member won and lost, by family and game type, over days of the site’s calendar',
  audience: 'member',
  limit: 'read',
  body: withPeriod({}),
  data: z.object({ list: z.array(z.object(playSums)), resultAmount: amount }),
  failures: [],
});
