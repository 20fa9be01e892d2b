import type { Handlers } from '../../kernel/call-context.ts';
import type { WalletServices } from './services.ts';
import { userCash } from './user-cash.ts';

type WalletPath = '/api/cash/getUserCash' | '/api/wallet/balance';

export function walletHandlers({ database, ledger, unreadOf, isPlaying }: WalletServices) {
  return {
    '/api/cash/getUserCash': ({ site, memberId }) =>
      userCash({ database, ledger }, { siteId: site.id, memberId }),

    '/api/wallet/balance': async ({ site, memberId }) => {
      const [holdings, newMsg, playing] = await Promise.all([
        ledger.holdings(database, { siteId: site.id, memberId }),
        unreadOf(database, memberId),
        isPlaying(database, memberId),
      ]);
      return {
        balance: holdings.cash,
        point: holdings.point,
        isPlayGame: playing ? 'Y' : 'N',
        newMsg,
        version: holdings.version,
      };
    },
  } satisfies Handlers<WalletPath>;
}
