import type { LimitClass } from '@hanpan/contract';

/** Requests per minute and caller (session, else address). Above them: E429. */
export type Limits = Readonly<Record<LimitClass, number>>;

export const defaultLimits: Limits = { read: 1_200, write: 240, money: 240, credential: 40, heavy: 10 };

/** The largest body a call may have. Larger ones end with E413 before they are read. */
export const bodyLimitBytes = 256 * 1024;
