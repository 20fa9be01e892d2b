import { type Failure, fail } from '../../../kernel/failure.ts';
import type { TransferRow } from './store.ts';

/** A transfer that was asked about so often without a response needs a person; nothing new is begun on top of it. */
const stuckAttempts = 8;

type OpenRefusal = Failure<'NT99' | 'B0091'>;

/** What a member is told of a transfer whose outcome is indeterminate. */
export function openRefusal(row: TransferRow): OpenRefusal {
  return row.attempts < stuckAttempts ? fail('NT99') : fail('B0091');
}

export function isOpen({ state }: TransferRow): boolean {
  return state === 'pending' || state === 'unknown';
}

/** Why money did not get to the vendor; undefined where it did. */
export function refusalOfIn(
  row: TransferRow,
): Failure<'B0099' | 'B0091' | 'TE99' | 'NT99' | '9999'> | undefined {
  if (row.state === 'confirmed') return undefined;
  if (isOpen(row)) return openRefusal(row);
  if (row.refusal === 'no-credit') return fail('B0099');
  if (row.refusal === 'unreachable') return fail('TE99');
  return row.refusal === 'player-blocked' ? fail('B0091') : fail('9999');
}

/** Why money did not come back from the vendor; undefined where it did. */
export function refusalOfOut(
  row: TransferRow,
): Failure<'C009' | 'B6000' | 'B0091' | 'TE99' | 'NT99'> | undefined {
  if (row.state === 'confirmed') return undefined;
  if (isOpen(row)) return openRefusal(row);
  if (row.refusal === 'game-open') return fail('C009');
  if (row.refusal === 'not-enough-money') return fail('B6000');
  return row.refusal === 'unreachable' ? fail('TE99') : fail('B0091');
}
