import { z } from 'zod';

/** What an auditor looks for first: events above an amount that the site sets, and what may never happen unseen. */
export const significantKinds = [
  'large-win',
  'large-stake',
  'large-deposit',
  'large-withdrawal',
  'bonus-change',
  'negative-balance',
] as const;
export const significantKind = z.enum(significantKinds);
export type SignificantKind = z.output<typeof significantKind>;
