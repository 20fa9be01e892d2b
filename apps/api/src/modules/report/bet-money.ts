import type { AnswerOf, BodyOf } from '@hanpan/contract';
import { entriesOfKeys } from '@hanpan/ledger';
import type { MemberContext } from '../../kernel/call-context.ts';
import { isoOf } from '../../kernel/clock.ts';
import { type Failure, fail } from '../../kernel/failure.ts';
import { readHistory } from './history-store.ts';
import type { ReportServices } from './services.ts';

type MoneyPath = '/api/bet/money';

/** What one of the member's own bets has moved in its cash, in order. Fails with E404 for any other bet. */
export async function betMoney(
  { database, families }: Pick<ReportServices, 'database' | 'families'>,
  { site, memberId }: MemberContext,
  { family, betIdx }: BodyOf<MoneyPath>,
): Promise<AnswerOf<MoneyPath> | Failure<'E404'>> {
  const [bet] = await readHistory(database, families, memberId, [{ family, id: betIdx }]);
  if (bet === undefined) return fail('E404');
  const owner = families.find(({ name }) => name === family);
  const played = { siteId: site.id, id: bet.id, reference: bet.reference };
  const keys = (await owner?.transferKeys?.(database, played)) ?? [];
  const entries = await entriesOfKeys(database, { siteId: site.id, kind: 'cash', memberId }, keys);
  return {
    list: entries.map((entry) => ({
      transferId: entry.transferId,
      flow: entry.flow,
      amount: entry.amount,
      balanceAfter: entry.balance,
      postedAt: isoOf(entry.postedAt),
    })),
  };
}
