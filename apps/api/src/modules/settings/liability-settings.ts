import { limitBounds } from '@hanpan/contract';
import { defaultLimits } from '@hanpan/rules';
import { z } from 'zod';
import { amountField } from './amount-field.ts';

const won = amountField;
const share = z.int().min(0).max(10_000);

/**
 * What the house is ready to lose by sports bets, and the share of it by sport, time to kick-off and member level
 * (`LimitPolicy` in packages/rules); `rules` has amounts of their own for a sport and the hours before kick-off. The
 * largest stake is that of `bet`.
 */
export const liabilitySettings = z
  .object({
    selectionAmount: won.prefault(defaultLimits.selectionAmount),
    marketAmount: won.prefault(defaultLimits.marketAmount),
    eventAmount: won.prefault(defaultLimits.eventAmount),
    memberEventAmount: won.prefault(defaultLimits.memberEventAmount),
    memberDayAmount: won.prefault(defaultLimits.memberDayAmount),
    legSetAmount: won.prefault(defaultLimits.legSetAmount),
    totalOddsMilli: z.int().min(1_000).max(1_000_000_000).default(defaultLimits.totalOddsMilli),
    sports: z.record(z.string().max(20), share).prefault({ ...defaultLimits.sports }),
    otherSports: share.default(defaultLimits.otherSports),
    early: z
      .array(z.object({ fromMs: z.int().min(1), share }))
      .max(10)
      .prefault([...defaultLimits.early])
      .transform((steps) => steps.toSorted((a, b) => b.fromMs - a.fromMs)),
    inPlay: share.default(defaultLimits.inPlay),
    rules: z
      .array(
        z.object({
          sport: z.string().max(20),
          fromHours: z.int().min(0).max(limitBounds.mostHours),
          selectionAmount: won,
          marketAmount: won,
          eventAmount: won,
          memberEventAmount: won,
          memberDayAmount: won,
        }),
      )
      .max(limitBounds.mostRules)
      .default([]),
    levels: z.record(z.string().regex(/^\d+$/), share).default({}),
  })
  .prefault({});
