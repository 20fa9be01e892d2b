import type { Queryable } from '@hanpan/db';
import type { Amount } from '@hanpan/money';
import { siteDayStart } from '@hanpan/rules';
import { type Failure, fail } from '../../kernel/failure.ts';
import type { SiteSettings } from '../settings/index.ts';
import { netPositionSince } from './settlement-store.ts';

/**
 * The most that a member of the site may lose on one day of its calendar: a stake that could lead beyond it is refused
 * with B6014, whatever family it is staked in. A site without a limit asks nothing.
 */
export async function refuseLossLimit(
  queryable: Queryable,
  settings: Pick<SiteSettings, 'dayLossLimitAmount' | 'timeZone'>,
  bet: { readonly memberId: number; readonly stake: Amount; readonly atMs: number },
): Promise<Failure<'B6014'> | undefined> {
  const limit = settings.dayLossLimitAmount;
  if (limit === null) return undefined;
  const since = new Date(siteDayStart(bet.atMs, settings.timeZone));
  const position = await netPositionSince(queryable, bet.memberId, since);
  return bet.stake - position > limit ? fail('B6014', { max: limit }) : undefined;
}
