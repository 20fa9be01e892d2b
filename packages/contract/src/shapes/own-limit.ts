import { z } from 'zod';

/** What a member limits for itself, and over which periods of its site's calendar. */
export const ownLimitKind = z.enum(['deposit', 'stake', 'loss', 'time']);
export type OwnLimitKind = z.output<typeof ownLimitKind>;
export const ownLimitPeriod = z.enum(['day', 'week', 'month']);
export type OwnLimitPeriod = z.output<typeof ownLimitPeriod>;
