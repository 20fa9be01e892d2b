import type { AnswerOf } from '@hanpan/contract';
import type { Holder } from '@hanpan/ledger';
import type { WalletServices } from './services.ts';

/** What each of these members' pages shows of its money, its messages and its game, in their order. */
export async function readBalances(
  { database, ledger, unreadOfMany, playersAmong }: WalletServices,
  holders: readonly Holder[],
): Promise<AnswerOf<'/api/wallet/balance'>[]> {
  const memberIds = holders.map(({ memberId }) => memberId);
  const [balances, unread, players] = await Promise.all([
    ledger.balancesOf(database, holders),
    unreadOfMany(database, memberIds),
    playersAmong(database, memberIds),
  ]);
  return balances.map(({ cash, point, version }, index) => {
    const memberId = memberIds[index] ?? 0;
    return {
      balance: cash,
      point,
      isPlayGame: players.has(memberId) ? 'Y' : 'N',
      newMsg: unread.get(memberId) ?? 0,
      version,
    };
  });
}
