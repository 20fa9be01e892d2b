import type { Queryable } from '@hanpan/db';
import type { Holder } from '@hanpan/ledger';
import { type OpenPlay, openPlay } from '../../play/index.ts';
import type { MemberServices } from '../services.ts';
import type { MoneyUnderWay } from './money-under-way.ts';

export interface Unfinished extends MoneyUnderWay {
  readonly bets: readonly OpenPlay[];
}

/** What of a member has to end before its account is closed. A family that is added later is asked without being named here. */
export async function unfinishedOf(
  { families, moneyUnderWay }: Pick<MemberServices, 'families' | 'moneyUnderWay'>,
  queryable: Queryable,
  holder: Holder,
): Promise<Unfinished> {
  const bets = await openPlay(queryable, families, holder.memberId);
  return { bets, ...(await moneyUnderWay(queryable, holder)) };
}

export function isUnfinished({ bets, games, requests }: Unfinished): boolean {
  return bets.length + games.length + requests.length > 0;
}
