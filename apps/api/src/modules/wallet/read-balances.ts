import type { AnswerOf } from '@hanpan/contract';
import type { Balance, Holder } from '@hanpan/ledger';
import type { KeptAnswer } from '../../kernel/kept-answers.ts';
import type { WalletServices } from './services.ts';

/** The accounts by which the ledger tells that a balance has moved; undefined before both are open. */
function accountsOf({ cash_account: cash, point_account: point }: Balance): string[] | undefined {
  return cash === null || point === null ? undefined : [`account:${cash}`, `account:${point}`];
}

/** What each of these members' pages shows of its money, its messages and its game, in their order. */
export async function readBalances(
  { database, ledger, unreadOfMany, openGamesAmong }: WalletServices,
  holders: readonly Holder[],
): Promise<KeptAnswer<AnswerOf<'/api/wallet/balance'>>[]> {
  const memberIds = holders.map(({ memberId }) => memberId);
  const [balances, unread, games] = await Promise.all([
    ledger.balancesOf(database, holders),
    unreadOfMany(database, memberIds),
    openGamesAmong(database, memberIds),
  ]);
  return balances.map((balance, index) => {
    const memberId = memberIds[index] ?? 0;
    const { cash, point, version } = balance;
    return {
      data: {
        balance: cash,
        point,
        isPlayGame: games.get(memberId) === true ? 'Y' : 'N',
        newMsg: unread.get(memberId) ?? 0,
        version,
      },
      // Whether an open game is still played is a matter of time, of which there is no news.
      changedBy: games.has(memberId) ? undefined : accountsOf(balance),
    };
  });
}
