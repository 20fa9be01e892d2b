import { mostSystemBets, systemFault } from '@hanpan/rules';
import { fail } from '../../../../kernel/failure.ts';
import type { SlipSettings } from '../slip.ts';

/** The legs of a system, and how many of them each of its bets has. */
interface SystemShape {
  readonly legs: readonly { readonly selectionId: number }[];
  readonly size: number;
}

/** What is wrong with a system before any of its bets is looked at: B6012 no such system, B6020 too many bets. */
export function refuseSystem({ legs, size }: SystemShape, { bet }: Pick<SlipSettings, 'bet'>) {
  const ids = new Set(legs.map((leg) => leg.selectionId));
  const fault = systemFault(legs.length, size);
  if (fault === 'no-system' || legs.length > bet.maxLegs || ids.size < legs.length) return fail('B6012');
  return fault === 'too-many-bets' ? fail('B6020', { max: mostSystemBets }) : undefined;
}
