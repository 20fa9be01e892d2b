import { z } from 'zod';
import { amount, id } from '../fields.ts';

/** What may say that play harms a member, from the strongest sign to the weakest. */
export const harmKinds = [
  'chasing',
  'back-at-once',
  'rising-deposits',
  'growing-loss',
  'loosened-limits',
  'night-play',
  'long-days',
] as const;
export const harmKind = z.enum(harmKinds);
export type HarmKind = z.output<typeof harmKind>;

/** What an operator did about it. */
export const harmOutcomes = ['contacted', 'limit-suggested', 'blocked', 'nothing'] as const;
export const harmOutcome = z.enum(harmOutcomes);
export type HarmOutcome = z.output<typeof harmOutcome>;

export const harmMarker = z.object({
  markerIdx: id,
  kind: harmKind,
  /** The day of the site's calendar at whose end it was found. */
  day: z.iso.date(),
  /** What it was found by; null where its kind has no such figure. */
  figures: z.object({
    amount: amount.nullable(),
    beforeAmount: amount.nullable(),
    count: z.int().nullable(),
    minutes: z.int().nullable(),
  }),
});
export type HarmMarker = z.output<typeof harmMarker>;
