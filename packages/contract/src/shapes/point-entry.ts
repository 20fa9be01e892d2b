import { z } from 'zod';
import { amount, id, instant, page } from '../fields.ts';

/** What points are earned for. */
export const pointKind = z.enum([
  'signUp',
  'firstDeposit',
  'deposit',
  'attendance',
  'losing',
  'recommender',
  'rotary',
  'coupon',
  'event',
  'operator',
]);
export type PointKind = z.output<typeof pointKind>;

/** Earned, converted to cash by the member, or taken back by an operator. */
export const pointUse = z.enum(['earn', 'convert', 'takeBack']);
export type PointUse = z.output<typeof pointUse>;

/** Per cent with at most two places; null where the points were a fixed number. */
const percent = z.number().min(0).max(100).nullable();

export const pointEntry = z.object({
  pointIdx: id,
  accruedAt: instant,
  /** Null where points were converted. */
  kind: pointKind.nullable(),
  percent,
  /** What the member's level adds to `percent`. */
  bonusPercent: percent,
  /** What the percentages gave, before the day's cap. */
  accruedPoints: amount,
  useType: pointUse,
  /** By how much the held points changed; below zero where they were used. */
  appliedPoints: amount,
  reason: z.string().nullable(),
});
export type PointEntry = z.output<typeof pointEntry>;

export const pointFilter = {
  kind: z.enum(['all', ...pointKind.options]).default('all'),
  useType: z.enum(['all', ...pointUse.options]).default('all'),
  page,
};
