import type { Amount } from '@hanpan/money';
import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { amount, noBody } from '../../fields.ts';
import { limitBounds } from '../../limit-bounds.ts';
import { sport } from '../../shapes/sport.ts';

/** `all` is for sports that have no rule of their own at that time. */
export const limitSports = ['all', ...sport.options] as const;

const given = z
  .int()
  .min(1)
  .max(limitBounds.mostAmount)
  .meta({ description: 'integer above zero, minor unit (won)' }) as unknown as z.ZodType<Amount, number>;

/** What the house is ready to lose, net: by selection, market and event, and by member on an event and in a day. */
const amountsOf = <F extends z.ZodType>(field: F) => ({
  selectionAmount: field,
  marketAmount: field,
  eventAmount: field,
  memberEventAmount: field,
  memberDayAmount: field,
});

/** Amounts that hold where no rule does; those of the event are shared by sport and time then. */
const defaultsOf = <F extends z.ZodType>(field: F) =>
  /** `legSetAmount`: what all bets on exactly the same legs may win together. */
  z.object({ ...amountsOf(field), legSetAmount: field });

const state = z.object({
  defaults: defaultsOf(amount),
  /** The amounts of a sport while it is that many hours or more to kick-off; of several the rule with the most hours. */
  rules: z.array(z.object({ sport: z.enum(limitSports), fromHours: z.int(), ...amountsOf(amount) })),
  /** Of what was read; whoever saves names it, so that nobody's change is lost. */
  revision: z.string(),
});

export const sportsLimits = defineCall({
  path: '/api/console/sports/limits',
  summary:
    'The liability limits of the site: its default amounts, and rules by sport and hours before kick-off',
  audience: 'operator',
  limit: 'read',
  body: noBody,
  data: state,
  failures: [],
});

export const sportsSetLimits = defineCall({
  path: '/api/console/sports/setLimits',
  summary:
    'Set the liability limits of the site: default amounts and rules, in place of those that were read',
  audience: 'supervisor',
  limit: 'write',
  idempotent: true,
  stepUp: 'always',
  body: z.object({
    defaults: defaultsOf(given),
    rules: z
      .array(
        z.object({
          sport: z.enum(limitSports),
          fromHours: z.int().min(0).max(limitBounds.mostHours),
          ...amountsOf(given),
        }),
      )
      .max(limitBounds.mostRules),
    revision: z.string().min(1).max(100),
    reason: z.string().trim().min(1).max(200),
  }),
  data: state,
  /** B6055: two rules of one sport begin at the same hour. T999: somebody changed the limits since they were read. */
  failures: ['C999', 'B6053', 'B6054', 'B6055', 'T999'],
  invalid: { defaults: 'B6053', rules: 'B6054' },
});
