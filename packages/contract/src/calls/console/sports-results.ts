import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, givenInstant, id } from '../../fields.ts';
import { betStatus, scope } from '../../shapes/sport.ts';

const points = z.int().min(0).max(999);

/**
 * What is to hold of a match, or of one of its markets (`marketId`; null is all of them). `result`: these scores by scope, or
 * how it ended. `void`: its bets are given back, those placed in the window or all; `unvoid` takes the same void back.
 * `rollback`: its bets are open again and wait for another result.
 */
const correction = {
  eventId: id,
  kind: z.enum(['result', 'void', 'unvoid', 'rollback']),
  marketId: id.nullable().default(null),
  ending: z.enum(['played', 'called', 'not-played']).default('played'),
  scores: z
    .array(z.object({ scope, home: points, away: points }))
    .max(40)
    .default([]),
  placedFrom: givenInstant.nullable().default(null),
  /** Strictly before. */
  placedTo: givenInstant.nullable().default(null),
};

export const correctedBet = z.object({
  receiptId: z.string(),
  stake: amount,
  statusNow: betStatus,
  paidAmount: amount,
  statusThen: betStatus,
  payoutAmount: amount,
});

export const resultPreview = defineCall({
  path: '/api/console/sports/resultPreview',
  summary: 'What a result, a void or a rollback would pay and take back; nothing is changed',
  audience: 'platform',
  limit: 'heavy',
  body: z.object(correction),
  data: z.object({
    betCount: z.int(),
    /** Paid to members beyond what they were paid, and taken back from them as far as their balances allow. */
    creditAmount: amount,
    debitAmount: amount,
    /** The first of the bets that change. */
    bets: z.array(correctedBet),
    /** False where the event has more bets than were looked at. */
    isComplete: z.boolean(),
  }),
  failures: ['E404', 'B6040'],
});

export const resultSet = defineCall({
  path: '/api/console/sports/result',
  summary: 'Enter or correct a result, void, or take a settlement back; the bets follow within moments',
  audience: 'platform',
  limit: 'money',
  idempotent: true,
  stepUp: 'always',
  body: z.object({ ...correction, reason: z.string().trim().min(1).max(200) }),
  data: z.object({ correctionId: id }),
  failures: ['C999', 'E404', 'B6040'],
});
