import type { RealtimeEvents } from '@hanpan/contract';
import type { QueueCounts } from '../../app/navigation.ts';
import type { PlaceName } from '../../app/urls.ts';

export type QueuePush = RealtimeEvents['queue'];
export type QueueKind = QueuePush['kind'];

export const queueKinds = [
  'deposit',
  'withdrawal',
  'signup',
  'account',
  'question',
  'approval',
  'adjustment',
  'return',
] as const satisfies readonly QueueKind[];

const countOf = {
  deposit: 'deposits',
  withdrawal: 'withdrawals',
  signup: 'signups',
  account: 'accountRequests',
  question: 'questions',
  approval: 'approvals',
  adjustment: 'adjustments',
  return: 'returns',
} as const satisfies Record<QueueKind, keyof QueueCounts>;

/** The page that shows items of a kind. */
export const placeOf = { ...countOf, return: 'reports' } as const satisfies Record<QueueKind, PlaceName>;

export interface Arrival {
  readonly kind: QueueKind;
  readonly count: number;
}

/** How many items of each kind the operator has been told of. Undefined until the first response. */
export type Told = QueueCounts | undefined;

export interface Step {
  readonly told: Told;
  readonly arrivals: readonly Arrival[];
}

/**
 * A push is announced at once; the count that follows it is then no news. `done` lowers nothing here, because it
 * is also sent for steps that leave an item in the queue; the next poll corrects the count.
 */
export function afterPush(told: Told, { kind, change }: QueuePush): Step {
  if (change === 'done') return { told, arrivals: [] };
  return {
    told: told && { ...told, [countOf[kind]]: told[countOf[kind]] + 1 },
    arrivals: [{ kind, count: 1 }],
  };
}

/** A poll announces what no push has announced; the first one only sets the starting point. */
export function afterPoll(told: Told, counts: QueueCounts): Step {
  if (told === undefined) return { told: counts, arrivals: [] };
  const arrivals = queueKinds
    .map((kind) => ({ kind, count: counts[countOf[kind]] - told[countOf[kind]] }))
    .filter((arrival) => arrival.count > 0);
  return { told: counts, arrivals };
}

export function totalOf(counts: QueueCounts | undefined): number {
  if (counts === undefined) return 0;
  return queueKinds.reduce((sum, kind) => sum + counts[countOf[kind]], 0);
}

/** `(3) Deposits · Hanpan`: what waits is read off the browser's tab. */
export function titleWith(title: string, waiting: number): string {
  return waiting > 0 ? `(${waiting}) ${title}` : title;
}
