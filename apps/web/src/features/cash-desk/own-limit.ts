import type { OwnLimit, OwnLimitPeriod } from '@hanpan/contract';
import { type Amount, amount } from '@hanpan/money';

/** The own deposit limit that leaves the least; of several each holds (RG-3). */
export interface DepositRoom {
  readonly period: OwnLimitPeriod;
  readonly max: Amount;
  readonly left: Amount;
}

/** Undefined where the member limits its deposits nowhere. */
export function depositRoom(list: readonly OwnLimit[]): DepositRoom | undefined {
  const rooms = list.flatMap(({ kind, period, amount: max, used }): DepositRoom[] =>
    kind === 'deposit' && max !== null
      ? [{ period, max: amount(max), left: amount(Math.max(0, max - used)) }]
      : [],
  );
  return rooms.reduce<DepositRoom | undefined>(
    (least, room) => (least === undefined || room.left < least.left ? room : least),
    undefined,
  );
}
