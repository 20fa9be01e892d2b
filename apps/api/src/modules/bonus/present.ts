import { smaller } from '@hanpan/money';
import { isoOf, isoOrNull } from '../../kernel/clock.ts';
import type { BonusRow } from './store.ts';

function stateOf({ released_at, forfeit_reason }: BonusRow) {
  if (released_at !== null) return 'released' as const;
  if (forfeit_reason === null) return 'open' as const;
  return forfeit_reason === 'expired' ? ('expired' as const) : ('givenUp' as const);
}

/** A bonus as its member sees it; stakes beyond the turnover do not count as progress. */
export function presentBonus(row: BonusRow) {
  return {
    bonusIdx: row.id,
    names: row.names,
    amount: row.amount,
    turnoverDone: smaller(row.turnover_done, row.turnover_required),
    turnoverRequired: row.turnover_required,
    state: stateOf(row),
    grantedAt: isoOf(row.granted_at),
    expiresAt: isoOf(row.expires_at),
    endedAt: isoOrNull(row.released_at ?? row.forfeited_at),
  };
}
