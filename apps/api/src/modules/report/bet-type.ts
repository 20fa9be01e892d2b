import type { BetStatus } from './history-store.ts';

export type BetType = 'win' | 'lose' | 'draw' | 'wait' | 'other';

/** ST-07: the six states of a bet as the list's five words. */
const typeByStatus = {
  PASS: 'win',
  FAIL: 'lose',
  TIE: 'draw',
  BET: 'wait',
  WAIT: 'wait',
  CANCEL: 'other',
} as const satisfies Record<BetStatus, BetType>;

export function betTypeOf(status: BetStatus): BetType {
  return typeByStatus[status];
}

/** The states that a word of the list stands for; null is all of them. */
export function statusesOf(type: BetType | 'all'): readonly BetStatus[] | null {
  if (type === 'all') return null;
  return (Object.keys(typeByStatus) as BetStatus[]).filter((status) => typeByStatus[status] === type);
}
