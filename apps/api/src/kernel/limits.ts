import type { LimitClass } from '@hanpan/contract';

/**
 * Calls per minute. By class: of one caller to one path. `network`: of one network to all paths together, whoever calls;
 * generous, because many players may share an address. Above them: E429.
 */
export type Limits = Readonly<Record<LimitClass | 'network', number>>;

export const defaultLimits: Limits = {
  read: 1_200,
  search: 240,
  write: 240,
  money: 240,
  credential: 40,
  heavy: 10,
  upload: 20,
  network: 20_000,
};

/** The largest body a call may have. Larger ones end with E413 before they are read. */
export const bodyLimitBytes = 256 * 1024;
